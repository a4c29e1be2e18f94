import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { applyChange, SceneKeeper } from '../src/wire/sceneChanges'
import recorded from './fixtures/changes.json'
import type { LogEntry, Scene, SceneChange, ServerMessage, StepMessage } from '../src/wire/types'

interface RecordedGame {
  game: string
  scene: Scene
  steps: { changes: SceneChange; digest: string }[]
}

/** Written by make_changes.py. */
const games = recorded as unknown as RecordedGame[]
const entry = { n: 0 } as LogEntry

/** JSON with sorted names. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const named = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${named.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`
}

const digest = (scene: Scene) => createHash('sha256').update(canonical(scene)).digest('hex')

describe('changes of scenes', () => {
  it.each(games)('lead through $game', ({ scene, steps }) => {
    expect(steps.length).toBe(25)
    let shown = scene
    for (const { changes, digest: wanted } of steps) {
      shown = applyChange(shown, changes)
      expect(digest(shown)).toBe(wanted)
    }
  })

  it('take away what is gone', () => {
    const before = { headline: 'won', now: { a: 'b', c: 'd' }, ending: ['x'], banners: [['old', { n: 1 }]] } as unknown as Scene
    const after = applyChange(before, { headline: '', now: { a: null }, ending: [], banners: [['new', { n: 2 }]] })
    expect(after).toEqual({ now: { c: 'd' }, ending: [], banners: [['new', { n: 2 }]] })
  })

  it('come as steps with whole scenes, of which the first answers', () => {
    const keeper = new SceneKeeper()
    const scene = { pieces: [{ id: 'a' }, { id: 'b' }] } as unknown as Scene
    const unpack = (message: unknown) => keeper.unpack(message as ServerMessage) as StepMessage[]
    const [first, second] = unpack({
      is: 'steps',
      id: 7,
      version: 9,
      steps: [
        { entry, undo: 1, scene },
        { entry, undo: 0, over: true, changes: { pieces: [[1, 2], { id: 'c' }] } },
      ],
    })
    expect([first?.version, first?.id, first?.over, first?.scene]).toEqual([8, 7, false, scene])
    expect([second?.version, second?.id, second?.over]).toEqual([9, undefined, true])
    expect(second?.scene.pieces.map(({ id }) => id)).toEqual(['b', 'c'])
    unpack({ is: 'undone', version: 10, scene })
    const [again] = unpack({ is: 'steps', version: 11, steps: [{ entry, undo: 0, changes: { pieces: [[0, 1]] } }] })
    expect(again?.scene.pieces).toEqual([{ id: 'a' }])
  })
})
