/** Steps that come as changes of scenes, made into steps with whole scenes (docs/protocol.md, "Changes of scenes"). */
import type { Scene, SceneChange, ServerMessage, StepMessage, StepsMessage } from './types'

type Parts = Record<string, unknown>

/** What is always named whole, though it is a list with lists in it. */
const WHOLE = new Set(['banners', 'ending'])

/** The scene after a change. */
export function applyChange(scene: Scene, change: SceneChange): Scene {
  const before = scene as unknown as Parts
  const after: Parts = { ...before }
  for (const [name, value] of Object.entries(change)) after[name] = WHOLE.has(name) ? value : applyPart(before[name], value, name)
  if (change.headline === '') delete after.headline
  return after as unknown as Scene
}

function applyPart(before: unknown, value: unknown, name: string): unknown {
  if (name === 'grounds' || name === 'now') {
    const named = Object.entries({ ...(before as Parts), ...(value as Parts) })
    return Object.fromEntries(named.filter(([, each]) => each !== null))
  }
  if (!Array.isArray(value)) return value
  return value.flatMap((each: unknown) => (Array.isArray(each) ? (before as unknown[]).slice(each[0] as number, each[1] as number) : [each]))
}

/** Keeps the last scene that came on a socket. */
export class SceneKeeper {
  #last: Scene | null = null

  /** The messages that one message stands for. */
  unpack(message: ServerMessage): ServerMessage[] {
    if (message.is === 'steps') return this.#unpackSteps(message)
    if (message.is === 'welcome' || message.is === 'undone') this.#last = message.scene
    return [message]
  }

  #unpackSteps({ id, version, steps }: StepsMessage): StepMessage[] {
    return steps.map(({ changes, scene, over = false, ...step }, number) => {
      const shown = scene ?? applyChange(this.#last!, changes!)
      this.#last = shown
      return { ...step, is: 'step', id: number === 0 ? id : undefined, version: version - steps.length + number + 1, over, scene: shown }
    })
  }
}
