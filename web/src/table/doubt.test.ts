import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { word } from '../i18n/words'
import { settings } from '../ui/settings.svelte'
import type { Choice, Scene } from '../wire/types'
import { TableContext } from './tableContext.svelte'

const ANCHOR = {} as DOMRect
const choice = (action: number, touch: string[], warning?: string): Choice => ({ action, name: `go ${action}`, touch, ...(warning ? { warning } : {}) })

function scene(choices: Choice[]): Scene {
  const none = { zones: [], marks: [], counters: [], banners: [], legend: [], sums: [], ranks: [], grounds: {}, layers: [] }
  const pieces = [{ id: 'p', kind: 'hunter', at: 'cell-a', label: 'p', seat: 0 }]
  return { game: 'toy', seat: 0, boards: [], prompt: { actor: 0, text: 'act', rule: 'TOY-1.1' }, players: [], pieces, choices, ...none }
}

let context: TableContext
let sent: string[]

beforeEach(() => {
  sent = []
  context = new TableContext('t')
  context.live.status = 'open'
  context.live.you = [0]
  context.live.scene = scene([choice(0, ['p', 'cell-b']), choice(1, ['p', 'cell-c'], 'warning-water'), choice(2, ['button-end'], 'warning-home')])
  vi.spyOn(context.live, 'act').mockImplementation((name) => void sent.push(name))
})
afterEach(() => {
  settings.asksAgain = true
})

describe('a choice with a warning', () => {
  it('is asked for once more when a touch on the board completes it', () => {
    context.touch(['cell-c'], ANCHOR)
    expect(sent).toEqual([])
    expect(context.doubted?.name).toBe('go 1')
    context.confirm()
    expect(sent).toEqual(['go 1'])
    expect(context.doubted).toBeNull()
  })
  it('is given up by staying, and everything can be touched again', () => {
    context.touch(['cell-c'], ANCHOR)
    expect(context.goBack()).toBe(true)
    expect(context.doubted).toBeNull()
    expect([...context.touchables.keys()]).toContain('cell-c')
    context.touch(['cell-b'], ANCHOR)
    expect(sent).toEqual(['go 0'])
  })
  it('is given up by another touch', () => {
    context.touch(['button-end'], ANCHOR)
    expect(context.doubted?.name).toBe('go 2')
    context.touch(['cell-b'], ANCHOR)
    expect(sent).toEqual(['go 0'])
    expect(context.doubted).toBeNull()
  })
  it('is asked for once more in the list of choices too', () => {
    context.choose(context.selection.choices[2]!)
    expect(sent).toEqual([])
    expect(context.doubted?.name).toBe('go 2')
  })
  it('is taken at once by who does not want to be asked', () => {
    settings.asksAgain = false
    context.touch(['cell-c'], ANCHOR)
    expect(sent).toEqual(['go 1'])
  })
  it('is forgotten when the table moves on', () => {
    context.touch(['cell-c'], ANCHOR)
    context.live.scene = scene([choice(0, ['p', 'cell-b'])])
    expect(context.doubted).toBeNull()
  })
})

describe('a touch that no rule speaks of', () => {
  const touchPiece = async () => {
    vi.spyOn(context.live, 'why').mockRejectedValue(new Error('nothing was meant'))
    context.touch(['p'], ANCHOR)
    await vi.waitFor(() => expect(context.refusal).not.toBeNull())
    return context.refusal!.text
  }

  it('is answered with the question where only buttons can be pressed', async () => {
    context.live.scene = scene([choice(0, ['button-take']), choice(1, ['button-leave'])])
    expect(await touchPiece()).toBe(word('table-answer-first', { question: context.say('act') }))
  })
  it('is answered in general where other things can be touched', async () => {
    context.live.scene = scene([choice(0, ['button-take']), choice(1, ['cell-b'])])
    expect(await touchPiece()).toBe(word('table-refused'))
  })
})
