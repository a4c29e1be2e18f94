import { describe, expect, it } from 'vitest'
import type { Account } from '../wire/types'
import { draws, duration, formatSigned, parts, points, Scale, secondsLeft, spreadApart, widest } from './report'

const frame = { left: 40, right: 240, top: 10, bottom: 110 }

describe('the scale', () => {
  const scale = new Scale(frame, 100)

  it('lays positions from left to right and chances from bottom to top', () => {
    expect([scale.x(0), scale.x(50), scale.x(100)]).toEqual([40, 140, 240])
    expect([scale.y(0), scale.y(0.25), scale.y(1)]).toEqual([110, 85, 10])
  })

  it('finds the position nearest to a place, and none outside', () => {
    expect(scale.at(141)).toBe(51)
    expect(scale.at(140.9)).toBe(50)
    expect(scale.at(-300)).toBe(0)
    expect(scale.at(999)).toBe(100)
  })

  it('draws the line of a seat through all positions', () => {
    const two = new Scale(frame, 2)
    expect(two.line([[0.5, 0.5], [0.25, 0.75], [0, 1]], 1)).toBe('M40 60L140 35L240 10')
  })

  it('writes round numbers that have room', () => {
    expect(scale.ticks(50)).toEqual([0, 25, 50, 75, 100])
    expect(new Scale(frame, 7).ticks(50)).toEqual([0, 2, 4, 6])
    expect(new Scale(frame, 0).ticks(50)).toEqual([0])
    expect(new Scale(frame, 0).x(0)).toBe(40)
  })
})

describe('accounts', () => {
  const account: Account = { start: 0.334, luck: 0.104, own: -0.255, others: 0.003, unforeseen: 0.814, end: 1 }

  it('add up in whole points', () => {
    const { start, luck, own, others, unforeseen, end } = parts(account)
    expect([start, luck, own, others, end]).toEqual([33, 10, -25, 0, 100])
    expect(start + luck + own + others + unforeseen).toBe(end)
  })

  it('share one scale', () => {
    expect(widest([account, { ...account, own: -3.2, others: 3.1 }])).toBe(320)
    expect(widest([{ start: 0, luck: 0, own: 0, others: 0, unforeseen: 0, end: 0 }])).toBe(1)
  })

  it('have signs that are not only a colour', () => {
    expect([12, -7, 0].map(formatSigned)).toEqual(['+12', '−7', '0'])
    expect(Object.is(points(-0.001), 0)).toBe(true)
  })
})

it('knows after which steps something was drawn', () => {
  expect(draws({ actors: [0, -1, 1, -1, -1] })).toEqual([2, 4, 5])
})

it('says how long it takes once it can be said', () => {
  expect(secondsLeft(0.5, 0.25, 10)).toBe(20)
  expect(secondsLeft(0.5, 0.5, 10)).toBe(null)
  expect(secondsLeft(0.1, 0, 1)).toBe(null)
  expect(duration(18, 'en')).toBe('20 sec')
  expect(duration(150, 'en')).toBe('3 min')
})

describe('numbers of mistakes', () => {
  it('stay where they are when nothing is in their way', () => {
    const wanted = [{ x: 50, y: 60 }, { x: 80, y: 60 }]
    expect(spreadApart(wanted, frame)).toEqual(wanted)
  })

  it('move up or down from a place that is taken, and never out of the frame', () => {
    const spot = { x: 50, y: 20 }
    expect(spreadApart([spot, spot, spot], frame).map(({ y }) => y)).toEqual([20, 40, 60])
    const middle = { x: 50, y: 60 }
    expect(spreadApart([middle, middle, middle], frame).map(({ y }) => y)).toEqual([60, 40, 80])
  })

  it('cover each other where there is no room at all', () => {
    const spot = { x: 50, y: 60 }
    const many = spreadApart(Array.from({ length: 9 }, () => spot), frame)
    expect(many).toHaveLength(9)
    expect(new Set(many.map(({ y }) => y)).size).toBe(5)
  })
})
