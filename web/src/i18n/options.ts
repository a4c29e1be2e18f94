/** How options, their values and presets are called, and what each of them does, in one line. */
import type { Option, OptionDeclared, Preset } from '../wire/types'
import type { PlayedOptions } from '../ui/playedOptions'
import { hasWord, say, word } from './words'

export function optionName(option: OptionDeclared, game: string): string {
  return say(`option-${option.name}`, game)
}

/** What an option is about; nothing where a game has no words for it. */
export function optionEffect(option: OptionDeclared, game: string): string {
  const message = `option-${option.name}-effect`
  return hasWord(message, game) ? say(message, game) : ''
}

/** A value in words, or as it is where it needs none. */
export function valueName(option: OptionDeclared, value: Option, game: string): string {
  const message = `option-${option.name}-${value}`
  if (hasWord(message, game)) return say(message, game)
  return typeof value === 'boolean' ? word(value ? 'option-on' : 'option-off') : String(value)
}

/** What a value does; nothing where a game has no words for it. Values that differ in nothing else share a message that names them. */
export function valueEffect(option: OptionDeclared, value: Option, game: string): string {
  const own = `option-${option.name}-${value}-effect`
  if (hasWord(own, game)) return say(own, game)
  const shared = `option-${option.name}-value-effect`
  const isPlain = typeof value === 'number' && !hasWord(`option-${option.name}-${value}`, game)
  return hasWord(shared, game) ? say(shared, game, 1, { value: isPlain ? value : valueName(option, value, game) }) : ''
}

export function presetName(preset: Preset, game: string): string {
  const message = `preset-${preset.name}`
  return hasWord(message, game) ? say(message, game) : preset.name
}

/** What playing by a preset is like; nothing where a game has no words for it. */
export function presetEffect(preset: Preset, game: string): string {
  const message = `preset-${preset.name}-effect`
  return hasWord(message, game) ? say(message, game) : ''
}

/** What is played, in a few words: "Full game", "Bear hunt, 2 changes". */
export function playedTitle({ preset, mode, changes }: PlayedOptions, game: string): string {
  const name = preset ? presetName(preset, game) : mode ? valueName(mode.option, mode.value, game) : word('options')
  return changes > 0 ? word('played-as', { preset: name, count: changes }) : name
}

/** What that is like. */
export function playedEffect({ preset, mode }: PlayedOptions, game: string): string {
  if (preset) return presetEffect(preset, game)
  return mode ? valueEffect(mode.option, mode.value, game) : ''
}
