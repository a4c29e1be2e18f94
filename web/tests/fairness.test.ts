import { createHash, createHmac } from 'node:crypto'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { commitmentOf, verify } from '../src/wire/fairness.ts'
import type { Draws } from '../src/wire/types.ts'
import tables from './fixtures/draws.json'

const games: Draws[] = tables

describe('chance as the server draws it', () => {
  test.each(games.map((told, number) => [number, told] as const))('table %i is verified', (_, told) => {
    const verdict = verify(told, told.draws.map((draw) => draw.step), { entropies: told.entropies })
    expect(verdict.draws.filter((draw) => !draw.ok)).toEqual([])
    expect(verdict).toMatchObject({ ok: true, sealFits: true, unmatched: [], sealed: told.commitment })
    expect(verdict.draws).toHaveLength(told.draws.length)
  })

  test('a changed outcome is found', () => {
    const told = structuredClone(games[1]!)
    const draw = told.draws.find((one) => one.weights.length > 2)!
    draw.drawn = (draw.drawn + 1) % draw.weights.length
    const verdict = verify(told, null, {})
    expect(verdict.ok).toBe(false)
    expect(verdict.draws.filter((one) => !one.ok).map((one) => one.step)).toEqual([draw.step])
  })

  test('another seed than the sealed one is found, also when the server changes the seal with it', () => {
    const told = structuredClone(games[1]!)
    const shown = told.commitment
    told.seed = `00${told.seed.slice(2)}`
    expect(verify(told, null, {}).sealFits).toBe(false)
    told.commitment = commitmentOf(hexToBytes(told.seed))
    expect(verify(told, null, { commitment: shown }).ok).toBe(false)
  })

  test('entropy that was left out is found', () => {
    const verdict = verify(games[2]!, null, { entropies: ['1234567890abcdef'] })
    expect(verdict).toMatchObject({ ok: false, ownEntropy: false })
    expect(verify(games[2]!, null, { entropies: [games[2]!.entropies[1]!] }).ownEntropy).toBe(true)
    expect(verify(games[2]!, null, {}).ownEntropy).toBe(null)
  })

  test('draws before and after agreed take-backs come from different parts of the seal', () => {
    const told = games[3]!
    expect(verify(told, [1, 2, 5, 9, 12], { entropies: told.entropies, consents: [40] })).toMatchObject({ ok: true, takeBacks: 2, consents: 1, unmatched: [] })
    expect(verify(told, null, {}).takenBack.map(({ step, ok }) => [step, ok])).toEqual([[7, true], [9, true], [5, true], [7, true], [8, true]])
    expect(verify({ ...told, taken_back: [] }, null, {}).ok).toBe(false)
    expect(verify({ ...told, taken_back: told.taken_back!.slice(1) }, null, {}).ok).toBe(false)
  })

  test('a draw that was taken back and then changed is found', () => {
    const told = structuredClone(games[3]!)
    const draw = told.taken_back![1]!.draws[0]!
    draw.drawn = (draw.drawn + 1) % draw.weights.length
    expect(verify(told, null, {}).ok).toBe(false)
  })

  test('what counts is the seal that was kept, and when it was', () => {
    const told = games[1]!
    const commitment = told.commitment
    expect(verify(told, null, {})).toMatchObject({ ok: true, kept: 'never' })
    expect(verify(told, null, { commitment })).toMatchObject({ ok: true, kept: 'during' })
    expect(verify(told, null, { commitment, beforehand: true })).toMatchObject({ ok: true, kept: 'before' })
    expect(verify(told, null, { commitment: 'another', beforehand: true })).toMatchObject({ ok: false, sealFits: false })
  })

  test('more entropy than people could have added is found', () => {
    const told = games[2]!
    const memory = { entropies: [told.entropies[1]!] }
    expect(verify(told, null, { ...memory, people: told.entropies.length })).toMatchObject({ ok: true, hasStrangers: false })
    expect(verify(told, null, { ...memory, people: told.entropies.length - 1 })).toMatchObject({ ok: false, hasStrangers: true })
  })

  test('a step of chance without a draw is found, and a draw without a step', () => {
    const told = structuredClone(games[0]!)
    const steps = told.draws.map((draw) => draw.step)
    const gone = told.draws.splice(3, 1)[0]!
    expect(verify(told, steps, {}).unmatched).toEqual([gone.step])
    expect(verify(games[0]!, steps.slice(1), {}).unmatched).toEqual([steps[0]])
  })
})

describe('hashes', () => {
  const bytesOf = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 151 + 7) % 256)

  test.each([0, 1, 55, 56, 63, 64, 65, 119, 128, 1000])('agree with those of Node for %i bytes', (length) => {
    const bytes = bytesOf(length)
    expect(commitmentOf(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
    for (const secret of [bytes.slice(0, 32), bytesOf(100)]) {
      expect(bytesToHex(hmac(sha256, secret, bytes))).toBe(createHmac('sha256', secret).update(bytes).digest('hex'))
    }
  })

  test('the empty message has its known hash', () => {
    expect(commitmentOf(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  })
})
