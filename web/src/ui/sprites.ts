/** The drawings: one sheet of symbols, put into the page once. Draw with `<use href="#s-bear">` or the component Sprite. */
import { address, facts, icons, pieces } from 'virtual:sprites'

/** The mark of each seat colour (LOOK, section 2). */
export const MARKS: Readonly<Record<string, string>> = {
  red: 'circle',
  blue: 'triangle',
  yellow: 'square',
  green: 'plus',
  white: 'star',
  orange: 'hexagon',
  brown: 'bars',
  grey: 'diamond',
  black: 'cross',
}

export const hasSprite = (name: string): boolean => pieces.has(name)
export const hasIcon = (name: string): boolean => icons.has(name)

/** What a `<use>` points at for a kind of piece, or null: then draw a snow disc with `initials`. */
export const spriteHref = (kind: string): string | null => (pieces.has(kind) ? `#s-${kind}` : null)
export const markHref = (colour: string): string => `#s-mark-${MARKS[colour] ?? 'circle'}`

/** The coat of a drawing that has several: by the value of the piece. */
export const coatOf = ({ kind, value }: { kind: string; value?: number }): string | undefined => facts[kind]?.coats?.[value ?? 1]

/** The ground of a card or token with this drawing. */
export const tintOf = (kind: string): string => facts[kind]?.tint ?? 'var(--t-tile)'

/** Whether it looks to the right; most look to the left. */
export const facesRight = (kind: string): boolean => facts[kind]?.faces === 'right'

/** Whether it is a place itself: others stand before it. */
export const isBackdrop = (kind: string): boolean => facts[kind]?.backdrop ?? false

/** How large it is on a space, as a share of the space's inner diameter; undefined for the usual size. */
export const sizeOf = (kind: string): number | undefined => facts[kind]?.size

/** What is heard when it moves. */
export const soundOf = (kind: string): string | undefined => facts[kind]?.sound

/** The first two letters of a kind that has no drawing. */
export const initials = (kind: string): string => kind.slice(0, 1).toUpperCase() + kind.slice(1, 2)

/** Put the sheet into the page. Until it is there, drawings are empty and keep their place. */
export async function loadSprites(): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`sprites: ${answer.status}`)
  const sheet = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
  sheet.setAttribute('aria-hidden', 'true')
  sheet.setAttribute('class', 'sprite-sheet')
  document.body.prepend(document.importNode(sheet, true))
}
