import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '../wire/http'
import type { AnalysisState, Report } from '../wire/types'
import { AnalysisJob } from './analysisJob.svelte'

vi.mock('../wire/http', () => ({ analyse: vi.fn(), analysis: vi.fn() }))

const report = { chances: [[1]] } as unknown as Report
const working = (done: number): AnalysisState => ({ state: 'working', done, report: null })
const answers = (...told: (AnalysisState | Error)[]) => {
  for (const answer of told) {
    if (answer instanceof Error) vi.mocked(api.analysis).mockRejectedValueOnce(answer)
    else vi.mocked(api.analysis).mockResolvedValueOnce(answer)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(api.analyse).mockReset()
  vi.mocked(api.analysis).mockReset()
})
afterEach(() => vi.useRealTimers())

describe('an analysis', () => {
  it('is begun once, followed, and asked for no more when it is there', async () => {
    vi.mocked(api.analyse).mockResolvedValueOnce(working(0.2))
    answers(working(0.4), working(0.6), { state: 'done', done: 1, report })
    const job = new AnalysisJob('abc')
    job.begin()
    await vi.advanceTimersByTimeAsync(2100)
    expect([job.state, job.done]).toEqual(['working', 0.6])
    expect(job.left).toBeCloseTo(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(job.report).toBe(report)
    expect(vi.mocked(api.analyse)).toHaveBeenCalledTimes(1)
    expect(vi.mocked(api.analysis)).toHaveBeenCalledTimes(3)
  })

  it('is asked for again after trouble with the connection', async () => {
    vi.mocked(api.analyse).mockResolvedValueOnce(working(0.2))
    answers(new Error('no net'), { state: 'done', done: 1, report })
    const job = new AnalysisJob('abc')
    job.begin()
    await vi.advanceTimersByTimeAsync(1100)
    expect(job.trouble).toBeInstanceOf(Error)
    await vi.advanceTimersByTimeAsync(4100)
    expect(job.trouble).toBe(null)
    expect(job.report).toBe(report)
  })

  it('that failed waits until somebody wants it again', async () => {
    vi.mocked(api.analyse).mockResolvedValueOnce({ state: 'failed', done: 0.3, report: null })
    const job = new AnalysisJob('abc')
    job.begin()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(job.state).toBe('failed')
    expect(vi.mocked(api.analysis)).not.toHaveBeenCalled()
    vi.mocked(api.analyse).mockResolvedValueOnce({ state: 'done', done: 1, report })
    job.begin()
    await vi.advanceTimersByTimeAsync(0)
    expect(job.report).toBe(report)
  })

  it('that a server has forgotten is begun anew', async () => {
    vi.mocked(api.analyse).mockResolvedValueOnce(working(0.2)).mockResolvedValueOnce({ state: 'done', done: 1, report })
    answers({ state: 'none', done: 0, report: null })
    const job = new AnalysisJob('abc')
    job.begin()
    await vi.advanceTimersByTimeAsync(2100)
    expect(job.report).toBe(report)
  })

  it('is not followed from a page that was left', async () => {
    vi.mocked(api.analyse).mockResolvedValueOnce(working(0.2))
    const job = new AnalysisJob('abc')
    job.begin()
    job.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(vi.mocked(api.analysis)).not.toHaveBeenCalled()
  })
})
