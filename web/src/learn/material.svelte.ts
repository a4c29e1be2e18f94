/** What teaches a game: loaded once for each game, its words once for each language. */
import { SvelteMap } from 'svelte/reactivity'
import { loadGameWords, loadLearningWords } from '../i18n/words'
import type { Language } from '../ui/settings.svelte'
import * as api from '../wire/http'
import type { LearningMaterial } from '../wire/types'

const known = new SvelteMap<string, LearningMaterial>()

export async function loadMaterial(game: string, language: Language): Promise<void> {
  const words = [loadGameWords(game, language), loadLearningWords(game, language)]
  if (!known.has(game)) known.set(game, await api.learning(game))
  await Promise.all(words)
}

export function material(game: string): LearningMaterial | undefined {
  return known.get(game)
}
