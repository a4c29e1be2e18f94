import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { giveWords } from '../i18n/words'
import { LARGEST_BODY } from '../wire/limits'
import { openRecordFile } from './recordFile'

const file = (text: string, size = text.length) => ({ size, text: async () => text })

beforeAll(() => giveWords('record-too-large = most { $most }\nrecord-unreadable = no record\nerror-record-invalid = not valid: { $problem }', 'en'))
afterEach(() => vi.unstubAllGlobals())

test('a record becomes a table', async () => {
  const fetched = vi.fn(async (..._: unknown[]) => new Response('{"table": "abc", "invite": null, "commitment": "c"}'))
  vi.stubGlobal('fetch', fetched)
  expect(await openRecordFile(file('{"format": "x"}'))).toEqual({ table: 'abc' })
  expect(fetched.mock.calls[0]![0]).toBe('/api/records')
})

test('what is wrong with it is said, and nothing is asked where that is plain', async () => {
  const fetched = vi.fn(async () => new Response('{"code": "record/invalid", "data": {"problem": "step 3"}}', { status: 422 }))
  vi.stubGlobal('fetch', fetched)
  expect(await openRecordFile(file('no JSON'))).toEqual({ trouble: 'no record' })
  expect(await openRecordFile(file('{}', LARGEST_BODY + 1))).toEqual({ trouble: 'most 64' })
  expect(fetched).not.toHaveBeenCalled()
  expect(await openRecordFile(file('{}'))).toEqual({ trouble: 'not valid: step 3' })
})
