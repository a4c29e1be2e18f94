/** Who won, and the score sheet: read off a scene whose game is over. */
import type { Player, Scene, Sum, Text } from './types'

export interface Standing {
  seat: number
  place: number
  player: Player
}

/** All seats by place, the first ones first. */
export function standings(scene: Scene): Standing[] {
  return scene.players
    .map((player) => ({ seat: player.seat, place: scene.ranks[player.seat] ?? 0, player }))
    .sort((one, other) => one.place - other.place || (other.player.score ?? 0) - (one.player.score ?? 0) || one.seat - other.seat)
}

/** The seats on the first place; none if nobody won. */
export function winners(scene: Scene): number[] {
  return standings(scene)
    .filter((standing) => standing.place === 1)
    .map((standing) => standing.seat)
}

export interface Row {
  text: Text
  /** By column; null where a seat has no such line. */
  values: (number | null)[]
}

export interface Block {
  /** Above the rows, when a seat has several sums. */
  title: Text | null
  rows: Row[]
  totals: (number | null)[]
}

export interface Sheet {
  /** Seats by column. */
  seats: number[]
  blocks: Block[]
  /** Of all blocks together; null where nobody counts. */
  totals: (number | null)[]
}

/** The score sheet: the lines of the sums as rows, the seats as columns; null if the game keeps no score. */
export function scoreSheet(scene: Scene): Sheet | null {
  const seats = standings(scene).map((standing) => standing.seat)
  const sums = scene.sums.filter((sum) => sum.seat !== null && !sum.place && seats.includes(sum.seat))
  if (sums.length === 0) return null
  const several = seats.some((seat) => sums.filter((sum) => sum.seat === seat).length > 1)
  const titles = several ? unique(sums.map((sum) => sum.title)) : [null]
  const blocks = titles.map((title) => {
    const own = title === null ? sums : sums.filter((sum) => key(sum.title) === key(title))
    return blockOf(title, seats, own)
  })
  const scores = seats.map((seat) => scene.players.find((player) => player.seat === seat)?.score ?? null)
  const totals = scores.some((score) => score !== null) ? scores : added(blocks.map((block) => block.totals))
  return { seats, blocks, totals }
}

function blockOf(title: Text | null, seats: number[], sums: Sum[]): Block {
  const ofSeat = seats.map((seat) => sums.find((sum) => sum.seat === seat) ?? null)
  const rows = unique(sums.flatMap((sum) => sum.lines.map(([text]) => text))).map((text) => ({
    text,
    values: ofSeat.map((sum) => sum?.lines.find(([line]) => key(line) === key(text))?.[1] ?? null),
  }))
  return { title, rows, totals: ofSeat.map((sum) => sum?.total ?? null) }
}

function added(lists: (number | null)[][]): (number | null)[] {
  return (lists[0] ?? []).map((_, column) => {
    const numbers = lists.map((list) => list[column] ?? null).filter((number) => number !== null)
    return numbers.length > 0 ? numbers.reduce((sum, number) => sum + number, 0) : null
  })
}

const key = (text: Text): string => JSON.stringify(text)

function unique(texts: Text[]): Text[] {
  return [...new Map(texts.map((text) => [key(text), text])).values()]
}
