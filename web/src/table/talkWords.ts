/** What a screen reader says of what people say, and of the faces they make. */
import { word } from '../i18n/words'
import type { Emotion, TalkLine } from '../wire/types'
import type { TableContext } from './tableContext.svelte'

const FACE_PAUSE = 10_000
let lastFace = -FACE_PAUSE

export function tellLine({ seat, name, phrase, text }: TalkLine, context: TableContext): string {
  const who = seat == null ? name || word('talk-spectator') : context.nameOf(seat)
  return phrase ? `${who}: ${context.say(`phrase-${phrase}`)}, ${word('talk-a-phrase')}` : `${who}: ${text}`
}

/** Nothing where faces come too fast to be said each time. */
export function tellFace({ seat, face }: { seat: number; face: Emotion }, context: TableContext): string | null {
  if (performance.now() - lastFace < FACE_PAUSE) return null
  lastFace = performance.now()
  return `${context.nameOf(seat)}: ${word(`talk-face-${face}`)}`
}
