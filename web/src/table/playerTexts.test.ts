import { describe, expect, it } from 'vitest'
import type { LogEntry, Player, Scene, Text } from '../wire/types'
import { concerns, mentions, withNames } from './playerTexts'

const NAMES: Record<string, string> = { red: 'Ada', blue: 'Bot 2' }
const nameOf = (colour: string) => NAMES[colour]
const SENT_HOME: Text = ['step-sent-home', { colour: 'colour-red' }]
const EVENT: Text = ['list-then', { first: ['step-event', { colour: 'colour-blue', card: 'thing-tsunami' }], second: SENT_HOME }]

function step(actor: number, text: Text, out = false) {
  const players = [{ seat: 0, colour: 'red', state: '', out }, { seat: 1, colour: 'blue', state: '' }] as Player[]
  return { entry: { n: 1, actor, notation: '', text, touch: [], round: 1 } as LogEntry, scene: { players } as Scene }
}

describe('colours of players', () => {
  it('have the names beside them, however deep they stand', () => {
    expect(withNames(EVENT, nameOf)).toEqual([
      'list-then',
      {
        first: ['step-event', { colour: ['table-named', { who: 'colour-blue', name: 'Bot 2' }], card: 'thing-tsunami' }],
        second: ['step-sent-home', { colour: ['table-named', { who: 'colour-red', name: 'Ada' }] }],
      },
    ])
  })
  it('stay as they are where nobody has the colour', () => {
    expect(withNames(['step-first', { colour: 'colour-green', count: 2 }], nameOf)).toEqual(['step-first', { colour: 'colour-green', count: 2 }])
    expect(withNames('step-roll', nameOf)).toBe('step-roll')
  })
  it('are found in a text, or only in what follows from it', () => {
    expect(mentions(SENT_HOME, { colour: 'red' })).toBe(true)
    expect(mentions(SENT_HOME, { colour: 'red' }, 1)).toBe(false)
    expect(mentions(EVENT, { colour: 'red' }, 1)).toBe(true)
    expect(mentions(EVENT, { colour: 'green' })).toBe(false)
  })
})

describe('a notice is given', () => {
  it('to whom something happened by a step of another', () => {
    expect(concerns(step(1, SENT_HOME), null, [0])).toBe(true)
    expect(concerns(step(1, SENT_HOME), null, [1])).toBe(false)
  })
  it('to whom it happened in a colour that is not on turn', () => {
    const attacked = step(1, ['step-bear-attack', { colours: 'colour-white' }])
    expect(concerns(attacked, null, [0])).toBe(false)
    attacked.scene.players[0]!.colours = ['red', 'white']
    expect(concerns(attacked, null, [0])).toBe(true)
  })
  it('not for what one does oneself', () => {
    expect(concerns(step(0, SENT_HOME), null, [0])).toBe(false)
  })
  it('for what follows from a draw, not for the draw itself', () => {
    expect(concerns(step(-1, EVENT), null, [0])).toBe(true)
    expect(concerns(step(-1, ['step-hand', { colour: 'colour-red' }]), null, [0])).toBe(false)
  })
  it('to whoever is out of the game, whoever did it', () => {
    const before = step(0, 'step-crack').scene
    expect(concerns(step(0, 'step-crack', true), before, [0])).toBe(true)
    expect(concerns(step(0, 'step-crack', true), step(0, 'step-crack', true).scene, [0])).toBe(false)
  })
})
