/**
 * Checks the chance of a finished game in the page itself (docs/protocol.md, "Fair chance").
 *
 * Besides the draws it looks at what this browser remembers: the commitment it saw when the game began, and what it added.
 */
import { hmacSha256, sha256 } from './hashes'
import type { Draw, Draws } from './types'

const LABEL = new TextEncoder().encode('banchisa chance 1')
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
  /** The seed fits what was shown before the game. */
  sealFits: boolean
  /** What this browser added takes part; null if it remembers nothing. */
  ownEntropy: boolean | null
  draws: CheckedDraw[]
  /** Steps of chance in the log for which no draw was told, and draws that belong to no step of chance. */
  unmatched: number[]
}

export interface Memory {
  /** The commitment seen before the game was over. */
  commitment?: string
  /** What this browser added to the table. */
  entropies?: string[]
}

/** The commitment to a seed: its SHA-256. */
export async function commitmentOf(seed: Uint8Array): Promise<string> {
  return toHex(await sha256(seed))
}

/** The key of all draws of a table. */
export async function chanceKey(entropies: string[]): Promise<Uint8Array> {
  const hashes = await Promise.all(entropies.map((entropy) => sha256(new TextEncoder().encode(entropy))))
  return concatBytes([LABEL, ...hashes])
}

/** The outcome of chance at a step, as an index into the weights. */
export async function drawOutcome(seed: Uint8Array, key: Uint8Array, step: number, weights: number[]): Promise<number> {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total <= 0n || weights.some((weight) => weight < 0)) throw new RangeError('weights of chance must have a positive sum')
  const fair = RANGE - (RANGE % total)
  for (let attempt = 0; ; attempt++) {
    const number = toNumber(await hmacSha256(seed, concatBytes([key, toEightBytes(step), toEightBytes(attempt)])))
    if (number >= fair) continue // would favour the low numbers: drawn again
    let left = number % total
    for (const [index, weight] of weights.entries()) {
      if (left < BigInt(weight)) return index
      left -= BigInt(weight)
    }
  }
}

/** Everything that can be checked about the chance of a finished game. */
export async function verify(told: Draws, chanceSteps: number[] | null, memory: Memory): Promise<Verdict> {
  const seed = fromHex(told.seed)
  const sealed = await commitmentOf(seed)
  const commitment = memory.commitment ?? told.commitment
  const key = await chanceKey(told.entropies)
  const draws: CheckedDraw[] = []
  for (const draw of told.draws) {
    const expected = await drawOutcome(seed, key, draw.step, draw.weights)
    draws.push({ ...draw, expected, ok: expected === draw.drawn })
  }
  const sealFits = sealed === commitment && sealed === told.commitment
  const ownEntropy = memory.entropies?.length ? memory.entropies.every((own) => told.entropies.includes(own)) : null
  const unmatched = chanceSteps === null ? [] : difference(chanceSteps, told.draws.map((draw) => draw.step))
  const ok = sealFits && ownEntropy !== false && unmatched.length === 0 && draws.every((draw) => draw.ok)
  return { ok, seed: told.seed, sealed, commitment, sealFits, ownEntropy, draws, unmatched }
}

function difference(one: number[], other: number[]): number[] {
  const [left, right] = [new Set(one), new Set(other)]
  return [...new Set([...one, ...other])].filter((step) => !left.has(step) || !right.has(step)).sort((a, b) => a - b)
}

function concatBytes(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function toEightBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number))
  return bytes
}

function toNumber(bytes: Uint8Array): bigint {
  return BigInt(`0x${toHex(bytes)}`)
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(hex: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new RangeError('not hexadecimal')
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}
