/**
 * Checks the chance of a finished game in the page itself (docs/protocol.md, "Fair chance").
 *
 * Besides the draws it looks at what this browser remembers: the commitment it kept before it added anything, and what it added.
 * What the server says about the commitment at the end counts for nothing by itself.
 * The hashes are those of an audited library: browsers offer WebCrypto only on https and localhost, and a table on the home
 * network must be verifiable too.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Draw, Draws } from './types'

const LABEL = utf8ToBytes('banchisa chance 1')
const RANGE = 1n << 256n

export interface CheckedDraw extends Draw {
  /** The index that the seed gives. */
  expected: number
  ok: boolean
}

export interface Verdict {
  ok: boolean
  seed: string
  /** SHA-256 of the seed that was told. */
  sealed: string
  commitment: string
  /** When this browser kept the commitment: before anything was drawn and added by it, later in the game, or not at all. */
  kept: 'before' | 'during' | 'never'
  /** The seed fits the commitment that was kept. */
  sealFits: boolean
  /** What this browser added takes part; null if it remembers nothing. */
  ownEntropy: boolean | null
  /** More was added than by the people at the table. */
  hasStrangers: boolean
  draws: CheckedDraw[]
  /** Steps of chance in the log for which no draw was told, and draws that belong to no step of chance. */
  unmatched: number[]
}

export interface Memory {
  /** The commitment that was seen first, before the game was over. */
  commitment?: string
  /** It was seen before the first draw, and before this browser added anything. */
  beforehand?: boolean
  /** What this browser added to the table. */
  entropies?: string[]
  /** For how many people there were seats then. */
  people?: number
}

/** The commitment to a seed: its SHA-256. */
export function commitmentOf(seed: Uint8Array): string {
  return bytesToHex(sha256(seed))
}

/** The key of all draws of a table. */
export function chanceKey(entropies: string[]): Uint8Array {
  return concatBytes(LABEL, ...entropies.map((entropy) => sha256(utf8ToBytes(entropy))))
}

/** The outcome of chance at a step, as an index into the weights. */
export function drawOutcome(seed: Uint8Array, key: Uint8Array, step: number, weights: number[]): number {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total <= 0n || weights.some((weight) => weight < 0)) throw new RangeError('weights of chance must have a positive sum')
  const fair = RANGE - (RANGE % total)
  for (let attempt = 0; ; attempt++) {
    const number = toNumber(hmac(sha256, seed, concatBytes(key, toEightBytes(step), toEightBytes(attempt))))
    if (number >= fair) continue // would favour the low numbers: drawn again
    let left = number % total
    for (const [index, weight] of weights.entries()) {
      if (left < BigInt(weight)) return index
      left -= BigInt(weight)
    }
  }
}

/** Everything that can be checked about the chance of a finished game. */
export function verify(told: Draws, chanceSteps: number[] | null, memory: Memory): Verdict {
  const seed = hexToBytes(told.seed)
  const sealed = commitmentOf(seed)
  const commitment = memory.commitment ?? told.commitment
  const key = chanceKey(told.entropies)
  const draws: CheckedDraw[] = []
  for (const draw of told.draws) {
    const expected = drawOutcome(seed, key, draw.step, draw.weights)
    draws.push({ ...draw, expected, ok: expected === draw.drawn })
  }
  const sealFits = sealed === commitment && sealed === told.commitment
  const ownEntropy = memory.entropies?.length ? memory.entropies.every((own) => told.entropies.includes(own)) : null
  const hasStrangers = told.entropies.length > (memory.people ?? Infinity)
  const unmatched = chanceSteps === null ? [] : difference(chanceSteps, told.draws.map((draw) => draw.step))
  const ok = sealFits && ownEntropy !== false && !hasStrangers && unmatched.length === 0 && draws.every((draw) => draw.ok)
  const kept = memory.commitment === undefined ? 'never' : memory.beforehand ? 'before' : 'during'
  return { ok, seed: told.seed, sealed, commitment, kept, sealFits, ownEntropy, hasStrangers, draws, unmatched }
}

function difference(one: number[], other: number[]): number[] {
  const [left, right] = [new Set(one), new Set(other)]
  return [...new Set([...one, ...other])].filter((step) => !left.has(step) || !right.has(step)).sort((a, b) => a - b)
}

function toEightBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number))
  return bytes
}

function toNumber(bytes: Uint8Array): bigint {
  return BigInt(`0x${bytesToHex(bytes)}`)
}
