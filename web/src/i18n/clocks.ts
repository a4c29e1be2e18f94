/** Clocks in words. */
import type { ClockRule } from '../wire/types'
import { word } from './words'

const HOUR = 3600
const DAY = 24 * HOUR

/** What a table has agreed on, in short: "10 min + 20 s". */
export function clockName(rule: ClockRule): string {
  if (rule.kind === 'days') return word('clock-days-a-turn', { days: rule.days })
  return word('clock-live-short', { minutes: rule.bank / 60, seconds: rule.turn })
}

/** The same in a sentence. */
export function clockDetail(rule: ClockRule): string {
  if (rule.kind === 'days') return word('clock-days-detail', { days: rule.days })
  return word('clock-live-detail', { minutes: rule.bank / 60, seconds: rule.turn })
}

/** How much time there is: "4:12", "55 min", "19 h", "3 d". */
export function timeLeft(seconds: number, kind: ClockRule['kind']): string {
  const whole = Math.ceil(seconds)
  if (kind === 'days' && whole >= 2 * DAY - HOUR) return word('clock-days-left', { count: Math.round(whole / DAY) })
  if (kind === 'days' && whole >= HOUR) return word('clock-hours', { count: Math.round(whole / HOUR) })
  if (kind === 'days' && whole >= 60) return word('clock-minutes', { count: Math.floor(whole / 60) })
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The same as it is read out: "4 minutes 12". */
export function spokenTime(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole >= HOUR) return word('clock-spoken-hours', { count: Math.round(whole / HOUR) })
  if (whole < 60) return word('clock-spoken-seconds', { count: whole })
  const rest = whole % 60
  return rest ? word('clock-spoken', { minutes: Math.floor(whole / 60), seconds: rest }) : word('clock-spoken-minutes', { count: whole / 60 })
}
