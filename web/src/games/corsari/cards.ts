/** Cards of Corsari as the wire writes them (R9, G11): ten crews, each with a colour and an emblem. */

export const HUES = ['red', 'orange', 'yellow', 'green', 'azure', 'blue', 'violet', 'pink', 'grey', 'brown'] as const
export type Hue = (typeof HUES)[number]
const LETTERS = 'ROYGABVPSN'

export const COLOURS: Record<Hue, string> = {
  red: '#b3261e',
  orange: '#ef8a33',
  yellow: '#f2cf4a',
  green: '#1f6b45',
  azure: '#8fd3e8',
  blue: '#1f4f99',
  violet: '#6b3a8c',
  pink: '#f2a0b8',
  grey: '#8d969c',
  brown: '#6b4526'
}

const LIGHT: Hue[] = ['orange', 'yellow', 'azure', 'pink', 'grey']

/** What is legible on a crew's colour. */
export function inkOn(hue: Hue): string {
  return LIGHT.includes(hue) ? '#1b2730' : '#ffffff'
}

export function hueOf(card: string): Hue {
  return HUES[LETTERS.indexOf(card[0] ?? 'R')] ?? 'red'
}

export function valueOf(card: string): number {
  return Number(card.slice(1))
}

export function letterOf(hue: Hue): string {
  return LETTERS[HUES.indexOf(hue)] ?? 'R'
}

export function byColour(cards: string[]): string[] {
  return cards.toSorted((a, b) => HUES.indexOf(hueOf(a)) - HUES.indexOf(hueOf(b)) || valueOf(a) - valueOf(b))
}

export function byValue(cards: string[]): string[] {
  return cards.toSorted((a, b) => valueOf(a) - valueOf(b) || HUES.indexOf(hueOf(a)) - HUES.indexOf(hueOf(b)))
}

/** The decision that names these crews, as the notation writes it: in the order of the colours. */
export function crewMove(hues: Hue[]): string {
  const letters = HUES.filter((hue) => hues.includes(hue)).map(letterOf)
  return `CREW ${letters.join('') || '-'}`
}

/** A card by its number, as events have it. */
export function cardNumbered(number: number): string {
  return `${LETTERS[Math.floor(number / 11)] ?? 'R'}${(number % 11) + 1}`
}
