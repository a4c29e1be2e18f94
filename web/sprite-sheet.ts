/**
 * Makes one sheet of symbols out of all drawings: `sprites/NAME.svg` becomes `#s-NAME`, `sprites/ui/NAME.svg` becomes `#ui-NAME`.
 *
 * The module `virtual:sprites` tells the address of the sheet and the names in it.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const HOME = dirname(fileURLToPath(import.meta.url))
const SHEET = resolve(HOME, 'generated/sprites.svg')
const MODULE = 'virtual:sprites'

export interface Drawing {
  name: string
  symbol: string
}

/** The drawings of a folder as symbols, in the order of their names. */
export function drawings(folder: string, prefix: string): Drawing[] {
  const names = readdirSync(resolve(HOME, folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort()
  return names.map((name) => ({
    name,
    symbol: asSymbol(`${prefix}${name}`, readFileSync(resolve(HOME, folder, `${name}.svg`), 'utf8')),
  }))
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
        `export const icons = new Set(${JSON.stringify(icons.map((drawing) => drawing.name))})`,
      ].join('\n')
    },
  }
}
