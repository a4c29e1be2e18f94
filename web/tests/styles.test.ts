/** Sizes of text and the widths at which a page changes are measured in letters, so that the text size of the browser counts. */
import { describe, expect, test } from 'vitest'
import { filesBelow, named, textOf } from './sources.ts'

const files = filesBelow('src', /\.(svelte|css)$/).map((file) => [named(file), textOf(file)] as const)
/** Letters on a drawing or a card grow with it. */
const DRAWN = /cqw|units of the drawing/

describe('no size of text in pixels', () => {
  test.each(files)('%s', (_, text) => {
    const sizes = (text.match(/(?<![-\w])(font|font-size|line-height):[^;]*\d(px|pt)\b[^\n]*/g) ?? []).filter((line) => !DRAWN.test(line))
    expect(sizes).toEqual([])
  })
})

describe('no width of a page in pixels', () => {
  test.each(files)('%s', (_, text) => {
    expect(text.match(/(@media|@container|MediaQuery\()[^{\n]*\dpx\b[^\n]*/g) ?? []).toEqual([])
  })
})
