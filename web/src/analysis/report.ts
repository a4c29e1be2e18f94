/** The figures of an analysis as they are drawn and told. */
import type { Account, Report } from '../wire/types'

/** How the line of each seat is broken, besides its colour; the fifth is a double one. */
export const DASHES = ['', '9 5', '2 5', '14 4 2 4', ''] as const
export const DOUBLE = 4

export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

/** Where positions and chances lie in a frame. */
export class Scale {
  constructor(
    readonly frame: Frame,
    /** The number of the last position. */
    readonly last: number,
  ) {}

  x(at: number): number {
    const { left, right } = this.frame
    return left + ((right - left) * at) / Math.max(this.last, 1)
  }

  y(chance: number): number {
    const { top, bottom } = this.frame
    return bottom - (bottom - top) * chance
  }

  /** The position nearest to a place. */
  at(x: number): number {
    const { left, right } = this.frame
    const at = Math.round(((x - left) / Math.max(right - left, 1)) * this.last)
    return Math.min(Math.max(at, 0), this.last)
  }

  /** The line of a seat. */
  line(chances: readonly (readonly number[])[], seat: number): string {
    return chances.map((all, at) => `${at ? 'L' : 'M'}${round(this.x(at))} ${round(this.y(all[seat] ?? 0))}`).join('')
  }

  /** Numbers of steps to write below: round ones, not nearer to each other than `apart`. */
  ticks(apart = 56): number[] {
    const most = Math.max(1, Math.floor((this.frame.right - this.frame.left) / apart))
    const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500].find((each) => this.last / each <= most) ?? 1000
    return Array.from({ length: Math.floor(this.last / step) + 1 }, (_, k) => k * step)
  }
}

/** Whole points of a hundred. */
export const points = (chance: number): number => Math.round(chance * 100) + 0

/** With its sign, a true minus. */
export function formatSigned(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'
}

export const PARTS = ['luck', 'own', 'others', 'unforeseen'] as const
export type Part = (typeof PARTS)[number]

/** The parts of an account in whole points, so rounded that they add up as they stand there. */
export function parts(account: Account): Record<Part | 'start' | 'end', number> {
  const [start, end] = [points(account.start), points(account.end)]
  const [luck, own, others] = [points(account.luck), points(account.own), points(account.others)]
  return { start, luck, own, others, unforeseen: end - start - luck - own - others, end }
}

/** The widest part of all accounts, for bars of one scale. */
export function widest(accounts: readonly Account[]): number {
  return Math.max(1, ...accounts.flatMap((account) => PARTS.map((part) => Math.abs(parts(account)[part]))))
}

/** The positions before which chance acted. */
export function draws({ actors }: Pick<Report, 'actors'>): number[] {
  return actors.flatMap((actor, n) => (actor === -1 ? [n + 1] : []))
}

/** Seconds that are left, from how far it is now and how far it was some seconds ago; null while that says nothing. */
export function secondsLeft(done: number, before: number, seconds: number): number | null {
  const pace = (done - before) / seconds
  return seconds >= 2 && pace > 0 ? (1 - done) / pace : null
}

/** "20 s", "3 min". */
export function duration(seconds: number, language: string): string {
  const minutes = seconds >= 90
  const value = minutes ? Math.round(seconds / 60) : Math.max(5, Math.ceil(seconds / 5) * 5)
  return new Intl.NumberFormat(language, { style: 'unit', unit: minutes ? 'minute' : 'second', unitDisplay: 'short' }).format(value)
}

const round = (value: number): number => Math.round(value * 10) / 10

export interface Spot {
  x: number
  y: number
}

const ROOM = 20

/** Spots that would cover each other move up or down to the nearest free place in the frame; without one they stay. */
export function spreadApart(wanted: readonly Spot[], frame: Frame): Spot[] {
  const found: Spot[] = []
  const tries = Math.ceil((frame.bottom - frame.top) / ROOM)
  for (const { x, y } of wanted) {
    const places = Array.from({ length: 2 * tries + 1 }, (_, k) => y + (k % 2 ? -1 : 1) * Math.ceil(k / 2) * ROOM)
    const free = places.find(
      (place, k) =>
        (k === 0 || (place >= frame.top && place <= frame.bottom)) &&
        found.every((other) => Math.hypot(other.x - x, other.y - place) >= ROOM),
    )
    found.push({ x, y: free ?? y })
  }
  return found
}
