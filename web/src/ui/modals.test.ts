import { beforeEach, expect, test, vi } from 'vitest'

/** A history of which going back takes a while, as in a browser. */
class SlowHistory extends EventTarget {
  entries: unknown[] = [null]
  at = 0

  get state() {
    return this.entries[this.at]
  }

  pushState(state: unknown) {
    this.entries.splice(++this.at, Infinity, state)
  }

  go(by: number) {
    setTimeout(() => {
      this.at += by
      this.dispatchEvent(new Event('popstate'))
    }, 50)
  }
}

let history: SlowHistory
let enterModal: (close: () => void) => () => Promise<void>

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  history = new SlowHistory()
  vi.stubGlobal('history', history)
  vi.stubGlobal('window', history)
  ;({ enterModal } = await import('./modals'))
})

test('going back closes the topmost one', async () => {
  const closed: string[] = []
  enterModal(() => closed.push('menu'))
  enterModal(() => closed.push('dialog'))
  history.go(-1)
  await vi.runAllTimersAsync()
  expect(closed).toEqual(['dialog'])
})

test('what opens while the entry of another is left stays open, with an entry of its own', async () => {
  const closed: string[] = []
  const leave = enterModal(() => closed.push('menu'))
  void leave()
  await vi.advanceTimersByTimeAsync(10)
  enterModal(() => closed.push('dialog'))
  await vi.runAllTimersAsync()
  expect(closed).toEqual([])
  expect(history.at).toBe(1)
  history.go(-1)
  await vi.runAllTimersAsync()
  expect(closed).toEqual(['dialog'])
})

test('two that close one after the other leave nothing behind', async () => {
  const leaveMenu = enterModal(() => undefined)
  const leaveDialog = enterModal(() => undefined)
  let left = 0
  void leaveDialog().then(() => left++)
  await vi.advanceTimersByTimeAsync(10)
  void leaveMenu().then(() => left++)
  await vi.runAllTimersAsync()
  expect([history.at, left]).toEqual([0, 2])
})
