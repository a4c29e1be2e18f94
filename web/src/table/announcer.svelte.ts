/** What is read out to those who listen: each step in words, and what is asked. */
import { sentences } from '../i18n/names'
import { word } from '../i18n/words'
import type { StepMessage } from '../wire/types'
import type { Room } from './tableContext.svelte'

export class Speaker {
  said = $state('')
  #room: Room

  constructor(room: Room) {
    this.#room = room
  }

  step({ entry, scene }: StepMessage): void {
    const room = this.#room
    const parts = [`${room.nameOf(entry.actor)}: ${room.say(entry.text)}`]
    if (room.live.you.includes(scene.prompt.actor)) parts.push(this.#asked())
    else if (room.live.over) parts.push(room.say(scene.prompt.text))
    this.said = sentences(parts)
  }

  /** A bot has begun to think; said only if it takes a while. */
  thinks(seat: number): void {
    this.said = word('table-thinks', { name: this.#room.nameOf(seat) })
  }

  /** When the page is opened, comes back, or is looked at by somebody else. */
  greet(): void {
    const { passesTo, live } = this.#room
    if (passesTo !== null) this.said = word('table-pass-to', { name: this.#room.nameOf(passesTo) })
    else this.said = live.yourTurn ? this.#asked() : ''
  }

  #asked(): string {
    const { scene } = this.#room.live
    if (!scene) return ''
    const { text, detail } = scene.prompt
    return sentences([word('table-your-turn'), this.#room.say(text), this.#room.say(detail)])
  }
}
