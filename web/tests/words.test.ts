import { join } from 'node:path'
import { type Message, parse, type VariableReference, Visitor } from '@fluent/syntax'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { giveWords, hasWord, say, word } from '../src/i18n/words.ts'
import { settings } from '../src/ui/settings.svelte.ts'
import type { ProblemCode } from '../src/wire/clientTypes.ts'
import { wordOf } from '../src/wire/problems.ts'
import { codeFiles, HOME, LANGUAGES, named, textOf, wordFiles } from './sources.ts'

/** Messages of a language: name and the names of what they speak of. */
function messagesIn(language: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of wordFiles(language)) {
    for (const entry of parse(textOf(file), {}).body) {
      expect(entry.type, `${named(file)}: ${JSON.stringify(entry)}`).not.toBe('Junk')
      if (entry.type !== 'Message') continue
      const id = (entry as Message).id.name
      expect(found.has(id), `${named(file)}: ${id} stands twice`).toBe(false)
      found.set(id, variablesOf(entry as Message).join(' '))
    }
  }
  return found
}

function variablesOf(message: Message): string[] {
  const names = new Set<string>()
  class Collector extends Visitor {
    override visitVariableReference(node: VariableReference) {
      names.add(node.id.name)
    }
  }
  new Collector().visit(message)
  return [...names].sort()
}

describe('the three languages', () => {
  const english = messagesIn('en')

  test.each(['it', 'nl'])('%s has the messages of English, with the same facts', (language) => {
    expect(Object.fromEntries(messagesIn(language))).toEqual(Object.fromEntries(english))
  })

  const code = codeFiles().map((file) => ({ file, text: textOf(file) }))
  const written = code.flatMap(({ file, text }) => [...text.matchAll(/\bword\(\s*'([^']+)'/g)].map((hit) => ({ file, id: hit[1]! })))
  const begun = code.flatMap(({ text }) => [...text.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((hit) => hit[1]!))

  test('every message used exists', () => {
    expect(written.length).toBeGreaterThan(50)
    const missing = written.filter(({ id }) => !english.has(id))
    expect(missing.map(({ file, id }) => `${named(file)}: ${id}`)).toEqual([])
  })

  test('every problem of the server has words but the refusal, which brings its own', () => {
    const union = textOf(join(HOME, 'src/wire/types.ts')).split('export type ErrorCode =')[1]!.split('\n\n')[0]!
    const codes = [...union.matchAll(/'([a-z_]+\/[a-z_]+)'/g)].map((hit) => hit[1]!)
    expect(codes.length).toBeGreaterThan(20)
    expect(codes.filter((code) => !english.has(wordOf(code as ProblemCode)))).toEqual(['action/refused'])
  })

  test('every message is used', () => {
    const strings = new Set(code.flatMap(({ text }) => [...text.matchAll(/['"`]([a-z][a-z0-9-]*)['"`]/g)].map((hit) => hit[1]!)))
    const unused = [...english.keys()].filter((id) => !strings.has(id) && !begun.some((start) => id.startsWith(start)))
    expect(unused).toEqual([])
  })
})

describe('say and word', () => {
  beforeAll(() => {
    for (const language of LANGUAGES) giveWords(wordFiles(language).map(textOf).join('\n'), language)
    giveWords('thing-seal = seal\nstep-take = takes: { $kind } on { $cell }\npair = { $first } and { $second }\nclose = Near', 'en', 'toy')
  })

  test('texts, nested texts and labels', () => {
    expect(say(['step-take', { kind: 'thing-seal', cell: 'D3' }], 'toy')).toBe('takes: seal on D3')
    expect(say(['pair', { first: ['step-take', { kind: 'thing-seal', cell: 'A1' }], second: 2 }], 'toy')).toBe('takes: seal on A1 and 2')
    expect(say(null, 'toy')).toBe('')
    expect(hasWord('thing-seal', 'toy')).toBe(true)
    expect(hasWord('thing-seal')).toBe(false)
  })

  test("a game's words come before the client's, and a name is never taken for a message", () => {
    expect(say('close', 'toy')).toBe('Near')
    expect(word('close')).toBe('Close')
    expect(word('to-move', { name: 'close' })).toBe('close to move')
  })

  test('a missing message is its name, told once', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(word('no-such-words')).toBe('no-such-words')
    expect(word('no-such-words')).toBe('no-such-words')
    expect(warned).toHaveBeenCalledTimes(1)
    warned.mockRestore()
  })

  test('words that lack only in the chosen language are said in another, and told', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    settings.language = 'nl'
    expect(say('thing-seal', 'toy')).toBe('seal')
    expect(warned).not.toHaveBeenCalled() // the Dutch words of the game may still come
    giveWords('pair = { $first } en { $second }', 'nl', 'toy')
    expect(say(['pair', { first: 'thing-seal', second: 2 }], 'toy')).toBe('seal en 2')
    expect(warned).toHaveBeenCalledTimes(1)
    settings.language = 'en'
    warned.mockRestore()
  })

  test('the language can change', () => {
    settings.language = 'it'
    expect(word('seats-free', { count: 1 })).toBe('Un posto è libero')
    settings.language = 'nl'
    expect(word('seats-free', { count: 3 })).toBe('3 stoelen zijn vrij')
    settings.language = 'en'
    expect(word('seats-free', { count: 3 })).toBe('3 seats open')
  })
})
