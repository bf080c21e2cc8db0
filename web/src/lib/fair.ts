/** Checking the deal in the browser itself: what was promised before the first card against what was shown at the end. */

import type { Reveal } from '../wire'

export interface Check {
  commitment: string
  matches: boolean
  /** Whether my own share of chance is among them; null where this device gave none. */
  mine: boolean | null
}

interface Kept {
  commitment?: string
  contribution?: string
}

const key = (id: string) => `flibuste-deal-${id}`

function kept(id: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? '{}') as Kept
  } catch {
    return {}
  }
}

/** Keep what was seen and given before the deal; what came first counts. */
export function rememberDeal(id: string, seen: Kept): void {
  try {
    localStorage.setItem(key(id), JSON.stringify({ ...seen, ...kept(id) }))
  } catch {
    // A browser that keeps nothing checks against what the table says now.
  }
}

export function checkDeal(id: string, reveal: Reveal, told: string): Check {
  const before = kept(id)
  const commitment = before.commitment ?? told
  const mine = before.contribution === undefined ? null : reveal.contributions.includes(before.contribution)
  return { commitment, matches: sha256(fromHex(reveal.seed)) === commitment, mine }
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** The first 32 bits of the fractional parts of roots of the first primes (FIPS 180-4). */
function roots(count: number, power: number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number++) {
    let prime = true
    for (let by = 2; by * by <= number; by++) if (number % by === 0) prime = false
    if (prime) found.push(((number ** power % 1) * 2 ** 32) | 0)
  }
  return found
}

const ROUNDS = roots(64, 1 / 3)
const START = roots(8, 1 / 2)
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** By hand, because browsers give `crypto.subtle` to https pages only, and friends in one house play over http. */
export function sha256(message: Uint8Array): string {
  const length = ((message.length + 8) >> 6) + 1
  const words = new Int32Array(16 * length)
  message.forEach((byte, at) => (words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - 8 * (at % 4)))))
  words[message.length >> 2] = (words[message.length >> 2] ?? 0) | (0x80 << (24 - 8 * (message.length % 4)))
  words[16 * length - 1] = 8 * message.length
  const hash = [...START]
  const w = new Int32Array(64)
  const at = (list: ArrayLike<number>, index: number) => list[index] ?? 0
  for (let block = 0; block < length; block++) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        w[i] = at(words, 16 * block + i)
        continue
      }
      const a = at(w, i - 15)
      const b = at(w, i - 2)
      w[i] = at(w, i - 16) + at(w, i - 7) + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(w, i)) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = (at(hash, i) + value) | 0))
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
