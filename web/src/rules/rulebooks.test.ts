import { expect, test, vi } from 'vitest'
import { rules } from '../wire/http'
import { loadRulebook, partsOf, rulebook, search } from './rulebooks.svelte'

vi.mock('../wire/http', () => ({ rules: vi.fn() }))

const chapters = [
  { title: 'Setup', rules: [{ id: 'TOY-1.1', text: 'Lay the tiles.' }, { id: 'TOY-1.2', text: 'Perché no?' }] },
  { title: 'Play', rules: [{ id: 'TOY-2.1', text: 'Move a tile as in TOY-1.1.' }] },
]
const found = (words: string) => search(chapters, words).flatMap((chapter) => chapter.rules.map((rule) => rule.id))

test('a rulebook is asked for once, and again after a failure', async () => {
  const book = { title: 'Toy', chapters } as unknown as Awaited<ReturnType<typeof rules>>
  vi.mocked(rules).mockRejectedValueOnce(new Error('no line')).mockResolvedValue(book)
  await expect(loadRulebook('toy', 'en')).rejects.toThrow('no line')
  await Promise.all([loadRulebook('toy', 'en'), loadRulebook('toy', 'en')])
  await loadRulebook('toy', 'en')
  expect(rules).toHaveBeenCalledTimes(2)
  expect(rulebook('toy', 'en')).toBe(book)
  expect(rulebook('toy', 'nl')).toBeUndefined()
})

test('search', () => {
  expect(found('')).toEqual(['TOY-1.1', 'TOY-1.2', 'TOY-2.1'])
  expect(found('TILE')).toEqual(['TOY-1.1', 'TOY-2.1'])
  expect(found('tile move')).toEqual(['TOY-2.1'])
  expect(found('toy-1.2')).toEqual(['TOY-1.2'])
  expect(found('perche')).toEqual(['TOY-1.2'])
  expect(search(chapters, 'whale')).toEqual([])
})

test('parts of a rule', () => {
  expect(partsOf('See TOY-1.1 and `move 1 A1`, **always**.')).toEqual([
    { is: 'text', text: 'See ' },
    { is: 'rule', text: 'TOY-1.1' },
    { is: 'text', text: ' and ' },
    { is: 'code', text: 'move 1 A1' },
    { is: 'text', text: ', ' },
    { is: 'strong', text: 'always' },
    { is: 'text', text: '.' },
  ])
})
