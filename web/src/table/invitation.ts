/** Under which addresses others can open a table. */
import type { Reach, ReachableAddress } from '../wire/types'

/** Whether a host is the machine itself, so that its address means something else on every other one. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127\.\d+\.\d+\.\d+$/.test(name)
}

/**
 * The addresses to offer: what the server knows, and the one that this page was opened by, if it is good for others. What is
 * for everybody comes last, as the people of one house are invited most often.
 */
export function addressesToOffer(reach: Reach, page: { origin: string; hostname: string }, base: string): ReachableAddress[] {
  const offered = [...reach.addresses]
  const here = page.origin + base
  if (!isLoopback(page.hostname) && !offered.some(({ url }) => url === here)) {
    offered.unshift({ url: here, scope: isOfHouse(page.hostname) ? 'house' : 'anywhere', network: '' })
  }
  return offered.sort((one, other) => Number(one.scope === 'anywhere') - Number(other.scope === 'anywhere'))
}

/** Whether an address or name is one that only the same network knows. */
function isOfHouse(host: string): boolean {
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/.test(host) || host.endsWith('.local') || !host.includes('.') || host.startsWith('[f')
}
