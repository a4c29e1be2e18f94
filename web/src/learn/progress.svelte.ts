/** What a person has learned in this browser; kept in local storage, where the browser allows it. */
const PLACE = 'banchisa-learning'

interface LessonProgress {
  /** The number of the task at which it was left, from 0. */
  at: number
  done: boolean
}

interface Learned {
  /** The games whose overview was shown. */
  seen: string[]
  lessons: Record<string, LessonProgress>
  /** The tables of first games, where the coach stays. */
  coached: string[]
  /** The puzzles that were solved. */
  solved: string[]
}

const MOST_COACHED = 20

class Progress {
  #learned = $state.raw<Learned>(restore())

  hasSeen(game: string): boolean {
    return this.#learned.seen.includes(game)
  }

  see(game: string): void {
    if (!this.hasSeen(game)) this.#keep({ seen: [...this.#learned.seen, game] })
  }

  of(game: string, lesson: string): LessonProgress {
    return this.#learned.lessons[`${game}/${lesson}`] ?? { at: 0, done: false }
  }

  /** Remember the task one is at; a lesson that was done once stays so. */
  reach(game: string, lesson: string, at: number): void {
    this.#keepLesson(game, lesson, { at, done: this.of(game, lesson).done })
  }

  finish(game: string, lesson: string): void {
    this.#keepLesson(game, lesson, { at: 0, done: true })
  }

  isCoached(table: string): boolean {
    return this.#learned.coached.includes(table)
  }

  coach(table: string): void {
    this.#keep({ coached: [table, ...this.#learned.coached].slice(0, MOST_COACHED) })
  }

  dismissCoach(table: string): void {
    this.#keep({ coached: this.#learned.coached.filter((other) => other !== table) })
  }

  hasSolved(game: string, puzzle: string): boolean {
    return this.#learned.solved.includes(`${game}/${puzzle}`)
  }

  solve(game: string, puzzle: string): void {
    if (!this.hasSolved(game, puzzle)) this.#keep({ solved: [...this.#learned.solved, `${game}/${puzzle}`] })
  }

  #keepLesson(game: string, lesson: string, progress: LessonProgress): void {
    this.#keep({ lessons: { ...this.#learned.lessons, [`${game}/${lesson}`]: progress } })
  }

  #keep(changes: Partial<Learned>): void {
    this.#learned = { ...this.#learned, ...changes }
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#learned))
    } catch {
      // not allowed to keep anything: it holds until the page is left
    }
  }
}

function restore(): Learned {
  const nothing: Learned = { seen: [], lessons: {}, coached: [], solved: [] }
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Record<keyof Learned, unknown>>
    return { seen: wordsIn(kept.seen), lessons: lessonsIn(kept.lessons), coached: wordsIn(kept.coached), solved: wordsIn(kept.solved) }
  } catch {
    return nothing
  }
}

function wordsIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []
}

function lessonsIn(kept: unknown): Record<string, LessonProgress> {
  if (typeof kept !== 'object' || kept === null) return {}
  const found = Object.entries(kept as Record<string, Partial<LessonProgress> | null>)
  return Object.fromEntries(
    found.filter(([, one]) => Number.isInteger(one?.at)).map(([key, one]) => [key, { at: one!.at!, done: one!.done === true }]),
  )
}

export const progress = new Progress()
