import { afterEach, expect, test, vi } from 'vitest'
import { recall } from './fairnessStore'
import * as api from './http'

function answer(status: number, body: string): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async () => new Response(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

test('errors of the protocol keep their code and data', async () => {
  answer(409, '{"code": "seat/taken", "data": {"most": 2}}')
  await expect(api.sit('abc', 'Ada')).rejects.toMatchObject({ code: 'seat/taken', data: { most: 2 }, status: 409 })
})

test('answers that are not ours, and none', async () => {
  answer(502, '<html>')
  await expect(api.games()).rejects.toMatchObject({ code: 'server/odd' })
  answer(404, '<html>')
  await expect(api.games()).rejects.toMatchObject({ code: 'server/unknown' })
  answer(200, 'no JSON')
  await expect(api.games()).rejects.toMatchObject({ code: 'server/odd' })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('failed')
  })
  await expect(api.games()).rejects.toMatchObject({ code: 'network' })
})

test('sitting down sends name and the invite if there is one, and nothing for chance', async () => {
  const fetched = answer(200, '{"table": "abc", "seat": 1, "commitment": "c"}')
  await api.sit('abc', 'Ada', 'secret')
  await api.sit('abc', 'Ada')
  const [one, other] = fetched.mock.calls.map(([, request]) => JSON.parse((request as RequestInit).body as string))
  expect(one).toEqual({ name: 'Ada', invite: 'secret' })
  expect(other).toEqual({ name: 'Ada' })
})

test('the seal that comes with a new table or a seat is kept at once', async () => {
  answer(200, '{"table": "opened", "invite": null, "commitment": "one"}')
  await api.open({ game: 'toy', seats: [{ kind: 'here' }] })
  answer(200, '{"table": "joined", "seat": 1, "commitment": "two"}')
  await api.sit('joined', 'Ada')
  expect([recall('opened'), recall('joined')]).toEqual([
    { commitment: 'one', beforehand: true },
    { commitment: 'two', beforehand: true },
  ])
})
