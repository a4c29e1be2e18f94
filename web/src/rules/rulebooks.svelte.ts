/** Rulebooks: loaded once for each game and language, searched, and cut into what can be linked. */
import { SvelteMap } from 'svelte/reactivity'
import type { Language } from '../ui/settings.svelte'
import * as api from '../wire/http'
import type { Chapter, Rulebook } from '../wire/types'

const books = new SvelteMap<string, Rulebook>()
const underway = new Map<string, Promise<void>>()

/** Load a rulebook in a language; done once however many ask meanwhile, again after a failure. */
export function loadRulebook(game: string, language: Language): Promise<void> {
  const place = `${game}/${language}`
  const known = underway.get(place)
  if (known) return known
  const coming = api.rules(game, language).then(
    (book) => void books.set(place, book),
    (why: unknown) => {
      underway.delete(place)
      throw why
    },
  )
  underway.set(place, coming)
  return coming
}

export function rulebook(game: string, language: Language): Rulebook | undefined {
  return books.get(`${game}/${language}`)
}

/** The chapters with only those rules that hold all the words. */
export function search(chapters: Chapter[], words: string): Chapter[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return chapters
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => {
        const text = plain(`${rule.id} ${rule.text}`)
        return wanted.every((word) => text.includes(word))
      }),
    }))
    .filter((chapter) => chapter.rules.length > 0)
}

/** Small letters without accents, so that "perche" finds "perché". */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
}

export type Part = { is: 'text' | 'rule' | 'code' | 'strong'; text: string }

/** A rule's text in parts: mentions of other rules, code and emphasis stand alone. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const found of text.matchAll(/`([^`]+)`|\*\*([^*]+)\*\*|\b([A-Z]+-\d+\.\d+)\b/g)) {
    if (found.index > at) parts.push({ is: 'text', text: text.slice(at, found.index) })
    const [all, code, strong] = found
    if (code !== undefined) parts.push({ is: 'code', text: code })
    else if (strong !== undefined) parts.push({ is: 'strong', text: strong })
    else parts.push({ is: 'rule', text: all })
    at = found.index + all.length
  }
  if (at < text.length) parts.push({ is: 'text', text: text.slice(at) })
  return parts
}
