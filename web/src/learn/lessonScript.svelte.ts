/** A lesson being played: the script behind a table, the task one is at, and what the coach says to a try. */
import type { Connect } from '../wire/tableSocket'
import type { Act, Board, ClientMessage, Explanation, GameName, Lesson, Task, Text, Welcome, Why } from '../wire/types'
import { ScriptedSocket, welcomeTo } from './scriptedSocket'

/** What a wrong try is answered with; null stands for an allowed step that nobody has foreseen. */
export interface TryAnswer {
  n: number
  /** The step, if it was one. */
  step: string | null
  text: Text | null
  rule: string | null
}

/** Asks why what was touched in a task (from 1) is not possible. */
export type AskWhy = (task: number, touch: string[]) => Promise<Explanation>

const SHOWN_FOR = 2200

export class LessonScript {
  readonly lesson: Lesson
  /** The number of the task, from 0. */
  at = $state(0)
  /** The task is solved. */
  done = $state(false)
  answer = $state.raw<TryAnswer | null>(null)
  tries = $state(0)
  /** The solution is being shown. */
  showing = $state(false)

  readonly task: Task = $derived.by(() => this.lesson.tasks[this.at]!)
  readonly isLast: boolean = $derived.by(() => this.at === this.lesson.tasks.length - 1)

  #game: GameName
  #why: AskWhy
  #socket: ScriptedSocket | null = null
  #version = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(game: GameName, lesson: Lesson, why: AskWhy, at = 0) {
    this.#game = game
    this.#why = why
    this.lesson = lesson
    this.at = Math.min(Math.max(at, 0), lesson.tasks.length - 1)
    this.done = !this.task.step
  }

  readonly connect: Connect = () => (this.#socket = new ScriptedSocket(() => this.#begin(), (message) => void this.#hear(message)))

  /** Go to a task, as if nothing had been tried there. */
  go(at: number): void {
    this.at = at
    this.tries = 0
    this.answer = null
    this.#begin()
  }

  /** Play the solution, take it back, and ask again. */
  show(): void {
    if (this.showing || this.done) return
    this.showing = true
    this.answer = null
    this.#say(0, 1)
    this.#timer = setTimeout(() => {
      this.showing = false
      this.#begin()
    }, SHOWN_FOR)
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  /** Lay the table for the task; what there is only to be read is done at once. */
  #begin(): void {
    clearTimeout(this.#timer)
    this.showing = false
    this.done = !this.task.step
    const you = this.done ? [] : [this.lesson.seat]
    this.#socket?.say(this.#welcome(this.lesson.boards, you, ++this.#version))
    if (this.done) this.#say(0, this.task.frames.length)
  }

  #welcome(boards: Board[], you: number[], version: number): Welcome {
    return welcomeTo(this.#game, this.task.scene, boards, you, version, this.lesson.seat)
  }

  /** Say some of the steps that follow. */
  #say(from: number, to: number): void {
    for (const { scene, entry } of this.task.frames.slice(from, to)) {
      this.#socket?.say({ is: 'step', version: ++this.#version, scene, undo: 0, entry, over: scene.prompt.actor === -2 })
    }
  }

  async #hear(message: ClientMessage): Promise<void> {
    if (message.do === 'ping') this.#socket?.say({ is: 'pong', id: message.id ?? null })
    else if (message.do === 'act') this.#hearStep(message)
    else if (message.do === 'why') await this.#hearWhy(message)
  }

  #hearStep(message: Act): void {
    if (message.action !== this.task.step) return this.#refuse(message)
    this.answer = null
    this.done = true
    this.#say(0, this.task.frames.length)
    this.#seat([])
  }

  #refuse(message: Act): void {
    const found = this.task.wrong.find(({ step }) => step === message.action)
    this.#count(message.action, found?.text ?? null, found?.rule ?? null)
    this.#seat([this.lesson.seat], message.id)
  }

  #count(step: string | null, text: Text | null, rule: string | null): void {
    this.tries += 1
    this.answer = { n: this.tries, step, text, rule }
  }

  /** Say who may act; it also answers a step that is not taken. */
  #seat(you: number[], id?: Act['id']): void {
    const { seats, left, rematch } = this.#welcome([], [this.lesson.seat], 0)
    this.#socket?.say({ is: 'seats', ...(id == null ? {} : { id }), version: this.#version, seats, you, left, rematch })
  }

  async #hearWhy({ touch, ...message }: Why): Promise<void> {
    const id = message.id ?? null
    try {
      const found = await this.#why(this.at + 1, touch ?? [])
      if (found.refusal) this.#count(null, found.refusal, found.rule)
      this.#socket?.say({ is: 'why', id, ...found })
    } catch {
      this.#socket?.say({ is: 'error', id, code: 'request/unknown', data: {} })
    }
  }
}
