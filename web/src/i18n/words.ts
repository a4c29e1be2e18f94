/**
 * What people read, in the language they chose.
 *
 * `say` speaks texts of the server (docs/protocol.md) with the words of a game, `word` speaks the client's own messages, whose
 * arguments are taken as they are. Both follow the chosen language when they are used in a component.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import { type Language, LANGUAGES, settings } from '../ui/settings.svelte'
import { learningWords as fetchLearningWords, words as fetchWords } from '../wire/http'
import type { Fact, Text } from '../wire/types'

/** Addresses of the client's own words: of every part, in every language. */
const addresses = import.meta.glob<string>('../*/words/*.ftl', { query: '?url', import: 'default', eager: true })

/** Bundles by language (the client's own words) and by game and language. */
const bundles = new SvelteMap<string, FluentBundle>()
const underway = new Map<string, Promise<void>>()
const missed = new Set<string>()

/**
 * A text of the server in words; nothing for no text. Words of a game must have been loaded with `loadGameWords`.
 * Any message may choose its form by `$count`: 1 unless somebody says how many there are. Further facts, such as the name
 * of a player, are taken as they are.
 */
export function say(text: Text | null | undefined, game?: string, count = 1, further: Record<string, FluentVariable> = {}): string {
  if (text === null || text === undefined || text === '') return ''
  const [id, facts] = typeof text === 'string' ? [text, {}] : text
  const said = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, sayFact(fact, game)]))
  return speak(id, { count, ...said, ...further }, game) ?? reportMissing(id, game)
}

/** A message of the client itself in words. */
export function word(id: string, facts: Record<string, FluentVariable> = {}): string {
  return speak(id, facts) ?? reportMissing(id)
}

/** A message of a game in one language, whatever is spoken here; nothing while its words are not loaded. */
export function sayIn(language: Language, id: string, game: string): string {
  const bundle = bundles.get(place(game, language))
  const pattern = bundle?.getMessage(id)?.value
  return bundle && pattern ? bundle.formatPattern(pattern) : ''
}

/** Whether there are words for a message. */
export function hasWord(id: string, game?: string): boolean {
  return candidates(game).some((bundle) => bundle.hasMessage(id))
}

export interface Explanation {
  /** Under which of the keys there are words. */
  key: string
  /** Nothing where the name of the thing says all. */
  text: string
  rule: string | null
}

/** What a thing of a game is and does: the words for the first of its keys that has any (docs/protocol.md). */
export function explain(keys: readonly string[], game: string): Explanation | null {
  for (const key of keys) {
    for (const bundle of candidates(game)) {
      const message = bundle.getMessage(`about-${key}`)
      if (!message) continue
      const { rule } = message.attributes
      return { key, text: message.value ? say(`about-${key}`, game) : '', rule: rule ? bundle.formatPattern(rule) : null }
    }
  }
  return null
}

/** Load the client's words in a language; done once. */
export function loadWords(language: Language): Promise<void> {
  return once(language, async () => {
    const files = Object.keys(addresses).filter((file) => file.endsWith(`/${language}.ftl`))
    return (await Promise.all(files.map((file) => fetchText(addresses[file]!)))).join('\n')
  })
}

/** Load a game's words in a language; done once, again after a failure. */
export function loadGameWords(game: string, language: Language = settings.language): Promise<void> {
  return once(place(game, language), () => fetchWords(game, language), language)
}

/** Load the words of a game's overview and lessons in a language; done once, again after a failure. */
export function loadLearningWords(game: string, language: Language = settings.language): Promise<void> {
  return once(place(learningOf(game), language), () => fetchLearningWords(game, language), language)
}

/** What `say` and `hasWord` call a game when they speak of learning it. */
export const learningOf = (game: string): string => `${game}/learning`

/** Give the words of a language or of a game as text: for tests. */
export function giveWords(source: string, language: Language, game?: string): void {
  bundles.set(game === undefined ? language : place(game, language), makeBundle(source, language))
}

function sayFact(fact: Fact, game: string | undefined): FluentVariable {
  if (typeof fact === 'number') return fact
  if (typeof fact !== 'string') return say(fact, game)
  return hasWord(fact, game) ? say(fact, game) : fact // a label, such as a space's name
}

function speak(id: string, facts: Record<string, FluentVariable>, game?: string): string | null {
  for (const bundle of candidates(game)) {
    const pattern = bundle.getMessage(id)?.value
    if (!pattern) continue
    if (!bundle.locales.includes(settings.language) && isLoaded(game)) warnOfMissing(id, game)
    const problems: Error[] = []
    const said = bundle.formatPattern(pattern, facts, problems)
    if (problems.length > 0) warnOnce(`${id}: ${problems.map(String).join('; ')}`)
    return said
  }
  return null
}

/** Where to look: the game's words first; the languages spoken before while a new one is still on its way. */
function candidates(game: string | undefined): FluentBundle[] {
  const found: FluentBundle[] = []
  for (const language of new Set<Language>([settings.language, ...LANGUAGES])) {
    const ofGame = game === undefined ? undefined : bundles.get(place(game, language))
    const own = bundles.get(language)
    if (ofGame) found.push(ofGame)
    if (own) found.push(own)
  }
  return found
}

function reportMissing(id: string, game?: string): string {
  if (!isLoaded(game)) return '' // while words are on their way, silence is better than a name
  warnOfMissing(id, game)
  return id
}

/** Whether the words of the chosen language are here. */
function isLoaded(game: string | undefined): boolean {
  return bundles.has(settings.language) && (game === undefined || bundles.has(place(game, settings.language)))
}

function warnOfMissing(id: string, game: string | undefined): void {
  warnOnce(`no words for ${id}${game === undefined ? '' : ` of ${game}`} in ${settings.language}`)
}

function warnOnce(what: string): void {
  if (missed.has(what)) return
  missed.add(what)
  console.warn(`words: ${what}`)
}

function place(game: string, language: Language): string {
  return `${game}/${language}`
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.text()
}

function once(key: string, load: () => Promise<string>, language = key as Language): Promise<void> {
  const known = underway.get(key)
  if (known) return known
  const coming = load().then(
    (source) => void bundles.set(key, makeBundle(source, language)),
    (why: unknown) => {
      underway.delete(key)
      throw why
    },
  )
  underway.set(key, coming)
  return coming
}

function makeBundle(source: string, language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const problem of bundle.addResource(new FluentResource(source))) warnOnce(String(problem))
  return bundle
}
