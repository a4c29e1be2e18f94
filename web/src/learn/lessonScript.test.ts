import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableContext } from '../table/tableContext.svelte'
import type { GameName, Lesson, Scene } from '../wire/types'
import { LessonScript } from './lessonScript.svelte'

const GAME: GameName = { key: 'toy', title: 'Toy', version: '1', secrets: false }
const choice = (name: string, action: number) => ({ action, name, touch: [`cell-${name}`] })
const scene = (actor: number, names: string[]): Scene =>
  ({
    game: 'toy', seat: 0, boards: [], prompt: { actor, text: 'ask', rule: 'TOY-1.1' }, players: [{ seat: 0, colour: 'red', state: 's' }, { seat: 1, colour: 'blue', state: 's' }],
    pieces: [], zones: [], marks: [], choices: names.map(choice), counters: [], banners: [], legend: [], sums: [], ranks: [], grounds: {}, layers: [],
  }) as unknown as Scene // prettier-ignore
const entry = (n: number, actor: number, notation: string) => ({ n, actor, notation, text: 't', touch: [], round: null })
const lesson = (): Lesson => ({
  key: 'first',
  minutes: 2,
  seat: 0,
  boards: [],
  game: null,
  tasks: [
    {
      scene: scene(0, ['a', 'b', 'c']),
      step: 'a',
      wrong: [{ step: 'b', text: 'lesson-first-1-wrong-1' }],
      frames: [
        { scene: scene(1, []), entry: entry(0, 0, 'a') },
        { scene: scene(0, ['d']), entry: entry(1, 1, 'x') },
      ],
      point: [],
    },
    { scene: scene(0, ['d']), step: 'd', wrong: [], frames: [{ scene: scene(1, []), entry: entry(0, 0, 'd') }], point: [] },
    { scene: scene(1, []), step: '', wrong: [], frames: [], point: [] },
  ],
})

let script: LessonScript
let context: TableContext
const begin = async (at = 0) => {
  script = new LessonScript(GAME, lesson(), () => Promise.reject(new Error('nobody asked')), at)
  context = new TableContext('', script.connect)
  context.live.open()
  await vi.advanceTimersByTimeAsync(10)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  script.close()
  context.live.close()
  vi.useRealTimers()
})

test('the table asks for a step of the learner', async () => {
  await begin()
  expect(context.live.canAct).toBe(true)
  expect(context.touchables.size).toBe(3)
  expect(script.done).toBe(false)
})

test('the solution is played with what follows, and then nothing can be touched', async () => {
  await begin()
  context.choose(context.scene!.choices[0]!)
  await vi.advanceTimersByTimeAsync(3000)
  expect(script.done).toBe(true)
  expect(context.live.log.map(({ notation }) => notation)).toEqual(['a', 'x'])
  expect(context.active).toBe(false)
})

test('a wrong step is answered and not taken', async () => {
  await begin()
  context.choose(context.scene!.choices[1]!)
  await vi.advanceTimersByTimeAsync(10)
  expect(script.answer).toEqual({ n: 1, step: 'b', text: 'lesson-first-1-wrong-1', rule: null })
  expect(context.live.log).toEqual([])
  expect(context.live.pending).toBe(null)
  context.choose(context.scene!.choices[2]!)
  await vi.advanceTimersByTimeAsync(10)
  expect(script.answer).toEqual({ n: 2, step: 'c', text: null, rule: null })
  expect(context.active).toBe(true)
})

test('after a wrong step nothing stays chosen', async () => {
  await begin()
  context.touch(['cell-b'], {} as DOMRect)
  await vi.advanceTimersByTimeAsync(10)
  expect(script.answer?.step).toBe('b')
  expect([...context.chosen]).toEqual([])
  expect(context.buttons).toEqual([])
  expect(context.touchables.size).toBe(3)
  context.touch(['cell-a'], {} as DOMRect)
  await vi.advanceTimersByTimeAsync(3000)
  expect(script.done).toBe(true)
})

test('the solution is shown, taken back and asked for again', async () => {
  await begin()
  script.show()
  await vi.advanceTimersByTimeAsync(500)
  expect(context.live.log.length).toBe(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(context.live.log.length).toBe(0)
  expect(context.active).toBe(true)
  expect(script.done).toBe(false)
})

test('the next task goes on, and one that is only read is done at once', async () => {
  await begin()
  script.go(1)
  await vi.advanceTimersByTimeAsync(10)
  expect(context.scene!.choices.map(({ name }) => name)).toEqual(['d'])
  expect(context.live.canAct).toBe(true)
  script.go(2)
  await vi.advanceTimersByTimeAsync(10)
  expect(script.done).toBe(true)
  expect(script.isLast).toBe(true)
})

test('a lesson is resumed where it was left', async () => {
  await begin(1)
  expect(script.at).toBe(1)
  expect(context.scene!.choices.map(({ name }) => name)).toEqual(['d'])
})
