/** The sources of the client as text. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export const HOME = join(import.meta.dirname, '..')
export const LANGUAGES = ['en', 'it', 'nl'] as const

export function filesBelow(folder: string, ends: RegExp): string[] {
  return readdirSync(join(HOME, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ends.test(file))
    .map((file) => join(HOME, folder, file))
    .sort()
}

export const named = (file: string): string => relative(HOME, file)
export const textOf = (file: string): string => readFileSync(file, 'utf8')
export const codeFiles = (): string[] => filesBelow('src', /\.(svelte|ts)$/).filter((file) => !file.endsWith('.test.ts'))

/** The files of words in a language, the client's own and those of its parts. */
export const wordFiles = (language: string): string[] => filesBelow('src', new RegExp(`(^|/)words/${language}\\.ftl$`))
