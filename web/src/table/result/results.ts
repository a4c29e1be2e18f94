/** Who won and why, and the score sheet: read off a scene whose game is over. */
import { hasSprite } from '../../ui/sprites'
import type { Mistake, Player, Scene, Sum, Text } from '../../wire/types'

export interface Standing {
  seat: number
  place: number
  player: Player
}

/** All seats by place, the first ones first. */
export function standings(scene: Scene): Standing[] {
  return scene.players
    .map((player) => ({ seat: player.seat, place: scene.ranks[player.seat] ?? 0, player }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat)
}

/** The seats on the first place; none if nobody won. */
export function winners(scene: Scene): number[] {
  return standings(scene)
    .filter((standing) => standing.place === 1)
    .map((standing) => standing.seat)
}

/** Why the game ended: what the game says about it, else what it warned of. */
export function reasons(scene: Scene): Text[] {
  return scene.ending?.length ? scene.ending : scene.banners
}

export interface Cell {
  value: number
  /** What stands small beside the number. */
  note: Text | null
}

export interface Row {
  text: Text
  /** By column; null where a seat has no such line. */
  cells: (Cell | null)[]
}

export interface Block {
  /** Above the rows, when a seat has several sums. */
  title: Text | null
  rows: Row[]
}

export interface Sheet {
  /** Seats by column. */
  seats: number[]
  blocks: Block[]
  /** Of all blocks together; null in games without points. */
  totals: (number | null)[] | null
}

/** The score sheet: the lines of the sums as rows, the seats as columns; null if there is nothing to tell. */
export function scoreSheet(scene: Scene): Sheet | null {
  const seats = standings(scene).map((standing) => standing.seat)
  const sums = scene.sums.filter((sum) => sum.seat !== null && seats.includes(sum.seat))
  if (sums.length === 0) return scene.headline && winners(scene).length ? factSheet(scene, seats) : null
  const several = seats.some((seat) => sums.filter((sum) => sum.seat === seat).length > 1)
  const titles = several ? unique(sums.map((sum) => sum.title)) : [null]
  const blocks = titles.map((title) => blockOf(title, seats, title === null ? sums : sums.filter((sum) => key(sum.title) === key(title))))
  const scores = seats.map((seat) => playerOf(scene, seat)?.score ?? null)
  const totals = seats.map((seat) => totalOf(sums.filter((sum) => sum.seat === seat)))
  return { seats, blocks, totals: scores.some((score) => score !== null) ? scores : totals }
}

function playerOf(scene: Scene, seat: number): Player | undefined {
  return scene.players.find((player) => player.seat === seat)
}

function blockOf(title: Text | null, seats: number[], sums: Sum[]): Block {
  const linesOf = seats.map((seat) => sums.filter((sum) => sum.seat === seat).flatMap((sum) => sum.lines))
  const texts = unique(sums.flatMap((sum) => sum.lines.map(([text]) => text)))
  const rows = texts.map((text) => ({
    text,
    cells: linesOf.map((lines) => cellOf(lines.filter(([line]) => key(line) === key(text)))),
  }))
  return { title, rows }
}

function cellOf(lines: Sum['lines']): Cell | null {
  if (lines.length === 0) return null
  return { value: lines.reduce((sum, [, value]) => sum + value, 0), note: lines[0]![2] ?? null }
}

function totalOf(sums: Sum[]): number | null {
  return sums.length ? sums.reduce((total, sum) => total + sum.total, 0) : null
}

/** In games without points: what the seats have and how far they are. */
function factSheet(scene: Scene, seats: number[]): Sheet | null {
  const factsOf = ({ score, unit, counts = [] }: Player): [Text, number][] => [
    ...(score === undefined || !unit ? [] : [[plain(unit), score] as [Text, number]]),
    ...counts.map(({ label, value }) => [plain(label), value] as [Text, number]),
  ]
  const columns = seats.map((seat) => factsOf(playerOf(scene, seat)!))
  const rows = unique(columns.flat().map(([text]) => text)).map((text) => ({
    text,
    cells: columns.map((facts) => cellOf(facts.filter(([fact]) => key(fact) === key(text)))),
  }))
  return rows.length ? { seats, blocks: [{ title: null, rows }], totals: null } : null
}

/** A text without its number, which differs from seat to seat. */
function plain(text: Text): Text {
  if (typeof text === 'string') return text
  const { count: _, ...facts } = text[1]
  return Object.keys(facts).length ? [text[0], facts] : text[0]
}

/** The columns that are best in a row, where not all are equal and there is something to be proud of. */
export function bestIn({ cells }: Row): ReadonlySet<number> {
  const values = cells.map((cell) => cell?.value ?? 0)
  const best = Math.max(...values)
  const columns = values.flatMap((value, column) => (value === best ? [column] : []))
  return new Set(best > 0 && columns.length < values.length ? columns : [])
}

export interface Lead {
  first: number
  second: number
  points: number
  /** Where the first is furthest ahead of the second. */
  text: Text
  values: [number, number]
}

/** What decided the game, for the seat that asks or else for the second: by how much it was won, and by which row most. */
export function leadOf(scene: Scene, sheet: Sheet | null, seat: number | null): Lead | null {
  const [first, ...others] = winners(scene)
  if (!sheet?.totals || first === undefined || others.length > 0) return null
  const second = seat === null || seat === first ? sheet.seats[1] : seat
  const [one, other] = [first, second].map((each) => sheet.seats.indexOf(each ?? -1)) as [number, number]
  if (second === undefined || other < 0) return null
  const points = (sheet.totals[one] ?? 0) - (sheet.totals[other] ?? 0)
  const valuesIn = ({ cells }: Row): [number, number] => [cells[one]?.value ?? 0, cells[other]?.value ?? 0]
  const rows = sheet.blocks.flatMap((block) => block.rows).map((row) => ({ text: row.text, values: valuesIn(row) }))
  const widest = rows.reduce((best, row) => (aheadBy(row.values) > aheadBy(best.values) ? row : best), rows[0]!)
  return points > 0 && aheadBy(widest.values) > 0 ? { first, second, points, ...widest } : null
}

const aheadBy = ([one, other]: [number, number]): number => one - other

/** The choice that cost most: of whoever looks, else of anybody; null if none cost anything. */
export function costliest(mistakes: readonly Mistake[], you: readonly number[]): Mistake | null {
  const own = you.length ? mistakes.filter(({ seat }) => you.includes(seat)) : mistakes
  const cost = ({ better, played }: Mistake) => better.chance - played.chance
  return own.reduce<Mistake | null>((worst, mistake) => (worst && cost(worst) >= cost(mistake) ? worst : mistake), null)
}

/** The drawing that belongs to a row: of a thing that its text names. */
export function drawingOf(text: Text): string | null {
  const [id, facts] = typeof text === 'string' ? [text, {}] : text
  const names = [...Object.values(facts).filter((fact) => typeof fact !== 'number'), id].map((fact) => (typeof fact === 'string' ? fact : fact[0]))
  return names.map((name) => name.slice(name.indexOf('-') + 1)).find(hasSprite) ?? null
}

const key = (text: Text): string => JSON.stringify(text)

function unique(texts: Text[]): Text[] {
  return [...new Map(texts.map((text) => [key(text), text])).values()]
}
