import { describe, expect, it } from 'vitest'
import { RequestError } from '../wire/tableSocket'
import type { ProblemCode } from '../wire/clientTypes'
import type { Choice, HintMessage, HintOption } from '../wire/types'
import { Hint, startOf } from './hint.svelte'
import type { TableState } from './tableState.svelte'

const choice = (name: string): Choice => ({ action: 1, name, touch: [`cell-${name}`], style: 'main' }) as Choice
const option = (action: string, own: number): HintOption => ({ action, text: 'step-go', chances: [1 - own, own], visits: 5, wins: false, reasons: [], ahead: null })

/** As much of a table as a hint needs; seat 1 is to act, and its questions are answered by hand. */
function table(hints = true) {
  const questions: { answer: (options: HintOption[], place?: number) => void; fail: (code: ProblemCode) => void }[] = []
  const live = {
    version: 7,
    canAct: true,
    yourTurn: true,
    welcome: { hints },
    scene: { prompt: { actor: 1 }, choices: [choice('a'), choice('b')] },
    hint: () =>
      new Promise<HintMessage>((resolve, reject) => {
        questions.push({
          answer: (options, place = 1) => resolve({ is: 'hint', id: 1, version: live.version, place, options }),
          fail: (code) => reject(new RequestError(code, {})),
        })
      }),
  }
  return { live, questions, hint: new Hint(live as unknown as TableState) }
}
const settled = () => new Promise((done) => setTimeout(done))

describe('a hint', () => {
  it('is waited for and shown with one\'s own chances', async () => {
    const { hint, questions } = table()
    expect([hint.offered, hint.open]).toEqual([true, false])
    hint.toggle()
    expect([hint.open, hint.waiting]).toEqual([true, true])
    questions[0]!.answer([option('b', 0.618), option('a', 0.3)])
    await settled()
    expect(hint.waiting).toBe(false)
    expect(hint.advice.map(({ choice, percent }) => [choice.name, percent])).toEqual([['b', 62], ['a', 30]])
  })

  it('is shown in the order of the chances, whatever the expert looked at most', async () => {
    const { hint, questions } = table()
    hint.toggle()
    questions[0]!.answer([option('a', 0.56), option('b', 0.61)])
    await settled()
    expect(hint.advice.map(({ percent }) => percent)).toEqual([61, 56])
  })

  it('says where a move begins, however deep in its words', () => {
    expect(startOf('step-go')).toBeNull()
    expect(startOf(['step-go', { cell: 'E3' }])).toBeNull()
    expect(startOf(['step-go-to', { move: ['step-go', { start: 'D2', cell: 'E3' }], to: 'to-igloo' }])).toBe('D2')
  })

  it('is hopeless when no step leaves three percent, unless one wins', async () => {
    const { hint, questions } = table()
    hint.toggle()
    questions[0]!.answer([option('a', 0.02), option('b', 0.021)])
    await settled()
    expect([hint.hopeless, hint.tries]).toEqual([true, 10])
    const other = table()
    other.hint.toggle()
    other.questions[0]!.answer([option('a', 0.03), option('b', 0.01)])
    await settled()
    expect(other.hint.hopeless).toBe(false)
  })

  it('is forgotten when somebody else looks', async () => {
    const { hint, questions } = table()
    hint.toggle()
    questions[0]!.answer([option('a', 0.56)])
    await settled()
    hint.reset()
    expect([hint.open, hint.advice]).toEqual([false, []])
  })

  it('says which place the chances are for', async () => {
    const { hint, questions } = table()
    hint.toggle()
    questions[0]!.answer([option('a', 0.3)], 2)
    await settled()
    expect(hint.place).toBe(2)
  })

  it('leaves out what is no choice', async () => {
    const { hint, questions } = table()
    hint.toggle()
    questions[0]!.answer([option('elsewhere', 0.5), option('a', 0.3)])
    await settled()
    expect(hint.advice.map(({ choice }) => choice.name)).toEqual(['a'])
  })

  it('is asked once for a position, however often it is opened', async () => {
    const { hint, questions } = table()
    hint.toggle()
    hint.toggle()
    expect(hint.open).toBe(false)
    hint.toggle()
    questions[0]!.answer([option('a', 0.3)])
    await settled()
    hint.toggle()
    hint.toggle()
    expect(hint.advice).toHaveLength(1)
    expect(questions).toHaveLength(1)
  })

  it('is gone with its position, and its answer is not taken for that of another', async () => {
    const { hint, live, questions } = table()
    hint.toggle()
    live.version = 8
    expect(hint.open).toBe(false)
    hint.toggle()
    questions[0]!.answer([option('a', 0.3)])
    await settled()
    expect([hint.open, hint.waiting]).toEqual([true, true])
    questions[1]!.answer([option('b', 0.4)])
    await settled()
    expect(hint.advice.map(({ percent }) => percent)).toEqual([40])
  })

  it('can be asked for again after trouble', async () => {
    const { hint, questions } = table()
    hint.toggle()
    questions[0]!.fail('server/error')
    await settled()
    expect(hint.trouble?.code).toBe('server/error')
    void hint.ask()
    expect([hint.trouble, hint.waiting]).toEqual([null, true])
    questions[1]!.answer([option('a', 0.3)])
    await settled()
    expect(hint.advice).toHaveLength(1)
  })

  it('is not offered where it is not allowed, nor while others are to act', () => {
    const { hint: forbidden, questions } = table(false)
    forbidden.toggle()
    expect([forbidden.offered, forbidden.open, questions.length]).toEqual([false, false, 0])
    const { hint, live } = table()
    live.yourTurn = false
    expect(hint.offered).toBe(false)
  })
})
