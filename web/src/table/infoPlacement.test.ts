import { describe, expect, it } from 'vitest'
import { overlap, placeCard } from './infoPlacement'

const VIEW = { width: 1280, height: 720 }
const CARD = { width: 300, height: 200 }
const PROMPT = { left: 230, top: 60, width: 780, height: 60 }
const HAND = { left: 230, top: 560, width: 780, height: 150 }
const box = (left: number, top: number, width = 50, height = 50) => ({ left, top, width, height })

function lies(thing: ReturnType<typeof box>, board: ReturnType<typeof box> | null = null) {
  const place = placeCard(thing, CARD, VIEW, [PROMPT, HAND], board)
  return { ...place, box: { ...CARD, left: place.left, top: place.top } }
}

describe('an information card', () => {
  it('covers neither its thing nor the prompt nor the hand, wherever the thing is', () => {
    for (let left = 0; left <= 1230; left += 41) {
      for (let top = 130; top <= 670; top += 30) {
        const thing = box(left, top)
        const placed = lies(thing)
        const hidden = [thing, PROMPT, HAND].reduce((sum, other) => sum + overlap(placed.box, other), 0)
        expect(hidden, `${left} ${top}`).toBe(0)
      }
    }
  })

  it('stays in the window', () => {
    for (const thing of [box(0, 0), box(1270, 0), box(0, 710), box(1270, 710)]) {
      const { left, top } = lies(thing)
      expect(left).toBeGreaterThanOrEqual(8)
      expect(top).toBeGreaterThanOrEqual(8)
      expect(left + CARD.width).toBeLessThanOrEqual(1272)
      expect(top + CARD.height).toBeLessThanOrEqual(712)
    }
  })

  it('points at what lies beside the board, from above', () => {
    expect(lies(box(600, 400, 80, 100))).toMatchObject({ tail: 'down', top: 188, left: 490, along: 150 })
  })

  it('lies right above the hand for a card in it', () => {
    expect(lies(box(300, 600, 80, 100))).toMatchObject({ tail: null, top: 352 })
  })

  it('goes to the column beside the board for a thing on it, on the nearer side', () => {
    const board = box(330, 130, 620, 420)
    expect(lies(box(800, 300), board)).toMatchObject({ tail: null, left: 958 })
    expect(lies(box(400, 300), board)).toMatchObject({ tail: null, left: 22 })
  })

  it('does not reach above the board, where the prompt is', () => {
    const board = box(230, 130, 770, 420)
    expect(lies(box(900, 140), board)).toMatchObject({ tail: null, left: 972, top: 130 })
  })

  it('stays beside its thing where a column is too narrow', () => {
    const board = box(60, 130, 1160, 420)
    expect(lies(box(800, 300), board)).toMatchObject({ tail: 'right', left: 488 })
  })
})
