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
import type { Draw, Draws, DrawsTakenBack } from './types'

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
  /** The draws among steps that were taken back because everybody agreed, in the order in which they were made. */
  takenBack: CheckedDraw[]
  /** How often everybody agreed that steps are taken back, and to how many requests this browser did. */
  takeBacks: number
  consents: number
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
  /** The numbers of the take-backs that somebody at this browser asked for or allowed. */
  consents?: number[]
}

/** The commitment to a seed: its SHA-256. */
export function commitmentOf(seed: Uint8Array): string {
  return bytesToHex(sha256(seed))
}

/** The key of all draws of a table. */
export function chanceKey(entropies: string[]): Uint8Array {
  return concatBytes(LABEL, ...entropies.map((entropy) => sha256(utf8ToBytes(entropy))))
}

/** The outcome of chance at a step, after so many agreed take-backs, as an index into the weights. */
export function drawOutcome(seed: Uint8Array, key: Uint8Array, step: number, weights: number[], takeBacks = 0): number {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total <= 0n || weights.some((weight) => weight < 0)) throw new RangeError('weights of chance must have a positive sum')
  const fair = RANGE - (RANGE % total)
  const count = takeBacks ? toEightBytes(takeBacks) : new Uint8Array()
  for (let attempt = 0; ; attempt++) {
    const number = toNumber(hmac(sha256, seed, concatBytes(key, toEightBytes(step), toEightBytes(attempt), count)))
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
  const given = told.taken_back ?? []
  const check = (draw: Draw, line: number): CheckedDraw => {
    const expected = drawOutcome(seed, key, draw.step, draw.weights, takeBacksBefore(given, line, draw.step))
    return { ...draw, expected, ok: expected === draw.drawn }
  }
  const draws = told.draws.map((draw) => check(draw, given.length))
  const takenBack = given.flatMap((taken, line) => taken.draws.map((draw) => check(draw, line)))
  const sealFits = sealed === commitment && sealed === told.commitment
  const ownEntropy = memory.entropies?.length ? memory.entropies.every((own) => told.entropies.includes(own)) : null
  const hasStrangers = told.entropies.length > (memory.people ?? Infinity)
  const unmatched = chanceSteps === null ? [] : difference(chanceSteps, told.draws.map((draw) => draw.step))
  const ok = sealFits && ownEntropy !== false && !hasStrangers && unmatched.length === 0 && [...draws, ...takenBack].every((draw) => draw.ok)
  const kept = memory.commitment === undefined ? 'never' : memory.beforehand ? 'before' : 'during'
  const counts = { takeBacks: given.length, consents: memory.consents?.length ?? 0 }
  return { ok, seed: told.seed, sealed, commitment, kept, sealFits, ownEntropy, hasStrangers, draws, takenBack, ...counts, unmatched }
}

/** How many take-backs came before a step of the line of play that so many of them ended: the last one that reached as far back. */
function takeBacksBefore(given: readonly DrawsTakenBack[], line: number, step: number): number {
  for (let before = line; before > 0; before--) if (given[before - 1]!.at <= step) return before
  return 0
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
