/** This browser's part of chance (docs/protocol.md, "Fair chance"): once the seal of the table is kept, its own random bytes are sent. */
import * as api from '../wire/http'
import { prepareEntropy } from '../wire/fairnessStore'
import type { Seat } from '../wire/types'

const AGAIN_IN = 2000

/** Add to the chance of a table for all seats of this browser, again and again until the server has it; `stop` ends that. */
export function addEntropy(table: string, commitment: string, seats: readonly Seat[], onProblem: (why: api.ApiError) => void): () => void {
  const people = seats.filter(({ kind, stands_in }) => kind !== 'bot' || stands_in).length
  const added = prepareEntropy(table, commitment, people)
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const send = async (): Promise<void> => {
    try {
      await api.addEntropy(table, added)
    } catch (why) {
      if (stopped) return
      if (isPassing(why as api.ApiError)) timer = setTimeout(() => void send(), AGAIN_IN)
      else if ((why as api.ApiError).code !== 'chance/added') onProblem(why as api.ApiError)
    }
  }
  void send()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

/** Whether it may work a moment later: no connection, too much at once, somebody else was faster, a fault of the server. */
function isPassing({ code, status }: api.ApiError): boolean {
  return status === 0 || status >= 429 || code === 'action/stale'
}
