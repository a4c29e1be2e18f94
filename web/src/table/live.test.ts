import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogEntry, Piece, Scene, SeatsMessage, ServerMessage, Welcome } from '../lib/types'
import { Live } from './live.svelte'
import { stayFor, waitBefore } from './waiting'
import type { Socket } from './wire'

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

function scene(actor: number, at = 'cell-a'): Scene {
  const pieces: Piece[] = [{ id: 'p', kind: 'hunter', at, label: 'p', seat: 0 }]
  const none = { zones: [], marks: [], choices: [], counters: [], banners: [], legend: [], sums: [], ranks: [], players: [], grounds: {}, layers: [] }
  return { game: 'toy', seat: 0, boards: ['k'], prompt: { actor, text: 'act', rule: 'TOY-1.1' }, pieces, ...none }
}
function entry(n: number, actor: number): LogEntry {
  return { n, actor, notation: 'go', text: 'step-go', touch: [], round: 1 }
}
function welcome(version: number, more: Partial<Welcome> = {}): Welcome {
  return {
    is: 'welcome', table: 't', version, over: false, game: { key: 'toy', title: 'Toy', version: '1', secrets: false }, options: {},
    seats: [], you: [0], left: [], host: true, public: false, hints: true, rematch: null, commitment: 'c', still: [BOARD], log: [], scene: scene(0), undo: 0, ...more,
  } as Welcome // prettier-ignore
}
const step = (version: number, actor: number, next = 0, at = 'cell-a') =>
  ({ is: 'step', version, entry: entry(version - 2, actor), scene: scene(next, at), undo: 0, over: false }) as const

let sockets: Fake[]
let live: Live
const now = () => sockets.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  live = new Live('t', () => {
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

  it('are cut off when taken back', () => {
    now().say(welcome(3, { log: [entry(0, 0), entry(1, 0)], undo: 1 }))
    live.takeBack()
    expect(now().sent).toEqual([{ do: 'undo', version: 3, steps: 1 }])
    now().say({ is: 'undone', version: 4, length: 1, scene: scene(0), undo: 0 })
    expect(live.log.length).toBe(1)
  })
})

describe('a choice', () => {
  it('is sent with the version it was made for, once', () => {
    now().say(welcome(7))
    live.act('go')
    live.act('go')
    expect(now().sent).toEqual([{ do: 'act', version: 7, action: 'go' }])
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
    expect(now().sent).toEqual([{ do: 'act', version: 7, action: 'go' }])
  })

  it('is not sent again if it had arrived', () => {
    now().say(welcome(7))
    live.act('go')
    now().break()
    vi.advanceTimersByTime(1000)
    now().say(welcome(8))
    expect(now().sent).toEqual([])
    expect(live.pending).toBeNull()
  })

  it('made too late is told, and the welcome that follows is shown', () => {
    now().say(welcome(7))
    live.act('go')
    now().say({ is: 'error', code: 'action/stale', data: { version: 9 } })
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
    expect(waitBefore(0, 0.5)).toBe(600)
    expect(waitBefore(2, 0.5)).toBe(2400)
    expect(waitBefore(20, 0.5)).toBe(15000)
  })
  it('gives others longer than oneself', () => {
    expect(stayFor({ entry: entry(0, 1) }, [0], 'usual')).toBeGreaterThan(stayFor({ entry: entry(0, 0) }, [0], 'usual'))
  })
  it('is as long as one likes', () => {
    const stays = (['calm', 'usual', 'swift'] as const).map((pace) => stayFor({ entry: entry(0, 1) }, [0], pace))
    expect(stays).toEqual([1100, 550, 0])
  })
})

describe('who thinks and who is missed', () => {
  const seat = (kind: 'human' | 'bot', here = false) => ({ kind, name: 'Jonas', level: null, here })
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
