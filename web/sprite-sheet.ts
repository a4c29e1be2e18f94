/**
 * Makes one sheet of symbols out of all drawings: `sprites/NAME.svg` becomes `#s-NAME`, `sprites/ui/NAME.svg` becomes `#ui-NAME`.
 *
 * The module `virtual:sprites` tells the address of the sheet, the names in it, and what the client must know of a piece with
 * that drawing. Such facts are attributes of the drawing's `<svg>`, so that a new piece brings them along:
 *
 *     data-faces="right"                   it looks to the right; others look to the left
 *     data-size="0.8"                      its size on a space, as a share of the space's inner diameter
 *     data-backdrop="true"                 a place itself: other pieces stand before it
 *     data-tint="#F7D4BF"                  the ground of a card or token with it
 *     data-coats="2:#F3A587 3:#F4B63C"     its colour by the value of the piece, for a drawing with var(--coat)
 *     data-sound="growl"                   what is heard when it moves
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Facts } from 'virtual:sprites'
import type { Plugin } from 'vite'

const HOME = dirname(fileURLToPath(import.meta.url))
const SHEET = resolve(HOME, 'generated/sprites.svg')
const MODULE = 'virtual:sprites'

export interface Drawing {
  name: string
  symbol: string
  facts: Facts
}

/** The drawings of a folder as symbols, in the order of their names. */
export function drawings(folder: string, prefix: string): Drawing[] {
  const names = readdirSync(resolve(HOME, folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort()
  return names.map((name) => {
    const source = readFileSync(resolve(HOME, folder, `${name}.svg`), 'utf8')
    return { name, symbol: asSymbol(`${prefix}${name}`, source), facts: factsIn(source) }
  })
}

const COLOUR = '#[0-9A-F]{6}'
/** For each fact what its attribute looks like, and how it is read. */
const READERS: { [Name in keyof Facts]-?: [RegExp, (text: string) => Facts[Name]] } = {
  faces: [/^(left|right)$/, (text) => text as 'left' | 'right'],
  size: [/^0?\.\d+$|^1$/, Number],
  backdrop: [/^true$/, () => true],
  tint: [new RegExp(`^${COLOUR}$`, 'i'), (text) => text],
  coats: [new RegExp(`^\\d+:${COLOUR}( \\d+:${COLOUR})*$`, 'i'), (text) => Object.fromEntries(text.split(' ').map((coat) => coat.split(':')))],
  sound: [/^[a-z]+$/, (text) => text],
}

/** What a drawing says about pieces that are drawn with it. */
export function factsIn(source: string): Facts {
  const opening = /<svg[^>]*>/.exec(source)?.[0] ?? ''
  const found = [...opening.matchAll(/\bdata-([\w-]+)="([^"]*)"/g)].map(([, name, text]) => {
    const [looks, read] = READERS[name as keyof Facts] ?? []
    if (!looks || !read) throw new Error(`data-${name}: no such fact; there are ${Object.keys(READERS).join(', ')}`)
    if (!looks.test(text!)) throw new Error(`data-${name}="${text}" should look like ${looks.source}`)
    return [name!, read(text!)] as const
  })
  return Object.fromEntries(found)
}

function asSymbol(id: string, source: string): string {
  const found = /<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(source)
  if (!found) throw new Error(`${id}: no <svg> with a viewBox`)
  const body = found[2]!.replace(/<title>.*?<\/title>/s, '').trim()
  if (/\b(style|id|class)="/.test(body)) throw new Error(`${id}: drawings carry no style, id or class`)
  return `<symbol id="${id}" viewBox="${found[1]}">${body}</symbol>`
}

function writeSheet(pieces: Drawing[], icons: Drawing[]): void {
  const symbols = [...pieces, ...icons].map((drawing) => drawing.symbol).join('\n')
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">\n${symbols}\n</svg>\n`
  mkdirSync(dirname(SHEET), { recursive: true })
  try {
    if (readFileSync(SHEET, 'utf8') === sheet) return
  } catch {
    // there was none yet
  }
  writeFileSync(SHEET, sheet)
}

function factsByName(pieces: Drawing[]): Record<string, Facts> {
  return Object.fromEntries(pieces.filter(({ facts }) => Object.keys(facts).length > 0).map(({ name, facts }) => [name, facts]))
}

export function spriteSheet(): Plugin {
  return {
    name: 'sprite-sheet',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      const pieces = drawings('sprites', 's-')
      const icons = drawings('sprites/ui', 'ui-')
      writeSheet(pieces, icons)
      return [
        `export { default as address } from '/generated/sprites.svg?url'`,
        `export const pieces = new Set(${JSON.stringify(pieces.map((drawing) => drawing.name))})`,
        `export const facts = ${JSON.stringify(factsByName(pieces))}`,
        `export const icons = new Set(${JSON.stringify(icons.map((drawing) => drawing.name))})`,
      ].join('\n')
    },
  }
}
