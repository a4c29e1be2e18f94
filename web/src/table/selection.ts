/**
 * Choosing by touch: which things can be touched next, and when a choice is complete.
 *
 * Nothing here knows what the things are. A choice names the things to touch in their order; a choice in `any_order`
 * names a set that can be switched on and off, and one last touch that confirms it.
 */
import type { Choice, Counter, Style, Text } from '../wire/types'

/** How far somebody has got: what may be chosen, and what was touched so far. */
export interface Touching {
  readonly choices: readonly Choice[]
  readonly touched: readonly string[]
  /** How many of the touches were taken without asking, because every choice begins with them. */
  readonly automatic: number
}

/** A thing that can be touched now. */
export interface Touchable {
  readonly id: string
  readonly style: Style
  readonly label: Text | null
  /** The notation of the choice, if it stands for one. */
  readonly name: string
  readonly cost: readonly Counter[]
  readonly gain: readonly Counter[]
  /** Whether touching it completes a choice. */
  readonly final: boolean
  /** Whether it is switched on already (only things of a set can be). */
  readonly on: boolean
}

export interface Touched {
  readonly touching: Touching
  /** The choice that is now complete. */
  readonly done: Choice | null
  /** Whether the touch meant nothing. */
  readonly refused: boolean
}

const BUTTON = 'button-'
const SAME = 'same-'

export function isButton(id: string): boolean {
  return id.startsWith(BUTTON) || isSame(id)
}

/** A button that tells apart choices with the same touches. */
export function isSame(id: string): boolean {
  return id.startsWith(SAME)
}

/** The beginning: nothing touched but what every choice begins with. */
export function begin(choices: readonly Choice[]): Touching {
  return settled({ choices, touched: [], automatic: 0 }, true)
}

/** The choices that go on from what was touched. */
export function fitting({ choices, touched }: Touching): Choice[] {
  return choices.filter((choice) => fits(choice, touched))
}

function fits(choice: Choice, touched: readonly string[]): boolean {
  if (!choice.any_order) return touched.every((id, k) => choice.touch[k] === id)
  const set = choice.touch.slice(0, -1)
  return touched.every((id) => set.includes(id))
}

function isComplete(choice: Choice, touched: readonly string[]): boolean {
  return !choice.any_order && choice.touch.length === touched.length && fits(choice, touched)
}

/** What this choice asks for next. */
function following(choice: Choice, touched: readonly string[]): string[] {
  if (!choice.any_order) {
    const next = choice.touch[touched.length]
    return next === undefined ? [] : [next]
  }
  const missing = choice.touch.slice(0, -1).filter((id) => !touched.includes(id))
  const last = choice.touch.at(-1)
  return missing.length === 0 && last !== undefined ? [last] : missing
}

/** Everything that can be touched now, by id, in the order of the choices. */
export function touchables(touching: Touching): Map<string, Touchable> {
  const { touched } = touching
  const through = new Map<string, Choice[]>()
  const open = fitting(touching)
  for (const choice of open) {
    for (const id of following(choice, touched)) push(through, id, choice)
  }
  for (const choice of open) {
    // two choices with the same touches are told apart by their names
    if (isComplete(choice, touched)) push(through, `${SAME}${choice.action}`, choice)
  }
  const found = new Map<string, Touchable>()
  for (const [id, choices] of through) found.set(id, described(id, choices, touched))
  for (const id of switchedOn(touching)) found.set(id, switched(id))
  return found
}

function push(through: Map<string, Choice[]>, id: string, choice: Choice): void {
  const there = through.get(id)
  if (there) there.push(choice)
  else through.set(id, [choice])
}

function described(id: string, choices: readonly Choice[], touched: readonly string[]): Touchable {
  const ends = choices.filter((choice) => endsWith(choice, touched, id))
  const only = ends.length === 1 && choices.length === 1 ? ends[0] : undefined
  return {
    id,
    style: only ? only.style : commonStyle(id, ends),
    label: (only ?? (isButton(id) ? choices[0] : undefined))?.label ?? null,
    name: only?.name ?? '',
    cost: only?.cost ?? [],
    gain: only?.gain ?? [],
    final: ends.length > 0,
    on: false,
  }
}

function endsWith(choice: Choice, touched: readonly string[], id: string): boolean {
  if (isSame(id)) return true
  const last = choice.touch.at(-1) === id
  return last && (choice.any_order ? following(choice, touched).includes(id) : choice.touch.length === touched.length + 1)
}

function commonStyle(id: string, ends: readonly Choice[]): Style {
  const first = ends[0]?.style
  if (first && ends.every((choice) => choice.style === first)) return first
  return isButton(id) ? 'button' : 'main'
}

function switched(id: string): Touchable {
  return { id, style: 'main', label: null, name: '', cost: [], gain: [], final: false, on: true }
}

function switchedOn(touching: Touching): string[] {
  const sets = fitting(touching).filter((choice) => choice.any_order)
  return touching.touched.filter((id) => sets.some((choice) => choice.touch.slice(0, -1).includes(id)))
}

/** What could be touched instead of what was chosen: the things that could be touched at first. */
export function alternatives(touching: Touching): Map<string, Touchable> {
  const choices = touching.choices.filter((choice) => !choice.any_order)
  const first = touchables({ choices, touched: [], automatic: 0 })
  for (const id of touchables(touching).keys()) first.delete(id)
  for (const id of touching.touched) first.delete(id)
  return first
}

/** The buttons to show, in their order, the one that ends a turn last; those of the beginning stay. */
export function buttons(touching: Touching): Touchable[] {
  const all = new Map([...touchables(touching), ...alternatives(touching)])
  const found = [...all.values()].filter(({ id }) => isButton(id))
  return found.sort((a, b) => Number(a.style === 'end') - Number(b.style === 'end'))
}

/** What is chosen so far: the touched things. */
export function chosen(touching: Touching): readonly string[] {
  return touching.touched
}

/** Somebody touches a thing. */
export function touch(touching: Touching, id: string): Touched {
  const there = touchables(touching).get(id)
  if (there?.on) return { touching: without(touching, id), done: null, refused: false }
  if (there) return taken(touching, id)
  if (touching.touched.length > touching.automatic && touching.touched.at(-1) === id) {
    return { touching: back(touching), done: null, refused: false }
  }
  for (let length = touching.touched.length - 1; length >= 0; length--) {
    const earlier = { ...touching, touched: touching.touched.slice(0, length), automatic: Math.min(touching.automatic, length) }
    if (touchables(earlier).has(id)) return taken(earlier, id)
  }
  return { touching, done: null, refused: true }
}

function taken(touching: Touching, id: string): Touched {
  if (isSame(id)) {
    const done = touching.choices.find((choice) => `${SAME}${choice.action}` === id) ?? null
    return { touching, done, refused: false }
  }
  const open = fitting(touching)
  const ends = open.filter((choice) => following(choice, touching.touched).includes(id) && endsWith(choice, touching.touched, id))
  const goOn = open.some((choice) => following(choice, touching.touched).includes(id) && !ends.includes(choice))
  const next = { ...touching, touched: [...touching.touched, id] }
  if (ends.length === 1 && !goOn) return { touching: next, done: ends[0]!, refused: false }
  return { touching: settled(next, false), done: null, refused: false }
}

function without(touching: Touching, id: string): Touching {
  return { ...touching, touched: touching.touched.filter((other) => other !== id) }
}

/** The last touch taken back, and with it what followed of itself. */
export function back(touching: Touching): Touching {
  const { touched, automatic } = touching
  if (touched.length <= automatic) return touching
  let shorter: Touching = { ...touching, touched: touched.slice(0, -1) }
  while (shorter.touched.length > automatic && settled(shorter, false).touched.length > shorter.touched.length) {
    shorter = { ...shorter, touched: shorter.touched.slice(0, -1) }
  }
  return shorter
}

/** Whether there is anything to take back. */
export function canGoBack({ touched, automatic }: Touching): boolean {
  return touched.length > automatic
}

/** Takes as touched what all the choices that are left ask for next, but never what would complete one of them. */
function settled(touching: Touching, fromStart: boolean): Touching {
  let now = touching
  for (;;) {
    // buttons stand beside everything else: they do not keep the only piece from being chosen
    const open = fitting(now).filter((choice) => choice.any_order || !isButton(choice.touch[now.touched.length] ?? ''))
    const first = open[0]
    if (!first || open.some((choice) => choice.any_order)) return now
    const next = first.touch[now.touched.length]
    if (next === undefined) return now
    const common = open.every((choice) => choice.touch[now.touched.length] === next && choice.touch.length > now.touched.length + 1)
    if (!common) return now
    now = { ...now, touched: [...now.touched, next], automatic: fromStart ? now.automatic + 1 : now.automatic }
  }
}
