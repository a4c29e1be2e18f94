import { expect, it, vi } from 'vitest'
import { spokenTime, timeLeft } from './clocks'

vi.mock('./words', () => ({ word: (id: string, facts: Record<string, number>) => [id, ...Object.values(facts)].join(' ') }))

it('says how much time there is in the unit that matters', () => {
  expect([252, 59.2, 9, 0].map((seconds) => timeLeft(seconds, 'live'))).toEqual(['4:12', '1:00', '0:09', '0:00'])
  const days = [3 * 86400 - 5, 19 * 3600, 55 * 60, 30].map((seconds) => timeLeft(seconds, 'days'))
  expect(days).toEqual(['clock-days-left 3', 'clock-hours 19', 'clock-minutes 55', '0:30'])
})

it('is read out in minutes and seconds, or in hours', () => {
  const spoken = [252, 60, 10, 12 * 3600].map((seconds) => spokenTime(seconds))
  expect(spoken).toEqual(['clock-spoken 4 12', 'clock-spoken-minutes 1', 'clock-spoken-seconds 10', 'clock-spoken-hours 12'])
})
