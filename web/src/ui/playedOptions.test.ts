import { expect, test } from 'vitest'
import { giveWords } from '../i18n/words'
import { playedEffect, playedTitle, valueEffect, valueName } from '../i18n/options'
import type { Game, OptionDeclared } from '../wire/types'
import { playedOptions } from './playedOptions'

function option(name: string, values: OptionDeclared['values'], more: Partial<OptionDeclared> = {}): OptionDeclared {
  return { name, values, default: values[0]!, rules: [], when: {}, when_seats: [], is_mode: false, ...more }
}

const game: Pick<Game, 'options' | 'presets'> = {
  options: [
    option('mode', ['whole', 'pairs', 'chase'], { is_mode: true }),
    option('tiles', [1, 2, 3], { when: { mode: ['whole'] } }),
    option('twice', [false, true], { when_seats: [2] }),
    option('bears', [1, 2], { when: { mode: ['chase'] } }),
  ],
  presets: [
    { name: 'first', seats: 2, options: { tiles: 2 } },
    { name: 'small', seats: 2, options: {} },
    { name: 'full', seats: null, options: {} },
    { name: 'teams', seats: null, options: { mode: 'pairs' } },
  ],
}

const summary = (seats: number, options = {}) => {
  const { preset, mode, changes, options: listed } = playedOptions(game, seats, options)
  return [preset?.name ?? mode?.value, changes, listed.map((one) => one.option.name + (one.changed ? '!' : '')).join(' ')]
}

test('a table is called by the nearest preset, of several alike by that for any number of players', () => {
  expect(summary(2)).toEqual(['full', 0, 'mode tiles twice'])
  expect(summary(3)).toEqual(['full', 0, 'mode tiles'])
  expect(summary(2, { tiles: 2 })).toEqual(['first', 0, 'mode tiles twice'])
  expect(summary(2, { tiles: 3 })).toEqual(['full', 1, 'mode tiles! twice'])
  expect(summary(2, { tiles: 2, twice: true })).toEqual(['first', 1, 'mode tiles twice!'])
})

test('what has no effect is neither listed nor counted', () => {
  expect(summary(3, { twice: true })).toEqual(['full', 0, 'mode tiles'])
  expect(summary(3, { mode: 'pairs', tiles: 3 })).toEqual(['teams', 0, 'mode'])
})

test('a mode that no preset is for gives the table its name', () => {
  expect(summary(3, { mode: 'chase' })).toEqual(['chase', 0, 'mode bears'])
  expect(summary(3, { mode: 'chase', bears: 2 })).toEqual(['chase', 1, 'mode bears!'])
})

test('names and effects', () => {
  giveWords('options = Options\nplayed-as = { $preset }, { $count } changed\noption-on = On\noption-off = Off\npreset-full = Full game\n', 'en')
  giveWords(
    'option-mode-chase = The chase\noption-mode-chase-effect = Run!\noption-tiles-1-effect = One tile\n' +
      'option-tiles-value-effect = { $value } tiles\noption-twice-true-effect = Again\npreset-full-effect = All of it\n',
    'en',
    'toy',
  )
  const [, tiles, twice] = game.options as [OptionDeclared, OptionDeclared, OptionDeclared]
  expect([valueEffect(tiles, 1, 'toy'), valueEffect(tiles, 3, 'toy')]).toEqual(['One tile', '3 tiles'])
  expect([valueName(twice, true, 'toy'), valueEffect(twice, true, 'toy'), valueEffect(twice, false, 'toy')]).toEqual(['On', 'Again', ''])
  const chase = playedOptions(game, 3, { mode: 'chase', bears: 2 })
  expect([playedTitle(chase, 'toy'), playedEffect(chase, 'toy')]).toEqual(['The chase, 1 changed', 'Run!'])
  const full = playedOptions(game, 3, {})
  expect([playedTitle(full, 'toy'), playedEffect(full, 'toy')]).toEqual(['Full game', 'All of it'])
  expect(playedTitle(playedOptions({ options: [], presets: [] }, 2, {}), 'toy')).toBe('Options')
})
