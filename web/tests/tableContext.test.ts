import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveWords } from '../src/i18n/words.ts'
import { Announcer } from '../src/table/announcer.svelte.ts'
import { TableContext } from '../src/table/tableContext.svelte.ts'
import { settings } from '../src/ui/settings.svelte.ts'
import { notices, toast } from '../src/ui/toasts.svelte.ts'
import type { Header } from '../src/wire/clientTypes.ts'
import type { Choice, Counter, LogEntry, Scene } from '../src/wire/types.ts'
import { LANGUAGES, textOf, wordFiles } from './sources.ts'

const ENGLISH = `
thing-torch = { $count ->
    [one] torch
   *[other] torches
}
thing-points = AP
thing-fish = fish
thing-seal = seal
thing-walrus = walrus
step-go = goes
ask-walrus = Take the walrus?
ask-detail = It is worth three.
`

beforeAll(() => {
  for (const language of LANGUAGES) giveWords(wordFiles(language).map(textOf).join('\n'), language)
  for (const language of LANGUAGES) giveWords(ENGLISH, language, 'toy')
})

let context: TableContext
beforeEach(() => {
  settings.language = 'en'
  context = new TableContext('t')
  context.live.status = 'open'
  context.live.welcome = { game: { key: 'toy', title: 'Toy', version: '1', secrets: true }, hints: true } as Header
})
afterEach(() => (settings.language = 'en'))

const scene = (seat: number, more: Partial<Scene> = {}): Scene => ({
  game: 'toy', seat, boards: [], prompt: { actor: seat, text: 'ask-walrus', detail: 'ask-detail', rule: 'TOY-1.1' }, pieces: [], zones: [],
  players: [], marks: [], choices: [], counters: [], banners: [], legend: [], sums: [], ranks: [], grounds: {}, layers: [], ...more,
}) // prettier-ignore
const counter = (label: string, value: number): Counter => ({ icon: 'x', label, value })

describe('amounts', () => {
  it('have their number first, also one, and several stand in a list', () => {
    expect(context.costs([counter('thing-torch', 1)])).toBe('costs 1 torch')
    expect(context.costs([counter('thing-points', 3), counter('thing-torch', 2)])).toBe('costs 3 AP and 2 torches')
    expect(context.gains([counter('thing-seal', 1)])).toBe('gains 1 seal')
    settings.language = 'nl'
    expect(context.costs([counter('thing-points', 1)])).toBe('kost 1 AP')
  })

  it('of what a seat has have their name first', () => {
    expect(context.counterName({ ...counter('thing-torch', 2), of: 7 })).toBe('torches 2/7')
    expect(context.counterName(counter('thing-torch', 1))).toBe('torch 1')
  })

  it('stand in the name of a choice', () => {
    const pieces = ['fish', 'seal', 'walrus'].map((name) => ({ id: name, kind: name, at: 'hand', label: `thing-${name}` }))
    const choice: Choice = { action: 1, name: 'take', touch: ['fish', 'seal', 'walrus', 'button-ok'], style: 'main', any_order: true, cost: [counter('thing-points', 1)] }
    context.live.scene = scene(0, { pieces, choices: [choice] })
    expect(context.choiceName(choice)).toBe('fish, seal and walrus; costs 1 AP')
  })
})

describe('a card with words on it', () => {
  const power = { id: 'power', kind: 'orca', at: 'powers', label: 'ask-detail', face: { line: 'thing-points', rule: 'TOY-3.3' } }

  it('says what it does when it cannot be used, unless the game knows a reason', async () => {
    Object.assign(context.live, { you: [0], scene: scene(0, { pieces: [power] }) })
    const refused = async (refusal: string | null) => {
      context.live.why = () => Promise.resolve({ is: 'why', name: '', rule: 'TOY-2.2', text: '', refusal })
      context.touch(['power', 'powers'], null as never)
      await vi.waitFor(() => expect(context.refusal).not.toBe(null))
      return [context.refusal!.text, context.refusal!.rule]
    }
    expect(await refused(null)).toEqual(['It is worth three.', 'TOY-3.3'])
    expect(await refused('step-go')).toEqual(['goes', 'TOY-2.2'])
  })
})

describe('names', () => {
  it('of people without one are said by each screen in its own language', () => {
    context.live.seats = [
      { kind: 'human', name: null },
      { kind: 'bot', name: null, level: 'easy' },
      { kind: 'bot', name: null, level: 'easy', stands_in: true },
      { kind: 'human', name: 'Ada' },
    ]
    expect([0, 1, 2, 3].map((seat) => context.nameOf(seat))).toEqual(['Player 1', 'Bot 2', 'Player 3', 'Ada'])
    settings.language = 'it'
    expect(context.nameOf(0)).toBe('Giocatore 1')
  })

  it('of colours are those of who acted then, not now', () => {
    context.live.scene = scene(0, { players: [{ seat: 0, colour: 'orange', state: 'ask-walrus' }] })
    expect(context.colourOf({ actor: 0, colour: 'brown' })).toBe('brown')
    expect(context.colourOf({ actor: 0 })).toBe('orange')
  })
})

describe('a shared device', () => {
  it('is asked for until its person has taken it, and by a single person never', () => {
    Object.assign(context.live, { you: [0, 1], scene: scene(0) })
    expect(context.passesTo).toBe(0)
    context.takeDevice()
    expect(context.passesTo).toBe(null)
    context.live.scene = scene(1)
    expect(context.passesTo).toBe(1)
    expect(context.active).toBe(false)
    Object.assign(context.live, { you: [1], left: [0] })
    expect(context.passesTo).toBe(1) // the one before has only handed over the seat
    Object.assign(context.live, { over: true })
    expect(context.passesTo).toBe(null)
    const alone = new TableContext('t')
    Object.assign(alone.live, { you: [1], scene: scene(1), welcome: context.live.welcome })
    expect(alone.passesTo).toBe(null)
  })

  it('forgets notices, refusals, hints, and what was pointed at and looked back to', () => {
    const { live, replay, hint } = context
    Object.assign(live, { you: [0, 1], scene: scene(0), log: [{ n: 0, actor: 0, notation: 'go', text: 'step-go', touch: [], round: 1 } satisfies LogEntry] })
    context.takeDevice()
    context.refusal = { n: 1, id: 'fish', anchor: null as never, text: 'You have no fish.', rule: null, road: [] }
    context.pointed = new Set(['fish'])
    toast('You have no fish.')
    replay.at = 0
    replay.scene = scene(0)
    const announcer = new Announcer(context)
    announcer.announceTurn()
    expect(announcer.text).toBe('Your turn. Take the walrus? It is worth three.')
    live.scene = scene(1)
    live.onpassed!()
    announcer.announceTurn()
    expect([context.refusal, context.pointed.size, notices.length, replay.at, replay.scene, hint.advice]).toEqual([null, 0, 0, null, null, []])
    expect(announcer.text).toBe('Pass the device to Open seat')
  })
})
