/** Which options are in force at a table, and by which preset it is called. */
import type { Game, Option, OptionDeclared, Options, Preset } from '../wire/types'

export interface PlayedOption {
  option: OptionDeclared
  value: Option
  /** It differs from what the table is called by. */
  changed: boolean
}

export interface PlayedOptions {
  /** The preset that is nearest to what is played. */
  preset: Preset | null
  /** The mode, where no preset is for it. */
  mode: PlayedOption | null
  /** Those that have an effect, in order. */
  options: PlayedOption[]
  changes: number
}

/** The value of an option in a preset. */
export function presetValue(preset: Preset | null, option: OptionDeclared): Option {
  return preset?.options[option.name] ?? option.default
}

/**
 * What is played with so many seats and these options. The table is called by the preset with the fewest changes; of
 * several alike by the one for any number of players. If no preset is for its mode, it is called by that.
 */
export function playedOptions(game: Pick<Game, 'options' | 'presets'>, seats: number, options: Options): PlayedOptions {
  const valueOf = (option: OptionDeclared) => options[option.name] ?? option.default
  const offered = offeredOptions(game.options, seats, valueOf)
  const mode = offered.find((option) => option.is_mode)
  const ofMode = game.presets.filter((preset) => !mode || presetValue(preset, mode) === valueOf(mode))
  const ranked = ofMode.map((preset) => ({ preset, changed: offered.filter((option) => valueOf(option) !== presetValue(preset, option)) }))
  ranked.sort((one, other) => one.changed.length - other.changed.length || Number(one.preset.seats !== null) - Number(other.preset.seats !== null))
  const best = ranked[0]
  const changed = best?.changed ?? offered.filter((option) => option !== mode && valueOf(option) !== option.default)
  const entries = offered.map((option) => ({ option, value: valueOf(option), changed: changed.includes(option) }))
  return {
    preset: best?.preset ?? null,
    mode: best ? null : (entries.find(({ option }) => option === mode) ?? null),
    options: entries,
    changes: changed.length,
  }
}

/** The options that have an effect with so many seats beside the others. */
function offeredOptions(declared: OptionDeclared[], seats: number, valueOf: (option: OptionDeclared) => Option): OptionDeclared[] {
  const values = new Map<string, Option>()
  return declared.filter((option) => {
    const fits = Object.entries(option.when).every(([name, allowed]) => allowed.includes(values.get(name)!))
    const belongs = fits && (option.when_seats.length === 0 || option.when_seats.includes(seats))
    values.set(option.name, belongs ? valueOf(option) : option.default)
    return belongs
  })
}
