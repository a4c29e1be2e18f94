import { expect, test } from 'vitest'
import { codeIn, deviceName, groupCode } from './deviceName'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['curl/8', 'Browser'],
])('%s', (agent, name) => expect(deviceName(agent)).toBe(name))

test('codes are read however they are typed', () => {
  expect(groupCode('ABCDEFGH')).toBe('ABCD EFGH')
  expect(groupCode('ABCDEFGHJKLMNPQRSTUVWXYZ23').split(' ').map((part) => part.length)).toEqual([5, 5, 5, 5, 5, 1])
  expect(codeIn(' abcd-efgh ')).toBe('ABCDEFGH')
  expect(codeIn('abcd efg')).toBe('') // too short
  expect(codeIn('abcdefg1')).toBe('') // no code has a 1
  expect(codeIn('k3jx9q2m4abc')).toBe('') // the id of a table
})
