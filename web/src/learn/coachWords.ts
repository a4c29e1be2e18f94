/** What the coach says in a lesson or a puzzle; tasks are counted from 1. */
import { hasWord, learningOf, say, word } from '../i18n/words'
import type { TryAnswer } from './lessonScript.svelte'

export interface CoachWords {
  readonly title: string
  want(task: number): string
  todo(task: number): string
  praise(task: number): string
  answer(tried: TryAnswer): string
}

/** The words of a lesson. */
export function lessonWords(game: string, lesson: string): CoachWords {
  const sayOwn = (id: string) => say(`lesson-${lesson}-${id}`, learningOf(game))
  return {
    get title() {
      return sayOwn('title')
    },
    want: (task) => sayOwn(`${task}-want`),
    todo: (task) => sayOwn(`${task}-do`),
    praise: (task) => sayOwn(`${task}-done`),
    answer: (tried) => sayAnswer(tried, game) ?? word('learn-other-step'),
  }
}

/** The words of a puzzle: what a step leaves of the chance to win is known for those that were tried. */
export function puzzleWords(game: string, name: string, solution: string, chances: Record<string, number>): CoachWords {
  const percent = (step: string) => Math.round(100 * (chances[step] ?? 0))
  return {
    get title() {
      return word('puzzle-title')
    },
    want: () => word('puzzle-want'),
    todo: () => word('puzzle-do', { name }),
    praise: () => word('puzzle-praise', { best: percent(solution), next: Math.max(...Object.keys(chances).filter((step) => step !== solution).map(percent), 0) }),
    answer: (tried) => {
      if (tried.step === null) return sayAnswer(tried, game) ?? ''
      return tried.step in chances ? word('puzzle-worse', { chance: percent(tried.step) }) : word('puzzle-much-worse')
    },
  }
}

function sayAnswer({ text }: TryAnswer, game: string): string | null {
  if (text === null) return null
  const id = typeof text === 'string' ? text : text[0]
  return say(text, hasWord(id, learningOf(game)) ? learningOf(game) : game)
}
