import { expect, test } from 'vitest'
import { addressesToOffer, isLoopback } from './invitation'

const house = { url: 'http://192.168.0.12:8420/', scope: 'house', network: 'wlan0' } as const
const anywhere = { url: 'https://games.example/', scope: 'anywhere', network: '' } as const
const reach = (...addresses: (typeof house | typeof anywhere)[]) => ({ addresses, can_open: false, command: null })
const page = (origin: string) => ({ origin, hostname: new URL(origin).hostname })

test.each(['localhost', '127.0.0.1', '127.8.0.1', '[::1]', 'games.localhost'])('%s is the machine itself', (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each(['192.168.0.12', 'games.example', '[fd00::2]', '127.example'])('%s is not', (host) => {
  expect(isLoopback(host)).toBe(false)
})

test('an address of the machine itself is never offered', () => {
  expect(addressesToOffer(reach(), page('http://127.0.0.1:8420'), '/')).toEqual([])
  expect(addressesToOffer(reach(anywhere, house), page('http://localhost:8420'), '/')).toEqual([house, anywhere])
})

test('the address of the page is offered once, if others can use it', () => {
  expect(addressesToOffer(reach(house), page('http://192.168.0.12:8420'), '/')).toEqual([house])
  expect(addressesToOffer(reach(), page('https://games.example'), '/g/')).toEqual([{ url: 'https://games.example/g/', scope: 'anywhere', network: '' }])
  expect(addressesToOffer(reach(), page('http://igloo.local:8420'), '/')[0]!.scope).toBe('house')
})
