/** What a step tells, and whom it concerns: players stand in texts by their colours. */
import type { Player, Scene, StepMessage, Text } from '../wire/types'

const PLAYER = /^(?:colour|player)-(.+)$/

type Fact = Text | number

/** Whether a colour is this player's; some play several. */
export function plays(player: Pick<Player, 'colour' | 'colours'>, colour: string): boolean {
  return player.colour === colour || (player.colours?.includes(colour) ?? false)
}

/** A text in which colours of players have their names beside them: "red (Ada)". */
export function withNames(text: Text, nameOf: (colour: string) => string | undefined): Text {
  if (typeof text === 'string') return text
  const named = Object.entries(text[1]).map(([fact, value]) => [fact, nameFact(value as Fact, nameOf)])
  return [text[0], Object.fromEntries(named) as (typeof text)[1]]
}

function nameFact(fact: Fact, nameOf: (colour: string) => string | undefined): Fact {
  if (typeof fact === 'number') return fact
  if (typeof fact !== 'string') return withNames(fact, nameOf)
  const colour = PLAYER.exec(fact)?.[1]
  const name = colour === undefined ? undefined : nameOf(colour)
  return name === undefined ? fact : ['table-named', { who: fact, name }]
}

/** Whether a text speaks of a player, in itself or only in what follows from it: in texts so deep inside it. */
export function mentions(text: Text, player: Pick<Player, 'colour' | 'colours'>, depth = 0): boolean {
  if (typeof text === 'string') return false
  return Object.values(text[1]).some((value) => {
    const fact = value as Fact
    if (typeof fact === 'string') return depth <= 0 && plays(player, PLAYER.exec(fact)?.[1] ?? '')
    return typeof fact !== 'number' && mentions(fact, player, depth - 1)
  })
}

/** Whether what others or chance did happened to one of these seats, so that its player should be told. */
export function concerns({ entry, scene }: Pick<StepMessage, 'entry' | 'scene'>, before: Scene | null, you: readonly number[]): boolean {
  return scene.players.some((player) => {
    const { seat, out } = player
    if (!you.includes(seat)) return false
    const leaves = out === true && before !== null && !before.players.find((other) => other.seat === seat)?.out
    const isOwn = you.includes(entry.actor)
    return leaves || (!isOwn && mentions(entry.text, player, entry.actor < 0 ? 1 : 0)) // chance deals things all the time
  })
}
