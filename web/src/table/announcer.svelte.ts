/** What a screen reader says: each step in words, and what is asked. */
import { sentences } from '../i18n/names'
import { word } from '../i18n/words'
import type { Emotion, StepMessage, TalkLine } from '../wire/types'
import type { TableContext } from './tableContext.svelte'
import type { TakeBack } from './tableState.svelte'

export class Announcer {
  text = $state('')
  #context: TableContext

  constructor(context: TableContext) {
    this.#context = context
  }

  announceStep({ entry, scene }: StepMessage): void {
    const context = this.#context
    const parts = [`${context.nameOf(entry.actor)}: ${context.tell(entry.text)}`]
    if (context.live.you.includes(scene.prompt.actor)) parts.push(this.#promptText())
    else if (context.live.over) parts.push(context.say(scene.prompt.text))
    this.text = sentences(parts)
  }

  /** Steps were taken back; whose turn it is then is said with it. */
  announceTakeBack(taken: TakeBack): void {
    this.text = sentences([this.#context.tellTakeBack(taken), this.#context.live.yourTurn ? this.#promptText() : ''])
  }

  /** Somebody asks to take back a step, or has answered; who has to answer hears where. */
  announceAsked(text: string): void {
    this.text = sentences([text, this.#context.live.owesAnswer ? word('table-back-how') : ''])
  }

  /** Somebody has no more than so much time left. */
  async announceTime(seat: number, seconds: number): Promise<void> {
    const { spokenTime } = await import('../i18n/clocks')
    const time = spokenTime(seconds)
    this.text = this.#context.live.you.includes(seat) ? word('clock-left', { time }) : word('table-time-left-for', { time, name: this.#context.nameOf(seat) })
  }

  /** Somebody talks, or makes a face, and nobody passes the device on. */
  async announceTalk(said: TalkLine | { seat: number; face: Emotion }): Promise<void> {
    const { tellFace, tellLine } = await import('./talkWords')
    if (this.#context.passesTo === null) this.text = ('face' in said ? tellFace(said, this.#context) : tellLine(said, this.#context)) ?? this.text
  }

  /** A bot has begun to think; said only if it takes a while. */
  announceThinking(seat: number): void {
    this.text = word('table-thinks', { name: this.#context.nameOf(seat) })
  }

  /** When the page is opened, comes back, or is looked at by somebody else. */
  announceTurn(): void {
    const { passesTo, live } = this.#context
    if (passesTo !== null) this.text = word('table-pass-to', { name: this.#context.nameOf(passesTo) })
    else this.text = live.yourTurn ? this.#promptText() : ''
  }

  #promptText(): string {
    const { scene } = this.#context.live
    if (!scene) return ''
    const { text, detail } = scene.prompt
    return sentences([word('table-your-turn'), this.#context.say(text), this.#context.say(detail)])
  }
}
