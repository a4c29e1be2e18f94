import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareEntropy, recall, rememberCommitment } from './fairnessStore'

class Storage {
  readonly kept = new Map<string, string>()
  isFull = false
  getItem(name: string): string | null {
    return this.kept.get(name) ?? null
  }
  setItem(name: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    this.kept.set(name, value)
  }
}

let storage: Storage

beforeEach(() => {
  storage = new Storage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

test('the seal that was shown first stays', () => {
  rememberCommitment('a', 'first', true)
  rememberCommitment('a', 'second', true)
  expect(recall('a')).toEqual({ commitment: 'first', beforehand: true })
  expect(recall('b')).toEqual({})
})

test('what is added answers to the seal that was kept, not to the one that is told later', () => {
  rememberCommitment('a', 'first', true)
  const added = prepareEntropy('a', 'second', 2)
  expect(added).toEqual({ commitment: 'first', entropy: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(recall('a')).toEqual({ commitment: 'first', beforehand: true, entropies: [added.entropy], people: 2 })
})

test('without a seal from before, the one that is shown is kept with what is added', () => {
  const { entropy } = prepareEntropy('a', 'shown', 1)
  expect(recall('a')).toEqual({ commitment: 'shown', beforehand: true, entropies: [entropy], people: 1 })
})

test('asked again it is the same, at another table another one', () => {
  const first = prepareEntropy('a', 'shown', 3)
  expect(prepareEntropy('a', 'shown', 1)).toEqual(first)
  expect(recall('a').people).toBe(3)
  expect(prepareEntropy('b', 'shown', 3).entropy).not.toBe(first.entropy)
})

test('a seal that is first seen in the game, or after something was added, was not kept beforehand', () => {
  rememberCommitment('a', 'late', false)
  expect(recall('a').beforehand).toBe(false)
  storage.setItem('banchisa-tables', JSON.stringify({ old: { entropies: ['ab'] } }))
  rememberCommitment('old', 'late', true)
  expect(recall('old')).toMatchObject({ commitment: 'late', beforehand: false })
})

test('of many tables the latest are remembered', () => {
  for (let n = 0; n < 70; n++) rememberCommitment(`t${n}`, 'c', true)
  expect(recall('t9')).toEqual({})
  expect(recall('t10')).toEqual({ commitment: 'c', beforehand: true })
})

test('a page that may not keep anything remembers as long as it is open', () => {
  storage.isFull = true
  const added = prepareEntropy('full', 'shown', 1)
  expect(recall('full')).toMatchObject({ commitment: 'shown', entropies: [added.entropy] })
  vi.stubGlobal('localStorage', undefined)
  expect(prepareEntropy('full', 'shown', 1)).toEqual(added)
})
