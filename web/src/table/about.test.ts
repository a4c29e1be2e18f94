import { beforeAll, describe, expect, it } from 'vitest'
import { giveWords, say } from '../i18n/words'
import type { Board, Scene } from '../wire/types'
import { Explainer } from './about'
import { Elements } from './elements'
import type { TableContext } from './tableContext.svelte'

const WORDS = `
fish = fish
card = a card
refill = Refill at once
points = points
legend-take = Cards you draw
about-fish = It swims.
    .rule = TOY-1.2
about-refill = It works by itself.
    .rule = TOY-2.1
about-points =
    .rule = TOY-3.1
now-fish = It is worth 2.
now-this = This one is caught.
`

const CLIENT = `
table-worth = worth { $value }
table-times = { $count } of them
table-used = used
table-secret = only you can see this
`

const SEA = { cells: [{ id: 'sea', name: 'C4' }], edges: [], regions: [] } as unknown as Board

function explainerOf(pieces: Scene['pieces'], now: Scene['now'] = {}): Explainer {
  const scene = { pieces, zones: [], counters: [{ icon: 'fish', label: 'points', value: 3 }], legend: [{ kind: 'take', label: 'legend-take' }], now }
  const context = {
    game: 'toy',
    scene,
    elements: new Elements([SEA], scene),
    marks: [],
    say: (text: Parameters<typeof say>[0], count = 1) => say(text, 'toy', count),
    nameOf: (seat: number) => `Player ${seat + 1}`,
    colour: () => 'red',
    counterName: () => '3 points',
  }
  return new Explainer(context as unknown as TableContext)
}

const fish = { id: 'fish-1', kind: 'fish', at: 'sea', label: 'card' } as const

describe('an explainer', () => {
  beforeAll(() => {
    giveWords(CLIENT, 'en')
    giveWords(WORDS, 'en', 'toy')
  })

  it('takes the words of the kind where the name has none, with their rule', () => {
    const [entry] = explainerOf([fish]).entries({ type: 'piece', id: 'fish-1' })
    expect(entry).toMatchObject({ name: 'a card', text: 'It swims.', now: '', rule: 'TOY-1.2' })
  })

  it('takes the words on a card before those of its kind', () => {
    const [entry] = explainerOf([{ ...fish, face: { line: 'refill' } }]).entries({ type: 'piece', id: 'fish-1' })
    expect(entry).toMatchObject({ text: 'It works by itself.', rule: 'TOY-2.1' })
  })

  it('says what the numbers on a card are, as far as the key has them', () => {
    const [entry] = explainerOf([{ ...fish, face: { feet: [['take', 5], ['place', 1]] } }]).entries({ type: 'piece', id: 'fish-1' }) // prettier-ignore
    expect(entry!.chips).toEqual(['Cards you draw: 5'])
  })

  it('says what holds now of this very thing before what holds of its kind', () => {
    const thing = { type: 'piece', id: 'fish-1' } as const
    expect(explainerOf([fish], { fish: 'now-fish' }).describe(thing)).toBe('It swims. It is worth 2.')
    expect(explainerOf([fish], { fish: 'now-fish', 'fish-1': 'now-this' }).describe(thing)).toBe('It swims. This one is caught.')
  })

  it('tells worth, number and owner as facts', () => {
    const [entry] = explainerOf([{ ...fish, value: 3, count: 2, seat: 0 }]).entries({ type: 'piece', id: 'fish-1' })
    expect(entry?.chips).toEqual(['worth 3', '2 of them', 'Player 1'])
  })

  it('says once what several things on one space have in common', () => {
    const explainer = explainerOf([fish, { ...fish, id: 'fish-2' }])
    const entries = explainer.entries({ type: 'place', id: 'sea' })
    expect(entries.map(({ name, text, rule }) => [name, text, rule])).toEqual([
      ['a card', 'It swims.', 'TOY-1.2'],
      ['a card', '', null],
    ])
    expect(explainer.describe({ type: 'place', id: 'sea' })).toBe('It swims.')
  })

  it('shows only the back of a card that lies face down', () => {
    const [entry] = explainerOf([{ ...fish, turned: true }]).entries({ type: 'piece', id: 'fish-1' })
    expect(entry?.picture?.name).toBe('card-back')
  })

  it('has a rule and no sentence where the name says all', () => {
    const thing = { type: 'counter', id: '0' } as const
    expect(explainerOf([]).entries(thing)[0]).toMatchObject({ name: '3 points', text: '', rule: 'TOY-3.1' })
    expect(explainerOf([]).describe(thing)).toBeUndefined()
  })

  it('says nothing of what is not there', () => {
    expect(explainerOf([]).entries({ type: 'piece', id: 'fish-1' })).toEqual([])
    expect(explainerOf([]).entries({ type: 'counter', id: '7' })).toEqual([])
  })
})
