import type { Tongue } from '../../lib/tongue.svelte'

export interface Ship {
  id: string
  hull: string
  points: number
}

/** A ship called by the letter of its colour gets that of the language: Y4 is J4 in French. */
export function shipName({ id, hull }: Ship, tongue: Pick<Tongue, 'has' | 'say'>): string {
  const letter = `hull-letter-${hull}`
  const called = id.startsWith(hull.charAt(0).toUpperCase()) && /^\D\d+$/.test(id) && tongue.has(letter)
  return called ? tongue.say(letter) + id.slice(1) : id
}
