/**
 * SHA-256 and HMAC. Browsers offer WebCrypto only on https and localhost; a table on the home network must be
 * verifiable too, so there is an implementation of our own for the rest (FIPS 180-4, RFC 2104).
 */

export async function sha256(message: Uint8Array): Promise<Uint8Array> {
  if (!subtle()) return ownSha256(message)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', copied(message)))
}

export async function hmacSha256(secret: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  if (!subtle()) return ownHmacSha256(secret, message)
  const key = await crypto.subtle.importKey('raw', copied(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, copied(message)))
}

export function ownHmacSha256(secret: Uint8Array, message: Uint8Array): Uint8Array {
  const key = new Uint8Array(BLOCK)
  key.set(secret.length > BLOCK ? ownSha256(secret) : secret)
  const inner = ownSha256(new Uint8Array([...key.map((byte) => byte ^ 0x36), ...message]))
  return ownSha256(new Uint8Array([...key.map((byte) => byte ^ 0x5c), ...inner]))
}

export function ownSha256(message: Uint8Array): Uint8Array {
  const state = Int32Array.from(START)
  const blocks = padded(message)
  const words = new Int32Array(64)
  for (let at = 0; at < blocks.byteLength; at += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = blocks.getInt32(at + 4 * i)
    mix(state, words)
  }
  const result = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => result.setInt32(4 * i, word))
  return new Uint8Array(result.buffer)
}

const BLOCK = 64
const PRIMES = firstPrimes(64)
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

function mix(state: Int32Array, words: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const [far, near] = [words[i - 15]!, words[i - 2]!]
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    words[i] = (words[i - 16]! + low + words[i - 7]! + high) | 0
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g)
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUND[i]! + words[i]!) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0))
}

/** The message, a one bit, zeros, and its length in bits. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n)
  return view
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) | 0
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number)
  }
  return found
}

function subtle(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined
}

/** The bytes in a buffer of their own, as WebCrypto wants them. */
function copied(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}
