/**
 * The talk of a table (docs/protocol.md, "Talk"): what was said, what is on its way, who is muted, and the faces of this moment.
 *
 * It belongs to the table and not to a seat: at a shared device it stays when the device is passed on, besides what was typed and
 * not sent, and what the table did between the lines, which was told to other eyes.
 */
import { SvelteMap } from 'svelte/reactivity'
import type { ClientMessage, Emotion, Say, ServerMessage, Talk, TalkLine } from '../wire/types'

/** Something that one has said and that nobody has heard yet. */
export interface UnsentLine {
  message: Say
  /** It did not get through, as far as one knows. */
  failed: boolean
}

/** What the table did between two lines. */
export interface TalkNote {
  n: number
  /** The time of the line before it. */
  at: number
  tell: () => string
}

const FACE_FOR = 4000
const MOST_LINES = 200

export class TalkState {
  on = $state(true)
  lines = $state.raw<readonly TalkLine[]>([])
  unsent = $state.raw<readonly UnsentLine[]>([])
  notes = $state.raw<readonly TalkNote[]>([])
  /** The faces that seats make now. */
  readonly faces = new SvelteMap<number, Emotion>()
  /** What is typed and not sent. */
  draft = $state('')
  /** Called with what others say, and the faces they make. */
  onnews: (said: TalkLine | { seat: number; face: Emotion }) => void = () => undefined
  #muted = $state.raw<readonly string[]>([])
  #seen = $state(0)
  #who = $state('')
  #you: () => readonly number[]
  #place: string
  #timers = new Map<number, ReturnType<typeof setTimeout>>()

  constructor(
    table: string,
    you: () => readonly number[],
    readonly ask: (message: ClientMessage) => Promise<ServerMessage>,
  ) {
    this.#you = you
    this.#place = `banchisa-talk-${table}`
    this.#restore()
  }

  /** The lines of those who are not muted. */
  readonly heard: readonly TalkLine[] = $derived.by(() => this.lines.filter((line) => !this.isMuted(personOf(line))))
  /** How many lines of others came since one last looked. */
  readonly unread: number = $derived.by(() => this.heard.filter((line) => line.at > this.#seen && !this.isMine(line)).length)

  isMine(line: TalkLine): boolean {
    return line.seat == null ? line.who === this.#who : this.#you().includes(line.seat)
  }

  // what the server says

  begin({ on = true, lines = [], who = '' }: Talk): void {
    this.on = on
    this.#who = who
    this.lines = []
    this.#add(lines)
  }

  /** Somebody has said something. */
  take(lines: readonly TalkLine[]): void {
    for (const line of this.#add(lines)) {
      if (!this.isMine(line) && !this.isMuted(personOf(line))) this.onnews(line)
    }
  }

  /** Adds lines in the order in which they were said; those that are new. */
  #add(lines: readonly TalkLine[]): TalkLine[] {
    const known = new Set(this.lines.map(keyOf))
    const fresh = lines.filter((line) => !known.has(keyOf(line)))
    this.lines = [...this.lines, ...fresh].sort((one, other) => one.at - other.at || one.n - other.n).slice(-MOST_LINES)
    const tokens = new Set(lines.map(({ token }) => token))
    this.unsent = this.unsent.filter(({ message }) => !tokens.has(message.token))
    return fresh
  }

  showFace(seat: number, face: Emotion): void {
    if (this.isMuted(personOf({ seat }))) return
    clearTimeout(this.#timers.get(seat))
    this.faces.set(seat, face)
    this.#timers.set(seat, setTimeout(() => this.faces.delete(seat), FACE_FOR))
    if (!this.#you().includes(seat)) this.onnews({ seat, face })
  }

  // what happens beside it

  /** The table did something that belongs between the lines. */
  note(tell: () => string): void {
    this.notes = [...this.notes, { n: this.notes.length, at: this.lines.at(-1)?.at ?? 0, tell }]
  }

  /** Others look now: what was only typed, and what was told to those before, is gone. */
  forget(): void {
    this.draft = ''
    this.notes = []
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
  }

  // what is kept in this browser

  isMuted(person: string): boolean {
    return this.#muted.includes(person)
  }

  get muted(): readonly string[] {
    return this.#muted
  }

  mute(person: string, on = true): void {
    this.#muted = [...this.#muted.filter((other) => other !== person), ...(on ? [person] : [])]
    this.#keep()
  }

  /** All that was said is in sight. */
  see(): void {
    const last = this.lines.at(-1)?.at ?? 0
    if (last <= this.#seen) return
    this.#seen = last
    this.#keep()
  }

  #restore(): void {
    try {
      const { seen = 0, muted = [] } = JSON.parse(localStorage.getItem(this.#place) ?? '{}') as { seen?: number; muted?: string[] }
      this.#seen = Number(seen)
      this.#muted = muted.map(String)
    } catch {
      // nothing was kept
    }
  }

  #keep(): void {
    try {
      localStorage.setItem(this.#place, JSON.stringify({ seen: this.#seen, muted: this.#muted }))
    } catch {
      // it holds until the page is left
    }
  }
}

/** Who says something: a seat, or somebody who watches. */
export const personOf = ({ seat, who }: { seat?: number | null; who?: string }): string => (seat == null ? `watcher-${who}` : `seat-${seat}`)

const keyOf = ({ circle, n }: TalkLine): string => `${circle} ${n}`
