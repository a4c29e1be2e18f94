/** What a person has chosen for this browser; kept in local storage, where the browser allows it. */
import { LONGEST_NAME } from '../wire/limits'

export const LANGUAGES = ['en', 'it', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const MOTIONS = ['system', 'full', 'reduced'] as const
export type Motion = (typeof MOTIONS)[number]

/** How long the steps of others stay to be looked at before the next one is shown. */
export const PACES = ['calm', 'usual', 'swift'] as const
export type Pace = (typeof PACES)[number]

interface Kept {
  language: Language
  theme: Theme
  motion: Motion
  pace: Pace
  sound: boolean
  /** Names of the spaces on boards; null: where words use them and the rim does not say them. */
  names: boolean | null
  /** Whether steps that one may regret are asked for once more. */
  asksAgain: boolean
  /** The name that was last used at a table. */
  name: string
}

const PLACE = 'banchisa'

const darkWanted = matchQuery('(prefers-color-scheme: dark)')
const stillWanted = matchQuery('(prefers-reduced-motion: reduce)')

class Settings {
  #kept = $state<Kept>(restore())
  #systemDark = $state(darkWanted?.matches ?? false)
  #systemStill = $state(stillWanted?.matches ?? false)

  constructor() {
    darkWanted?.addEventListener('change', (event) => (this.#systemDark = event.matches))
    stillWanted?.addEventListener('change', (event) => (this.#systemStill = event.matches))
    if (typeof window === 'undefined') return
    window.addEventListener('storage', (event) => {
      if (event.key === PLACE) this.#kept = restore()
    })
  }

  get language(): Language {
    return this.#kept.language
  }
  get theme(): Theme {
    return this.#kept.theme
  }
  get motion(): Motion {
    return this.#kept.motion
  }
  get pace(): Pace {
    return this.#kept.pace
  }
  get sound(): boolean {
    return this.#kept.sound
  }
  get names(): boolean | null {
    return this.#kept.names
  }
  get asksAgain(): boolean {
    return this.#kept.asksAgain
  }
  get name(): string {
    return this.#kept.name
  }

  set language(language: Language) {
    this.#keep({ language })
  }
  set theme(theme: Theme) {
    this.#keep({ theme })
  }
  set motion(motion: Motion) {
    this.#keep({ motion })
  }
  set pace(pace: Pace) {
    this.#keep({ pace })
  }
  set sound(sound: boolean) {
    this.#keep({ sound })
  }
  set names(names: boolean | null) {
    this.#keep({ names })
  }
  set asksAgain(asksAgain: boolean) {
    this.#keep({ asksAgain })
  }
  set name(name: string) {
    this.#keep({ name })
  }

  /** Whether the page is dark now. */
  get dark(): boolean {
    return this.theme === 'system' ? this.#systemDark : this.theme === 'dark'
  }

  /** Whether things shall not move. */
  get reducedMotion(): boolean {
    return this.motion === 'system' ? this.#systemStill : this.motion === 'reduced'
  }

  #keep(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes }
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept))
    } catch {
      // not allowed to keep anything: the choice holds until the page is left
    }
  }
}

export const settings = new Settings()

/** The first language of the browser that we speak. */
export function spokenLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0])
    if (found) return found
  }
  return 'en'
}

function restore(): Kept {
  const usual: Kept = {
    language: spokenLanguage(typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language])),
    theme: 'system',
    motion: 'system',
    pace: 'usual',
    sound: true,
    names: null,
    asksAgain: true,
    name: '',
  }
  let kept: Partial<Record<keyof Kept, unknown>>
  try {
    kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as typeof kept
  } catch {
    return usual
  }
  return {
    language: LANGUAGES.find((language) => language === kept.language) ?? usual.language,
    theme: THEMES.find((theme) => theme === kept.theme) ?? usual.theme,
    motion: MOTIONS.find((motion) => motion === kept.motion) ?? usual.motion,
    pace: PACES.find((pace) => pace === kept.pace) ?? usual.pace,
    sound: typeof kept.sound === 'boolean' ? kept.sound : usual.sound,
    names: typeof kept.names === 'boolean' ? kept.names : usual.names,
    asksAgain: typeof kept.asksAgain === 'boolean' ? kept.asksAgain : usual.asksAgain,
    name: typeof kept.name === 'string' ? kept.name.slice(0, LONGEST_NAME) : usual.name,
  }
}

function matchQuery(query: string): MediaQueryList | null {
  return typeof matchMedia === 'undefined' ? null : matchMedia(query)
}
