import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogEntry, Scene, ViewMessage } from '../wire/types'
import { Replay } from './replay.svelte'

const log: LogEntry[] = [0, 0, 1, 1, 0].map((actor, n) => ({ n, actor, notation: '', text: '', touch: [], round: 1 }))
const sceneAt = (at: number) => ({ game: `at ${at}` }) as Scene

let asked: number[]
let replay: Replay

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  const view = (at: number) => {
    asked.push(at)
    return Promise.resolve({ is: 'view', id: 1, at, scene: sceneAt(at), still: [] } satisfies ViewMessage)
  }
  replay = new Replay({ log, scene: null, view })
})
afterEach(() => vi.useRealTimers())

const settled = () => vi.advanceTimersByTimeAsync(0)

describe('looking back', () => {
  it('shows a position, and remembers it', async () => {
    replay.go(3)
    await settled()
    expect(replay.scene?.game).toBe('at 3')
    replay.step(-1)
    await settled()
    replay.step(1)
    await settled()
    expect(asked).toEqual([3, 2])
    expect(replay.at).toBe(3)
  })

  it('asks one question at a time, and the last wish counts', async () => {
    for (const at of [1, 2, 3, 4]) replay.go(at)
    await settled()
    expect(asked).toEqual([1, 4])
    expect(replay.scene?.game).toBe('at 4')
  })

  it('asks again for what was on its way when it was forgotten', async () => {
    replay.go(3)
    replay.forget()
    await settled()
    expect(asked).toEqual([3, 3])
    replay.go(4)
    replay.forget(5)
    await settled()
    expect(asked).toEqual([3, 3, 4])
    expect(replay.scene?.game).toBe('at 4')
  })

  it('stays between the beginning and the end', () => {
    replay.go(99)
    expect(replay.at).toBe(5)
    replay.go(-4)
    expect(replay.at).toBe(0)
  })

  it('goes by turns', () => {
    replay.go(0)
    replay.turn(1)
    expect(replay.at).toBe(2)
    replay.turn(1)
    expect(replay.at).toBe(4)
    replay.turn(-1)
    expect(replay.at).toBe(2)
  })

  it('plays by itself up to the end', async () => {
    replay.play()
    await vi.advanceTimersByTimeAsync(3100)
    expect(replay.at).toBe(3)
    replay.speed = 4
    await vi.advanceTimersByTimeAsync(3000)
    expect(replay.at).toBe(5)
    expect(replay.playing).toBe(false)
  })

  it('forgets what was cut off, and leaves', async () => {
    replay.go(4)
    await settled()
    replay.forget(4)
    replay.go(4)
    await settled()
    expect(asked).toEqual([4, 4])
    replay.leave()
    expect(replay.on).toBe(false)
    expect(replay.scene).toBeNull()
  })
})

describe('looking back from the table', () => {
  it('plays the last turn again, and stands at the end', async () => {
    replay.begin()
    expect(replay.at).toBe(4)
    expect(replay.playing).toBe(true)
    await vi.advanceTimersByTimeAsync(3000)
    expect([replay.at, replay.playing]).toEqual([5, false])
  })
})
