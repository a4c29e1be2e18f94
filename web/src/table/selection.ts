/**
 * Choosing by touch: which things can be touched next, and when a choice is complete.
 *
 * Nothing here knows what the things are. A choice names the things to touch in their order; a choice in `any_order`
 * names a set that can be switched on and off, and one last touch that confirms it.
 */
import type { Choice, ChoiceStyle, Counter, Text } from '../wire/types'

/** How far somebody has got: what may be chosen, and what was touched so far. */
export interface Selection {
  readonly choices: readonly Choice[]
  readonly touched: readonly string[]
  /** How many of the touches were taken without asking, because every choice begins with them. */
  readonly automatic: number
}

/** A thing that can be touched now. */
export interface Touchable {
  readonly id: string
  readonly style: ChoiceStyle
  readonly label: Text | null
  /** The notation of the choice, if it stands for one. */
  readonly name: string
  readonly cost: readonly Counter[]
  readonly gain: readonly Counter[]
  /** What follows from the choice that one may regret. */
  readonly warning: Text | null
  /** Whether touching it completes a choice. */
  readonly final: boolean
  /** Whether it is switched on already (only things of a set can be). */
  readonly on: boolean
}

export interface TouchResult {
  readonly selection: Selection
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
export function startSelection(choices: readonly Choice[]): Selection {
  return takeCommonTouches({ choices, touched: [], automatic: 0 }, true)
}

/** The choices that go on from what was touched. */
export function matchingChoices({ choices, touched }: Selection): Choice[] {
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
function nextTouches(choice: Choice, touched: readonly string[]): string[] {
  if (!choice.any_order) {
    const next = choice.touch[touched.length]
    return next === undefined ? [] : [next]
  }
  const missing = choice.touch.slice(0, -1).filter((id) => !touched.includes(id))
  const last = choice.touch.at(-1)
  return missing.length === 0 && last !== undefined ? [last] : missing
}

/** Everything that can be touched now, by id, in the order of the choices. */
export function touchables(selection: Selection): Map<string, Touchable> {
  const { touched } = selection
  const through = new Map<string, Choice[]>()
  const open = matchingChoices(selection)
  for (const choice of open) {
    for (const id of nextTouches(choice, touched)) push(through, id, choice)
  }
  for (const choice of open) {
    // two choices with the same touches are told apart by their names
    if (isComplete(choice, touched)) push(through, `${SAME}${choice.action}`, choice)
  }
  const found = new Map<string, Touchable>()
  for (const [id, choices] of through) found.set(id, describe(id, choices, touched))
  for (const id of switchedOn(selection)) found.set(id, switchedTouchable(id))
  return found
}

function push(through: Map<string, Choice[]>, id: string, choice: Choice): void {
  const there = through.get(id)
  if (there) there.push(choice)
  else through.set(id, [choice])
}

function describe(id: string, choices: readonly Choice[], touched: readonly string[]): Touchable {
  const ends = choices.filter((choice) => endsWith(choice, touched, id))
  const only = ends.length === 1 && choices.length === 1 ? ends[0] : undefined
  return {
    id,
    style: only ? (only.style ?? 'main') : commonStyle(id, ends),
    label: (only ?? (isButton(id) ? choices[0] : undefined))?.label ?? null,
    name: only?.name ?? '',
    cost: only?.cost ?? [],
    gain: only?.gain ?? [],
    warning: only?.warning ?? null,
    final: ends.length > 0,
    on: false,
  }
}

function endsWith(choice: Choice, touched: readonly string[], id: string): boolean {
  if (isSame(id)) return true
  const last = choice.touch.at(-1) === id
  return last && (choice.any_order ? nextTouches(choice, touched).includes(id) : choice.touch.length === touched.length + 1)
}

function commonStyle(id: string, ends: readonly Choice[]): ChoiceStyle {
  const [first = 'main', ...others] = new Set(ends.map(({ style = 'main' }) => style))
  if (ends.length && !others.length) return first
  return isButton(id) ? 'button' : 'main'
}

function switchedTouchable(id: string): Touchable {
  return { id, style: 'main', label: null, name: '', cost: [], gain: [], warning: null, final: false, on: true }
}

function switchedOn(selection: Selection): string[] {
  const sets = matchingChoices(selection).filter((choice) => choice.any_order)
  return selection.touched.filter((id) => sets.some((choice) => choice.touch.slice(0, -1).includes(id)))
}

/** What could be touched instead of what was chosen: the things that could be touched at first. */
export function alternatives(selection: Selection): Map<string, Touchable> {
  const choices = selection.choices.filter((choice) => !choice.any_order)
  const first = touchables({ choices, touched: [], automatic: 0 })
  for (const id of touchables(selection).keys()) first.delete(id)
  for (const id of selection.touched) first.delete(id)
  return first
}

/**
 * The buttons to show, in their order, the one that ends a turn last. Those of the beginning stay, unless what was touched is a
 * choice already: then they are about nothing but that.
 */
export function buttons(selection: Selection): Touchable[] {
  const own = touchables(selection)
  const all = [...own.keys()].some(isSame) ? own : new Map([...own, ...alternatives(selection)])
  const found = [...all.values()].filter(({ id }) => isButton(id))
  return found.sort((a, b) => Number(a.style === 'end') - Number(b.style === 'end'))
}

/** Somebody touches a thing. */
export function touch(selection: Selection, id: string): TouchResult {
  const there = touchables(selection).get(id)
  if (there?.on) return { selection: deselect(selection, id), done: null, refused: false }
  if (there) return take(selection, id)
  if (selection.touched.length > selection.automatic && selection.touched.at(-1) === id) {
    return { selection: undoTouch(selection), done: null, refused: false }
  }
  for (let length = selection.touched.length - 1; length >= 0; length--) {
    const earlier = { ...selection, touched: selection.touched.slice(0, length), automatic: Math.min(selection.automatic, length) }
    if (touchables(earlier).has(id)) return take(earlier, id)
  }
  return { selection, done: null, refused: true }
}

function take(selection: Selection, id: string): TouchResult {
  if (isSame(id)) {
    const done = selection.choices.find((choice) => `${SAME}${choice.action}` === id) ?? null
    return { selection, done, refused: false }
  }
  const open = matchingChoices(selection)
  const ends = open.filter((choice) => nextTouches(choice, selection.touched).includes(id) && endsWith(choice, selection.touched, id))
  const goOn = open.some((choice) => nextTouches(choice, selection.touched).includes(id) && !ends.includes(choice))
  const next = { ...selection, touched: [...selection.touched, id] }
  if (ends.length === 1 && !goOn) return { selection: next, done: ends[0]!, refused: false }
  return { selection: takeCommonTouches(next, false), done: null, refused: false }
}

function deselect(selection: Selection, id: string): Selection {
  return { ...selection, touched: selection.touched.filter((other) => other !== id) }
}

/** The last touch taken back, and with it what followed of itself. */
export function undoTouch(selection: Selection): Selection {
  const { touched, automatic } = selection
  if (touched.length <= automatic) return selection
  let shorter: Selection = { ...selection, touched: touched.slice(0, -1) }
  while (shorter.touched.length > automatic && takeCommonTouches(shorter, false).touched.length > shorter.touched.length) {
    shorter = { ...shorter, touched: shorter.touched.slice(0, -1) }
  }
  return shorter
}

/** Whether there is anything to take back. */
export function canUndoTouch({ touched, automatic }: Selection): boolean {
  return touched.length > automatic
}

/** Takes as touched what all the choices that are left ask for next, but never what would complete one of them. */
function takeCommonTouches(selection: Selection, fromStart: boolean): Selection {
  let now = selection
  for (;;) {
    // buttons stand beside everything else: they do not keep the only piece from being chosen
    const open = matchingChoices(now).filter((choice) => choice.any_order || !isButton(choice.touch[now.touched.length] ?? ''))
    const first = open[0]
    if (!first || open.some((choice) => choice.any_order)) return now
    const next = first.touch[now.touched.length]
    if (next === undefined) return now
    const common = open.every((choice) => choice.touch[now.touched.length] === next && choice.touch.length > now.touched.length + 1)
    if (!common) return now
    now = { ...now, touched: [...now.touched, next], automatic: fromStart ? now.automatic + 1 : now.automatic }
  }
}
