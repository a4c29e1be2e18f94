/** The client knows no game: neither its name nor its rules, nor anything that the content security policy forbids. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codeFiles, filesBelow, HOME, LANGUAGES, named, textOf, wordFiles } from './sources.ts'

const games = readdirSync(join(HOME, '../src/banchisa/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name)
const covers = filesBelow('covers', /\.svg$/).map((file) => file.replace(/^.*\/|\.svg$/g, ''))
const names = [...new Set([...games, ...covers])].filter((name) => name !== 'default')

describe('no game is known', () => {
  const files = [...codeFiles(), ...LANGUAGES.flatMap(wordFiles), ...filesBelow('src', /\.css$/), join(HOME, 'index.html')]

  test.each(files.map((file) => [named(file), file] as const))('%s', (_, file) => {
    const text = textOf(file)
    const told = names.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(text))
    expect(told).toEqual([])
    expect(text.match(/\b[A-Z]{3}-\d+\.\d+\b/g) ?? []).toEqual([])
  })
})

describe('nothing that a strict policy forbids', () => {
  const markup = [...codeFiles().filter((file) => file.endsWith('.svelte')), join(HOME, 'index.html')]

  test.each(markup.map((file) => [named(file), file] as const))('%s', (_, file) => {
    const text = textOf(file).replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
    expect(text).not.toMatch(/\sstyle=/)
    expect(text).not.toMatch(/\son[a-z]+="/)
    expect(text).not.toMatch(/\{@html/)
  })

  test.each([...filesBelow('sprites', /\.svg$/), ...filesBelow('covers', /\.svg$/)].map((file) => [named(file), file] as const))(
    '%s',
    (_, file) => {
      expect(textOf(file)).not.toMatch(/\sstyle=|<style|<script|href="http/)
    },
  )
})
