/** What drawings say about the pieces that are drawn with them. */
import { describe, expect, test } from 'vitest'
import { drawings, factsIn } from '../sprite-sheet.ts'
import { coatOf, facesRight, isBackdrop, sizeOf, soundOf, tintOf } from '../src/ui/sprites.ts'

describe('facts of a drawing', () => {
  test('are read from its attributes', () => {
    const source = '<svg viewBox="0 0 64 64" data-faces="right" data-size="0.8" data-backdrop="true" data-tint="#F7D4BF" data-coats="2:#F3A587 3:#F4B63C" data-sound="growl">'
    expect(factsIn(source)).toEqual({
      faces: 'right', size: 0.8, backdrop: true, tint: '#F7D4BF', coats: { 2: '#F3A587', 3: '#F4B63C' }, sound: 'growl',
    }) // prettier-ignore
    expect(factsIn('<svg viewBox="0 0 64 64"><g data-size="2"/></svg>')).toEqual({})
  })

  test.each([
    ['data-facing="right"', 'data-facing: no such fact; there are faces, size, backdrop, tint, coats, sound'],
    ['data-faces="up"', 'data-faces="up" should look like'],
    ['data-size="large"', 'data-size="large" should look like'],
    ['data-backdrop="yes"', 'data-backdrop="yes" should look like'],
    ['data-tint="red"', 'data-tint="red" should look like'],
    ['data-coats="#F3A587"', 'data-coats="#F3A587" should look like'],
  ])('%s is refused', (attribute, why) => {
    expect(() => factsIn(`<svg ${attribute}>`)).toThrow(why)
  })

  test('do not reach the sheet', () => {
    const sheet = drawings('sprites', 's-').map(({ symbol }) => symbol).join('')
    expect(sheet).toContain('<symbol id="s-bear" viewBox="0 0 64 64">')
    expect(sheet).not.toContain('data-')
  })
})

describe('kinds of pieces', () => {
  test('have the facts of their drawing', () => {
    expect([facesRight('hunter'), facesRight('bear')]).toEqual([true, false])
    expect([isBackdrop('igloo'), isBackdrop('bear')]).toEqual([true, false])
    expect([sizeOf('cube'), sizeOf('fox')]).toEqual([0.32, undefined])
    expect([tintOf('fox'), tintOf('cube')]).toEqual(['#F7D4BF', 'var(--t-tile)'])
    expect([coatOf({ kind: 'fish' }), coatOf({ kind: 'fish', value: 3 }), coatOf({ kind: 'fox', value: 3 })]).toEqual([undefined, '#F4B63C', undefined])
    expect([soundOf('bear'), soundOf('fox')]).toEqual(['growl', undefined])
  })

  test('without a drawing have none', () => {
    expect([facesRight('x'), isBackdrop('x'), sizeOf('x'), tintOf('x'), soundOf('x')]).toEqual([false, false, undefined, 'var(--t-tile)', undefined])
  })
})
