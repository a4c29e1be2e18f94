import { expect, it } from 'vitest'
import type { Scene } from '../wire/types'
import { soundsOf } from './sounds'

const sceneWith = (kind: string, at: string) =>
  ({ pieces: [{ id: 'p', kind, at, label: kind }], grounds: {}, marks: [], ranks: [] }) as unknown as Scene

it('a piece that moves has the sound that its drawing names, if it names one', () => {
  expect(soundsOf(sceneWith('bear', 'a'), sceneWith('bear', 'b'))).toEqual(['slide', 'land', 'growl'])
  expect(soundsOf(sceneWith('fox', 'a'), sceneWith('fox', 'b'))).toEqual(['slide', 'land'])
  expect(soundsOf(sceneWith('bear', 'a'), sceneWith('bear', 'a'))).toEqual([])
})
