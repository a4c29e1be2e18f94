/** What one says at a table: sent, and either heard, refused, or to be tried again. */
import { settings } from '../ui/settings.svelte'
import { randomHex } from '../wire/fairnessStore'
import { RequestError } from '../wire/tableSocket'
import type { ErrorData, ProblemCode } from '../wire/clientTypes'
import type { Phrase, Emotion, Say } from '../wire/types'
import type { TalkState } from './talk.svelte'

export class Speaker {
  /** Until when one has to be silent, in milliseconds since 1970. */
  silentUntil = $state(0)
  /** Why the last words were not taken. */
  problem = $state.raw<{ code: ProblemCode; data: ErrorData } | null>(null)
  #talk: TalkState

  constructor(talk: TalkState) {
    this.#talk = talk
  }

  async say(what: { text: string } | { phrase: Phrase }, name = ''): Promise<void> {
    await this.send({ do: 'say', token: randomHex(12), language: settings.language, ...what, ...(name ? { name } : {}) })
  }

  /** Send something, perhaps once more: with its token it is said once. */
  async send(message: Say): Promise<void> {
    const talk = this.#talk
    this.problem = null
    talk.unsent = [...talk.unsent.filter((other) => other.message !== message), { message, failed: false }]
    try {
      const answer = await talk.ask(message)
      if (answer.is === 'said') talk.take(answer.lines)
    } catch (why) {
      this.#fail(message, why)
    }
  }

  /** Words that were refused come back to be changed; what may have been lost can be tried again. */
  #fail(message: Say, why: unknown): void {
    const talk = this.#talk
    const { code, data } = why instanceof RequestError ? why : new RequestError('server/odd', {})
    const isRefused = code.startsWith('talk/')
    talk.unsent = talk.unsent.flatMap((line) => (line.message !== message ? line : isRefused ? [] : { message, failed: true }))
    if (!isRefused) return
    this.#refuse(code, data)
    if (message.text && !talk.draft) talk.draft = message.text
  }

  #refuse(code: ProblemCode, data: ErrorData): void {
    if (code === 'talk/too_fast') this.silentUntil = Date.now() + 1000 * Number(data.seconds)
    else this.problem = { code, data }
  }

  async makeFace(face: Emotion): Promise<void> {
    this.problem = null
    try {
      const answer = await this.#talk.ask({ do: 'react', face })
      if (answer.is === 'reaction') this.#talk.showFace(answer.seat, answer.face)
    } catch (why) {
      if (why instanceof RequestError) this.#refuse(why.code, why.data)
    }
  }
}
