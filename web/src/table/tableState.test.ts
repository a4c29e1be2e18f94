import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reconnectDelay, restartDelay, type Socket } from '../wire/tableSocket'
import type { LogEntry, Piece, Problem, Scene, Seat, SeatsMessage, ServerMessage, Welcome } from '../wire/types'
import { stepDelay } from './pacing'
import { TableState } from './tableState.svelte'

class Fake implements Socket {
  readyState: Socket['readyState'] = 1
  sent: Record<string, unknown>[] = []
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  send(data: unknown): void {
    this.sent.push(JSON.parse(String(data)) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }
  say(message: Partial<ServerMessage>): void {
    this.onmessage!.call(null as never, { data: JSON.stringify(message) } as MessageEvent)
  }
  break(): void {
    this.readyState = 3
    this.onclose!.call(null as never, {} as CloseEvent)
  }
}

const BOARD = {
  id: 'b', key: 'k', size: [0, 0, 2, 1] as const, edges: [], frame: 'sea', letters: [], regions: [],
  cells: ['a', 'b'].map((name, k) => ({ id: `cell-${name}`, name, ground: 'ice', centre: [k, 0] as const, outline: [] })),
} // prettier-ignore

function scene(actor: number, at = 'cell-a', seat = 0): Scene {
  const pieces: Piece[] = [{ id: 'p', kind: 'hunter', at, label: 'p', seat: 0 }]
  const none = { zones: [], marks: [], choices: [], counters: [], banners: [], legend: [], sums: [], ranks: [], players: [], grounds: {}, layers: [] }
  return { game: 'toy', seat, boards: ['k'], prompt: { actor, text: 'act', rule: 'TOY-1.1' }, pieces, ...none }
}
function entry(n: number, actor: number): LogEntry {
  return { n, actor, notation: 'go', text: 'step-go', touch: [], round: 1 }
}
function welcome(version: number, more: Partial<Welcome> = {}): Welcome {
  return {
    is: 'welcome', table: 't', version, over: false, game: { key: 'toy', title: 'Toy', version: '1', secrets: false }, options: {},
    seats: [], you: [0], left: [], host: true, public: false, hints: true, stand_in: 'hard', rematch: null, commitment: 'c', still: [BOARD], log: [], scene: scene(0), undo: 0, talk: {}, ...more,
  } as Welcome // prettier-ignore
}
const step = (version: number, actor: number, next = 0, at = 'cell-a') =>
  ({ is: 'step', version, entry: entry(version - 2, actor), scene: scene(next, at), undo: 0, over: false }) as const

let sockets: Fake[]
let live: TableState
const now = () => sockets.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  live = new TableState('t', () => {
    sockets.push(new Fake())
    return now()
  })
  live.open()
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

describe('steps', () => {
  it('are shown one after the other', () => {
    now().say(welcome(1))
    now().say(step(2, 1, 1))
    now().say(step(3, 1, 0))
    expect(live.log.length).toBe(1)
    expect(live.behind).toBe(1)
    expect(live.canAct).toBe(false)
    vi.advanceTimersByTime(600)
    expect(live.log.length).toBe(2)
    expect(live.canAct).toBe(true)
  })

  it('jump to the end when there are more than four', () => {
    now().say(welcome(1))
    const told: number[] = []
    live.onstep = ({ entry: { n } }) => told.push(n)
    for (let version = 2; version < 9; version++) now().say(step(version, 1))
    expect(live.version).toBeGreaterThanOrEqual(7)
    vi.advanceTimersByTime(1200)
    expect(live.version).toBe(8)
    expect(live.log.length).toBe(7)
    expect(told).toContain(6)
  })

  it('tell where the last move came from', () => {
    now().say(welcome(1))
    now().say(step(2, 0, 0, 'cell-b'))
    expect(live.origin).toMatchObject({ from: 'cell-a', to: 'cell-b' })
    vi.advanceTimersByTime(600)
    now().say(step(3, 0, 0, 'cell-b'))
    expect(live.origin).toMatchObject({ from: 'cell-a' })
  })

  it('pass by at once for who is out and wants to see the end', () => {
    const isOut = { players: [{ seat: 0, colour: 'red', state: '', out: true }] }
    const told: number[] = []
    live.onstep = ({ entry: { n } }) => told.push(n)
    now().say(welcome(1, { scene: { ...scene(1), ...isOut } }))
    expect(live.canSkip).toBe(true)
    const later = (version: number, over = false) => now().say({ ...step(version, 1, over ? -2 : 1), scene: { ...scene(over ? -2 : 1), ...isOut }, over })
    later(2)
    later(3)
    expect([live.version, live.behind]).toEqual([2, 1])
    live.skip()
    vi.advanceTimersByTime(1)
    later(4)
    vi.advanceTimersByTime(1)
    expect([live.version, live.behind]).toEqual([4, 0])
    expect(told).toEqual([0])
    later(5, true)
    vi.advanceTimersByTime(1)
    expect([live.over, live.canSkip]).toEqual([true, false])
    expect(told).toEqual([0, 3])
  })

  it('cannot be skipped by who still plays', () => {
    now().say(welcome(1, { scene: { ...scene(1), players: [{ seat: 0, colour: 'red', state: '' }] } }))
    expect(live.canSkip).toBe(false)
  })

  it('are cut off when taken back', () => {
    now().say(welcome(3, { log: [entry(0, 0), entry(1, 0)], undo: 1 }))
    live.takeBack()
    expect(now().sent).toEqual([{ do: 'undo', version: 3, steps: 1, id: 'order-1' }])
    now().say({ is: 'undone', version: 4, length: 1, by: 0, scene: scene(0), undo: 0 })
    expect(live.log.length).toBe(1)
  })

  it('that somebody took back are told with who did it, and stay in the log as a note', () => {
    const told: unknown[] = []
    live.ontakeback = (taken) => told.push(taken)
    now().say(welcome(3, { log: [entry(0, 0), entry(1, 1)] }))
    now().say({ is: 'undone', version: 4, length: 1, by: 1, scene: scene(1), undo: 0 })
    expect(told).toEqual([{ n: 4, at: 1, by: 1, agreed: false, entries: [entry(1, 1)] }])
    expect(live.takeBacks).toEqual(told)
    now().say(step(5, 1))
    now().say({ is: 'undone', version: 6, length: 0, by: 0, scene: scene(0), undo: 0 })
    expect(live.takeBacks.map(({ at, by }) => [at, by])).toEqual([[0, 0]])
  })
})

describe('taking back more than one may undo', () => {
  const person = (name: string): Seat => ({ kind: 'human', name, level: null, stands_in: false, here: true })
  const seats = [person('Ada'), person('Jonas'), { ...person('Pip'), kind: 'bot' } as Seat]
  const played = { seats, log: [entry(0, 0), entry(1, -1)], scene: scene(1) }

  it('is asked for where undo does not reach, and withdrawn', () => {
    now().say(welcome(3, played))
    expect([live.canAsk, live.others]).toEqual([true, [1]])
    live.askBack()
    expect(now().sent).toEqual([{ do: 'ask', version: 3, id: 'order-1' }])
    now().say({ is: 'take_back', version: 4, id: 'order-1', said: 'asked', by: 0, take_back: { number: 4, seat: 0, waits: [1] } })
    expect([live.pending, live.canAsk, live.owesAnswer, live.asked?.number]).toEqual([null, false, false, 4])
    live.answerBack(false)
    expect(now().sent.at(-1)).toEqual({ do: 'answer', number: 4, allow: false, id: 'order-2' })
    now().say({ is: 'take_back', version: 5, id: 'order-2', said: 'withdrawn', by: 0, refused: [0] })
    expect([live.asked, live.pending, live.canAsk]).toEqual([null, null, false])
  })

  it('is offered neither before a step of one\'s own, nor beside an undo, nor after the end, nor in a lesson', () => {
    for (const more of [{ log: [entry(0, 1)] }, { undo: 1 }, { over: true }, { commitment: '' }, { you: [] }]) {
      now().say(welcome(3, { ...played, ...more }))
      expect(live.canAsk).toBe(false)
    }
  })

  it('is answered by who is asked, who then acts with the newest version', () => {
    const told: unknown[] = []
    live.onasked = (said, by) => told.push([said, by])
    now().say(welcome(3, { ...played, you: [1] }))
    now().say({ is: 'take_back', version: 4, said: 'asked', by: 0, take_back: { number: 4, seat: 0, waits: [1] } })
    expect([live.owesAnswer, told]).toEqual([true, [['asked', 0]]])
    live.act('go') // going on is an answer too
    expect(now().sent).toEqual([{ do: 'act', version: 4, action: 'go', id: 'order-1' }])
  })

  it('is told as agreed', () => {
    now().say(welcome(3, played))
    now().say({ is: 'undone', version: 5, length: 0, by: 0, agreed: true, scene: scene(0), undo: 0 })
    expect(live.takeBacks).toMatchObject([{ at: 0, by: 0, agreed: true }])
  })

  it('counts as asked after a lost connection, and as not said if the answer got lost', () => {
    now().say(welcome(3, played))
    live.askBack()
    now().break()
    vi.advanceTimersByTime(1000)
    const asked = { ...played, take_back: { number: 4, seat: 0, waits: [1] } }
    now().say(welcome(4, asked))
    expect([now().sent, live.notice]).toEqual([[], 'back'])
    live.answerBack(false)
    now().break()
    vi.advanceTimersByTime(3000)
    now().say(welcome(4, asked))
    expect([live.pending, live.notice]).toEqual([null, 'unsent'])
  })
})

describe('a choice', () => {
  it('is sent with the version it was made for, once', () => {
    now().say(welcome(7))
    live.act('go')
    live.act('go')
    expect(now().sent).toEqual([{ do: 'act', version: 7, action: 'go', id: 'order-1' }])
    now().say(step(8, 0, 1))
    expect(live.pending).toBeNull()
  })

  it('is sent again after a lost connection if the table is as it was', () => {
    now().say(welcome(7))
    live.act('go')
    now().break()
    expect(live.status).toBe('lost')
    vi.advanceTimersByTime(1000)
    expect(sockets.length).toBe(2)
    now().say(welcome(7))
    expect(now().sent).toEqual([{ do: 'act', version: 7, action: 'go', id: 'order-1' }])
    now().say({ ...step(8, 0, 1), id: 'order-1' })
    expect([live.pending, live.notice]).toEqual([null, 'back'])
  })

  it('is not sent again if it had arrived', () => {
    now().say(welcome(7))
    live.act('go')
    now().break()
    vi.advanceTimersByTime(1000)
    now().say(welcome(8, { log: [entry(0, 0)] }))
    expect(now().sent).toEqual([])
    expect([live.pending, live.notice]).toEqual([null, 'back'])
  })

  it('that went with the old socket while it was sent again is done once, and nobody is told that others were faster', () => {
    now().say(welcome(7))
    live.act('go')
    now().break()
    vi.advanceTimersByTime(1000)
    now().say(welcome(7))
    now().say({ ...step(8, 0, 1), entry: entry(0, 0) })
    now().say({ is: 'error', id: 'order-1', code: 'action/stale', data: { version: 8 } })
    now().say(welcome(8, { log: [entry(0, 0)], scene: scene(1) }))
    expect(live.notice).toBe('back')
    expect(live.pending).toBeNull()
  })

  it('that did not arrive before the table went on is said not to have arrived', () => {
    now().say(welcome(7))
    live.act('go')
    now().break()
    vi.advanceTimersByTime(1000)
    now().say(welcome(9))
    expect(now().sent).toEqual([])
    expect([live.pending, live.notice]).toEqual([null, 'unsent'])
    vi.advanceTimersByTime(6000)
    expect(live.notice).toBeNull()
  })

  it('of another seat at this device is known to have arrived, though the next one may not read it', () => {
    now().say(welcome(7, { you: [0, 1], game: { key: 'toy', title: 'Toy', version: '1', secrets: true } }))
    live.act('hide fish')
    now().break()
    vi.advanceTimersByTime(1000)
    now().say(welcome(8, { you: [0, 1], log: [{ ...entry(0, 0), notation: 'hide ?' }], scene: scene(1, 'cell-a', 1) }))
    expect([live.pending, live.notice]).toEqual([null, 'back'])
  })

  it('to take back is as safe as a step', () => {
    const log = [entry(0, 0), entry(1, 0)]
    now().say(welcome(7, { log, undo: 1 }))
    live.takeBack()
    now().break()
    vi.advanceTimersByTime(1000)
    now().say(welcome(8, { log: log.slice(0, 1) }))
    expect([now().sent, live.pending, live.notice]).toEqual([[], null, 'back'])
  })

  it('about a seat is not made twice: it is done, or said not to have arrived', () => {
    const resigned = (you: number[]) => {
      now().say(welcome(7, { you: [0] }))
      live.resign(0, 'easy')
      now().break()
      vi.advanceTimersByTime(1000)
      now().say(welcome(7, { you }))
      expect(now().sent).toEqual([])
      expect(live.pending).toBeNull()
      return live.notice
    }
    expect(resigned([0])).toBe('unsent')
    expect(resigned([])).toBe('back')
  })

  it('that takes longer than a second is said to be on its way', () => {
    now().say(welcome(7))
    live.act('go')
    vi.advanceTimersByTime(900)
    expect(live.slow).toBe(false)
    vi.advanceTimersByTime(200)
    expect(live.slow).toBe(true)
    now().say(step(8, 0, 1))
    expect(live.slow).toBe(false)
  })

  it('made too late is told, and the welcome that follows is shown', () => {
    now().say(welcome(7))
    live.act('go')
    now().say({ is: 'error', id: 'order-1', code: 'action/stale', data: { version: 9 } })
    now().say(welcome(9))
    expect(live.notice).toBe('stale')
    expect(live.version).toBe(9)
    vi.advanceTimersByTime(5000)
    expect(live.notice).toBeNull()
  })
})

describe('the connection', () => {
  it('comes back by itself, and says so', () => {
    now().say(welcome(1))
    now().break()
    expect(live.nextTry).not.toBeNull()
    vi.advanceTimersByTime(1000)
    now().break()
    vi.advanceTimersByTime(3000)
    now().say(welcome(1))
    expect(sockets.length).toBe(3)
    expect(live.status).toBe('open')
    expect(live.notice).toBe('back')
  })

  it('is asked for after three seconds of silence, and is lost after five', () => {
    now().say(welcome(1))
    vi.advanceTimersByTime(2900)
    expect(now().sent).toEqual([])
    vi.advanceTimersByTime(200)
    expect(now().sent).toEqual([{ do: 'ping' }])
    vi.advanceTimersByTime(1800)
    expect([live.status, sockets.length]).toEqual(['open', 1])
    vi.advanceTimersByTime(200)
    expect(live.status).toBe('lost')
    expect(sockets[0]!.readyState).toBe(3)
    vi.advanceTimersByTime(1000)
    expect(sockets.length).toBe(2)
  })

  it('holds as long as the server answers', () => {
    now().say(welcome(1))
    for (let k = 0; k < 20; k++) {
      vi.advanceTimersByTime(3100)
      now().say({ is: 'pong' })
    }
    expect(now().sent.length).toBe(20)
    expect([live.status, sockets.length]).toEqual(['open', 1])
  })

  it('asks nothing while the server speaks by itself', () => {
    now().say(welcome(1))
    for (let k = 0; k < 20; k++) {
      vi.advanceTimersByTime(2000)
      now().say({ is: 'pong' })
    }
    expect(now().sent).toEqual([])
    expect([live.status, sockets.length]).toEqual(['open', 1])
  })

  it('that never comes to its first word is tried again', () => {
    expect(sockets.length).toBe(1)
    vi.advanceTimersByTime(4900)
    expect([live.status, sockets.length]).toEqual(['connecting', 1])
    vi.advanceTimersByTime(1000)
    expect(sockets.length).toBe(2)
  })

  it('is lost when the browser says so, and what the old socket still says counts no more', () => {
    now().say(welcome(1))
    live.disconnect()
    expect([live.status, live.canAct, live.nextTry !== null]).toEqual(['lost', false, true])
    live.disconnect()
    sockets[0]!.say(welcome(5))
    expect([live.status, live.version]).toEqual(['lost', 1])
    live.retry()
    now().say(welcome(1))
    expect([sockets.length, live.status]).toEqual([2, 'open'])
  })

  it('answers questions, and fails them when it breaks', async () => {
    now().say(welcome(1))
    const asked = live.why(['cell-b'])
    expect(now().sent).toEqual([{ do: 'why', touch: ['cell-b'], id: 1 }])
    now().say({ is: 'why', id: 1, name: 'go b', rule: 'TOY-1.1', text: '', refusal: 'refuse-far' })
    expect((await asked).refusal).toBe('refuse-far')
    const lost = live.view(3)
    now().break()
    await expect(lost).rejects.toMatchObject({ code: 'network' })
  })
})

describe('waiting', () => {
  it('grows, up to a limit', () => {
    expect(reconnectDelay(0, 0.5)).toBe(600)
    expect(reconnectDelay(2, 0.5)).toBe(2400)
    expect(reconnectDelay(20, 0.5)).toBe(15000)
    expect([restartDelay(0), restartDelay(0.5), restartDelay(1)]).toEqual([600, 3100, 5600])
  })
  it('gives others longer than oneself', () => {
    expect(stepDelay({ entry: entry(0, 1) }, [0], 'usual')).toBeGreaterThan(stepDelay({ entry: entry(0, 0) }, [0], 'usual'))
  })
  it('is as long as one likes', () => {
    const stays = (['calm', 'usual', 'swift'] as const).map((pace) => stepDelay({ entry: entry(0, 1) }, [0], pace))
    expect(stays).toEqual([1100, 550, 0])
  })
})

describe('who thinks and who is missed', () => {
  const seat = (kind: 'human' | 'bot', here = false) => ({ kind, name: 'Jonas', level: null, stands_in: false, here })
  const seats = (version: number, ...all: ReturnType<typeof seat>[]): SeatsMessage => ({ is: 'seats', version, seats: all, you: [0], left: [], rematch: null })

  it('is told until the next step', () => {
    now().say(welcome(1, { scene: scene(1) }))
    now().say({ is: 'thinking', version: 1, seat: 1 })
    expect(live.thinking).toBe(1)
    now().say(step(2, 1, 0))
    expect(live.thinking).toBe(null)
  })

  it('is told of a position that is still to be shown', () => {
    now().say(welcome(1, { scene: scene(1) }))
    now().say(step(2, 1, 1))
    now().say(step(3, 1, 2))
    now().say({ is: 'thinking', version: 3, seat: 2 })
    expect(live.behind).toBe(1)
    vi.advanceTimersByTime(600)
    expect(live.version).toBe(3)
    expect(live.thinking).toBe(2)
  })

  it('holds while somebody else sits down, and ends when a person takes the seat', () => {
    now().say(welcome(1, { scene: scene(1) }))
    now().say({ is: 'thinking', version: 1, seat: 1 })
    now().say(seats(2, seat('human'), seat('bot')))
    expect(live.thinking).toBe(1)
    now().say(seats(3, seat('human'), seat('human', true)))
    expect(live.thinking).toBe(null)
  })

  it('who is gone is missed until they come back, are replaced, or a step is taken', () => {
    const missing = () => {
      now().say(welcome(1, { scene: scene(1) }))
      now().say({ is: 'gone', version: 1, seat: 1 })
      now().say(seats(1, seat('human', true), seat('human')))
      expect(live.gone).toBe(1)
    }
    missing()
    now().say(seats(1, seat('human', true), seat('human', true)))
    expect(live.gone).toBe(null)
    missing()
    now().say(seats(2, seat('human', true), seat('bot')))
    expect(live.gone).toBe(null)
    missing()
    now().say(step(2, 1, 0))
    expect(live.gone).toBe(null)
  })

  it('who has yet to add to chance is missed until they do, also while they are here', () => {
    const owing = { ...seat('human', true), owes_entropy: true }
    now().say(welcome(1, { scene: null, seats: [seat('human', true), owing] }))
    expect([live.owesEntropy, live.awaited]).toEqual([false, [1]])
    now().say({ is: 'gone', version: 1, seat: 1 })
    now().say(seats(1, seat('human', true), owing))
    expect(live.gone).toBe(1)
    now().say(seats(2, seat('human', true), seat('human')))
    expect([live.gone, live.awaited]).toEqual([null, []])
  })

  it('one\'s own part of chance is not waited for by others, and only while there is a connection', () => {
    const owing = { ...seat('human', true), owes_entropy: true }
    now().say(welcome(1, { scene: null, seats: [owing, seat('bot')] }))
    expect([live.owesEntropy, live.awaited]).toEqual([true, []])
    now().break()
    expect(live.owesEntropy).toBe(false)
    vi.advanceTimersByTime(20_000)
    now().say(welcome(2, { seats: [seat('human', true), seat('bot')] }))
    expect(live.owesEntropy).toBe(false)
  })

  it('others\' hints are told', () => {
    const told: number[] = []
    live.onhinted = (seat) => told.push(seat)
    now().say(welcome(1))
    now().say({ is: 'hinted', version: 1, seat: 1 })
    expect(told).toEqual([1])
  })

  it('a hint is asked for the newest version and answered to who asked', async () => {
    now().say(welcome(4))
    const asked = live.hint()
    const { id, ...sent } = now().sent.at(-1)!
    expect(sent).toEqual({ do: 'hint', version: 4 })
    now().say({ is: 'hint', id: id as number, version: 4, options: [] })
    expect((await asked).options).toEqual([])
  })
})

describe('tables that one cannot come back to', () => {
  const rules: Problem = { code: 'table/rules', data: { key: 'toy', version: '1', now: '2', over: true } }

  it('say why, and are not asked for again', () => {
    now().say({ is: 'error', ...rules })
    now().break()
    expect([live.status, live.closed, live.nextTry, live.problem]).toEqual(['gone', rules, null, null])
    vi.advanceTimersByTime(120_000)
    expect(sockets).toHaveLength(1)
  })

  it('are shown, but nobody acts there, if the server still shows them', () => {
    now().say(welcome(1))
    expect([live.yourTurn, live.canAct, live.ended]).toEqual([true, true, null])
    now().say(welcome(2, { closed: { code: 'table/closed', data: { reason: 'enough' } } }))
    expect([live.yourTurn, live.canAct, live.status]).toEqual([false, false, 'open'])
    expect(live.ended).toEqual({ code: 'table/closed', data: { reason: 'enough' } })
  })

  it('are told from other trouble', () => {
    now().say({ is: 'error', code: 'server/busy', data: {} })
    expect([live.status === 'gone', live.closed, live.problem]).toEqual([false, null, { code: 'server/busy', data: {} }])
  })
})

describe('standing orders', () => {
  it('are given once, for the seat that looks, and told back', () => {
    now().say(welcome(7))
    live.giveOrders({ forced: true })
    expect(now().sent.at(-1)).toMatchObject({ do: 'orders', seat: 0, orders: { forced: true } })
    expect(live.canAct).toBe(false)
    now().say({ is: 'orders', id: now().sent.at(-1)!.id as string, version: 7, seat: 0, orders: { forced: true } })
    expect([live.orders, live.canAct]).toEqual([{ forced: true }, true])
  })

  it('that were on their way when the connection broke are said not to have arrived, unless they did', () => {
    for (const [kept, notice] of [[undefined, 'unsent'], [{ forced: true }, 'back']] as const) {
      now().say(welcome(7))
      live.giveOrders({ forced: true })
      now().break()
      vi.advanceTimersByTime(3000)
      now().say(welcome(7, kept ? { orders: kept } : {}))
      expect([live.notice, live.pending]).toEqual([notice, null])
    }
  })
})

describe('a device that is passed on', () => {
  const secret = { key: 'toy', title: 'Toy', version: '1', secrets: true }
  const told = (n: number, text: string): LogEntry => ({ ...entry(n, 0), text })
  const passing = { is: 'step', version: 8, entry: told(1, 'a-card'), undo: 0, over: false } as const

  it('keeps nothing of the log that the one before was told', () => {
    let passed = 0
    live.onpassed = () => passed++
    const steps: unknown[] = []
    live.onstep = (step) => steps.push(step)
    now().say(welcome(7, { you: [0, 1], game: secret, log: [told(0, 'bear')] }))
    now().say({ ...passing, log: [told(0, 'a-card'), told(1, 'a-card')], scene: scene(1, 'cell-b', 1) })
    expect(live.log.map(({ text }) => text)).toEqual(['a-card', 'a-card'])
    expect(JSON.stringify([live.welcome, live.log, live.scene, live.origin])).not.toContain('bear')
    expect([passed, live.origin, steps]).toEqual([1, null, []])
  })

  it('is passed on by a welcome too, and by a step that is taken back', () => {
    let passed = 0
    live.onpassed = () => passed++
    now().say(welcome(7, { you: [0, 1], game: secret }))
    expect(passed).toBe(0)
    now().say(welcome(8, { you: [0, 1], game: secret, log: [told(0, 'a-card'), told(1, 'seal')], scene: scene(1, 'cell-a', 1) }))
    expect(passed).toBe(1)
    live.ontakeback = () => expect.unreachable('it was read with other eyes')
    now().say({ is: 'undone', version: 9, length: 1, by: 0, log: [told(0, 'bear')], scene: scene(0), undo: 0 })
    expect([passed, live.takeBacks]).toEqual([2, []])
    expect(live.log.map(({ text }) => text)).toEqual(['bear'])
  })

  it('shows everybody their own orders only', () => {
    const order = { reaction: 'flee', answer: 'a8', until: 'game' } as const
    now().say(welcome(7, { you: [0, 1], game: secret, orders: { standing: [order] } }))
    expect(live.orders.standing).toEqual([order])
    expect(JSON.stringify(live.welcome)).not.toContain('a8')
    now().say({ ...passing, scene: scene(1, 'cell-b', 1) })
    expect(live.orders).toEqual({})
    now().say({ is: 'step', version: 9, entry: told(2, 'seal'), undo: 0, over: false, scene: scene(0) })
    vi.advanceTimersByTime(1500)
    expect([live.scene?.seat, live.orders]).toEqual([0, {}])
    now().say({ is: 'orders', version: 9, seat: 0, orders: { standing: [order], forced: true } })
    expect(live.orders).toEqual({ standing: [order], forced: true })
  })

  it('hears of the orders of the next one before the last one has seen everything', () => {
    now().say(welcome(7, { you: [0, 1], game: secret }))
    now().say({ is: 'step', version: 8, entry: entry(0, 1), undo: 0, over: false, scene: scene(1) })
    now().say({ is: 'step', version: 9, entry: entry(1, 1), undo: 0, over: false, scene: scene(1) })
    now().say({ ...passing, version: 10, entry: entry(2, 1), scene: scene(1, 'cell-b', 1) })
    now().say({ is: 'orders', version: 10, seat: 1, orders: { forced: true } })
    expect([live.scene?.seat, live.orders]).toEqual([0, {}])
    vi.advanceTimersByTime(2500)
    expect([live.scene?.seat, live.orders]).toEqual([1, { forced: true }])
  })

  it('is not spoken of where nothing is hidden', () => {
    let passed = 0
    live.onpassed = () => passed++
    now().say(welcome(7, { you: [0, 1], log: [told(0, 'bear')] }))
    now().say({ ...passing, scene: scene(1, 'cell-b', 1) })
    expect([passed, live.log.length]).toEqual([0, 2])
  })

  it('is not shown earlier positions that were asked for by somebody else', async () => {
    now().say(welcome(7, { you: [0, 1], game: secret }))
    const asked = live.view(3)
    now().say({ is: 'view', id: 1, at: 3, scene: scene(1, 'cell-a', 1) })
    await expect(asked).rejects.toMatchObject({ code: 'action/stale' })
  })
})
