import { describe, expect, it } from 'vitest'
import type { Choice } from '../wire/types'
import { alternatives, buttons, canUndoTouch, isSame, type Selection, startSelection, touch, touchables, undoTouch } from './selection'

let number = 0
function choice(touches: string, more: Partial<Choice> = {}): Choice {
  number += 1
  return { action: number, name: `act ${touches}`, touch: touches.split(' '), style: 'main', ...more }
}

function ids(selection: Selection): string[] {
  return [...touchables(selection).keys()]
}

describe('one touch', () => {
  const choices = [choice('cell-a'), choice('cell-b', { style: 'second', cost: [{ icon: 'rope', label: 'rope', value: 2 }] })]

  it('offers every first touch with its style and cost', () => {
    const found = touchables(startSelection(choices))
    expect([...found.keys()]).toEqual(['cell-a', 'cell-b'])
    expect(found.get('cell-b')).toMatchObject({ style: 'second', final: true, on: false })
    expect(found.get('cell-b')!.cost[0]!.value).toBe(2)
  })

  it('is complete with the touch', () => {
    expect(touch(startSelection(choices), 'cell-b').done).toBe(choices[1])
  })

  it('refuses anything else and stays as it was', () => {
    const before = startSelection(choices)
    expect(touch(before, 'cell-z')).toEqual({ selection: before, done: null, refused: true })
  })

  it('never takes a last touch by itself', () => {
    const only = startSelection([choice('button-end', { style: 'end', label: 'end' })])
    expect(only.touched).toEqual([])
    expect(ids(only)).toEqual(['button-end'])
  })
})

describe('two touches', () => {
  const choices = [choice('one cell-a'), choice('one cell-b'), choice('two cell-b'), choice('button-stay', { style: 'end' })]

  it('narrows by the first touch', () => {
    const { selection, done } = touch(startSelection(choices), 'one')
    expect(done).toBeNull()
    expect(ids(selection)).toEqual(['cell-a', 'cell-b'])
  })

  it('says of the first touch neither style nor cost', () => {
    expect(touchables(startSelection(choices)).get('two')).toMatchObject({ style: 'main', final: false, cost: [] })
  })

  it('changes the selection when another first thing is touched', () => {
    const one = touch(startSelection(choices), 'one').selection
    const two = touch(one, 'two').selection
    expect(two.touched).toEqual(['two'])
    expect(touch(two, 'cell-b').done).toBe(choices[2])
  })

  it('takes back with a second touch on the same thing, and with back', () => {
    const one = touch(startSelection(choices), 'one').selection
    expect(touch(one, 'one').selection.touched).toEqual([])
    expect(undoTouch(one).touched).toEqual([])
    expect(canUndoTouch(undoTouch(one))).toBe(false)
    expect(undoTouch(startSelection(choices)).touched).toEqual([])
  })

  it('finds buttons of the first level from the second', () => {
    const one = touch(startSelection(choices), 'one').selection
    expect(buttons(one).map(({ id }) => id)).toEqual(['button-stay'])
    expect(touch(one, 'button-stay').done).toBe(choices[3])
    expect([...alternatives(one).keys()]).toEqual(['two', 'button-stay'])
  })
})

describe('a common first touch', () => {
  const choices = [choice('one cell-a'), choice('one cell-b')]

  it('is taken by itself and cannot be taken back', () => {
    const now = startSelection(choices)
    expect(now.touched).toEqual(['one'])
    expect(ids(now)).toEqual(['cell-a', 'cell-b'])
    expect(undoTouch(now)).toBe(now)
    expect(touch(now, 'one').refused).toBe(false)
    expect(touch(now, 'one').selection.touched).toEqual(['one'])
  })

  it('is taken also when there are buttons besides', () => {
    const end = choice('button-end', { style: 'end' })
    const now = startSelection([...choices, end])
    expect(now.touched).toEqual(['one'])
    expect(buttons(now).map(({ id }) => id)).toEqual(['button-end'])
    expect(touch(now, 'button-end').done).toBe(end)
  })

  it('is taken in the middle too, and goes back with the touch before', () => {
    const long = [choice('one rope cell-a'), choice('one rope cell-b'), choice('two cell-c')]
    const one = touch(startSelection(long), 'one').selection
    expect(one.touched).toEqual(['one', 'rope'])
    expect(undoTouch(one).touched).toEqual([])
  })

  it('may be the last touch again', () => {
    const stay = [choice('bear cell-a'), choice('bear bear', { style: 'second', label: 'stays' })]
    const now = startSelection(stay)
    expect(now.touched).toEqual(['bear'])
    expect(touchables(now).get('bear')).toMatchObject({ final: true, style: 'second' })
    expect(touch(now, 'bear').done).toBe(stay[1])
  })
})

describe('any order', () => {
  const gain = (name: string) => [{ icon: name, label: name, value: 1 }]
  const choices = [
    choice('button-give', { any_order: true, label: 'none' }),
    choice('fish button-give', { any_order: true, label: 'some', gain: gain('rope') }),
    choice('seal button-give', { any_order: true, label: 'some' }),
    choice('fish seal button-give', { any_order: true, label: 'some', gain: gain('sled') }),
  ]

  it('switches things on and off', () => {
    let now = touch(startSelection(choices), 'seal').selection
    expect(touchables(now).get('seal')!.on).toBe(true)
    now = touch(now, 'fish').selection
    expect([...now.touched].sort()).toEqual(['fish', 'seal'])
    now = touch(now, 'seal').selection
    expect(now.touched).toEqual(['fish'])
  })

  it('shows what exactly this set brings', () => {
    expect(buttons(startSelection(choices))[0]).toMatchObject({ label: 'none', gain: [] })
    const fish = touch(startSelection(choices), 'fish').selection
    expect(buttons(fish)[0]!.gain[0]!.icon).toBe('rope')
    const both = touch(fish, 'seal').selection
    expect(buttons(both)[0]!.gain[0]!.icon).toBe('sled')
  })

  it('completes the choice of exactly this set, in any order', () => {
    expect(touch(startSelection(choices), 'button-give').done).toBe(choices[0])
    const both = touch(touch(startSelection(choices), 'seal').selection, 'fish').selection
    expect(touch(both, 'button-give').done).toBe(choices[3])
  })

  it('offers no button for a set that is no choice yet', () => {
    const pair = [choice('fish seal button-give', { any_order: true })]
    const now = touch(startSelection(pair), 'fish').selection
    expect(ids(now).sort()).toEqual(['fish', 'seal'])
    expect(touch(touch(now, 'seal').selection, 'button-give').done).toBe(pair[0])
  })

  it('does not offer the button of another set instead', () => {
    const uneven = [choice('button-give', { any_order: true }), choice('fish seal button-give', { any_order: true })]
    expect(buttons(touch(startSelection(uneven), 'fish').selection)).toEqual([])
  })

  it('goes back one thing at a time', () => {
    const both = touch(touch(startSelection(choices), 'seal').selection, 'fish').selection
    expect(undoTouch(both).touched).toEqual(['seal'])
  })
})

describe('buttons', () => {
  it('come in order, the one that ends the turn last', () => {
    const now = startSelection([choice('button-end', { style: 'end' }), choice('button-a', { style: 'button' }), choice('cell-a')])
    expect(buttons(now).map(({ id }) => id)).toEqual(['button-a', 'button-end'])
  })

  it('tell apart choices with the same touches', () => {
    const twins = [choice('cell-a', { label: 'walk' }), choice('cell-a', { label: 'paddle' }), choice('cell-b')]
    const now = touch(startSelection(twins), 'cell-a').selection
    expect(buttons(now).map(({ label }) => label)).toEqual(['walk', 'paddle'])
    expect(buttons(now).map(({ id, name }) => [isSame(id), name])).toEqual(twins.slice(0, 2).map(({ name }) => [true, name]))
    expect(touch(now, buttons(now)[1]!.id).done).toBe(twins[1])
  })

  it('go on with what was touched beside the choice that it is already, and leave out those of the beginning', () => {
    const choices = [choice('card-1'), choice('card-1 button-swap'), choice('card-2'), choice('button-stop', { style: 'end' })]
    const now = touch(startSelection(choices), 'card-1').selection
    expect(buttons(now).map(({ id }) => id)).toEqual(['button-swap', `same-${choices[0]!.action}`])
    expect(touch(now, 'button-swap').done).toBe(choices[1])
  })

  it('tell a short choice from a longer one that begins like it', () => {
    const both = [choice('cell-a', { label: 'walk' }), choice('cell-a cell-b')]
    const now = touch(startSelection(both), 'cell-a').selection
    expect(ids(now)).toEqual(['cell-b', `same-${both[0]!.action}`])
  })
})
