import { expect, test } from 'vitest'
import { joinPath, pastedInvitation, routeOf, ruleIn, rulePath, stepIn, stepPath } from './router.svelte'

test.each([
  ['/', '', { page: 'lobby' }],
  ['/', '#games', { page: 'lobby' }],
  ['/t/abc123def456', '', { page: 'table', table: 'abc123def456' }],
  ['/t/abc123def456/', '', { page: 'table', table: 'abc123def456' }],
  ['/t/abc123def456/analysis', '', { page: 'analysis', table: 'abc123def456' }],
  ['/t/abc123def456/elsewhere', '', { page: 'not-found' }],
  ['/join', '#abc123def456.s3-cr_et', { page: 'join', table: 'abc123def456', invite: 's3-cr_et' }],
  ['/join', '#abc123def456', { page: 'join', table: 'abc123def456', invite: '' }],
  ['/join', '', { page: 'not-found' }],
  ['/join', '#a.b.c', { page: 'not-found' }],
  ['/t/', '', { page: 'not-found' }],
  ['/t/../x', '', { page: 'not-found' }],
  ['/elsewhere', '', { page: 'not-found' }],
])('%s%s', (path, hash, route) => {
  expect(routeOf(path, hash)).toEqual(route)
})

test.each([
  ['/games/', { page: 'lobby' }],
  ['/games', { page: 'lobby' }],
  ['/games/t/abc123def456', { page: 'table', table: 'abc123def456' }],
  ['/t/abc123def456', { page: 'not-found' }],
  ['/gamest/t/abc123def456', { page: 'not-found' }],
])('in a folder: %s', (path, route) => {
  expect(routeOf(path, '', '/games/')).toEqual(route)
})

test('pasted invitations', () => {
  expect(pastedInvitation(' https://ice.example/join#abc123def456.secret ')).toBe('/join#abc123def456.secret')
  expect(pastedInvitation('abc123def456.secret')).toBe('/join#abc123def456.secret')
  expect(pastedInvitation('https://ice.example/t/abc123def456')).toBe('/t/abc123def456')
  expect(pastedInvitation('abc123def456')).toBe('/t/abc123def456')
  expect(pastedInvitation('https://ice.example/')).toBe(null)
  expect(pastedInvitation('hello there')).toBe(null)
  expect(pastedInvitation('')).toBe(null)
  expect(joinPath('abc', 'x')).toBe('/join#abc.x')
})

test('links to rules', () => {
  const path = rulePath('toy', 'TOY-1.2')
  expect(ruleIn(path.slice('/#'.length))).toEqual({ game: 'toy', rule: 'TOY-1.2' })
  expect(ruleIn('games')).toBe(null)
})

test('a code of another device leads to where it is entered', () => {
  expect(pastedInvitation('abcd efgh')).toBe('/device#ABCDEFGH')
  expect(pastedInvitation('http://192.168.0.2:8420/device#ABCDEFGH')).toBe('/device#ABCDEFGH')
  expect(routeOf('/device', '#ABCDEFGH', '/')).toEqual({ page: 'device', code: 'ABCDEFGH' })
  expect(routeOf('/device', '', '/')).toEqual({ page: 'device', code: '' })
})

test('an address names a step, and a chair', () => {
  expect(stepPath('abc', 12)).toBe('/t/abc#step-12')
  expect(stepPath('abc', 12, -1)).toBe('/t/abc#step-12-watching')
  for (const chair of [null, -1, 0, 3]) {
    expect(stepIn(stepPath('abc', 12, chair).split('#')[1]!)).toEqual({ at: 12, chair })
  }
  for (const odd of ['', 'step-', 'step-x', 'step-1-seat-', 'step-1-watching-2', 'rules/nanuuk/NAN-3.1']) expect(stepIn(odd)).toBeNull()
})
