/** What the wire says of a Korsair table (`wire.py` of the game), and how its notation names cards and moves. */

export const FLEETS = ['yellow', 'red', 'blue', 'green'] as const
export type Fleet = (typeof FLEETS)[number]
export type Family = 'galleon' | 'pirate' | 'captain' | 'admiral'

export interface Galleon {
  slot: string
  gold: number
  owner: number
  controller: number | null
  character: string | null
  fleets: { colour: Fleet; side: number; strength: number; cards: { card: string; seat: number }[] }[]
}

export interface View {
  seat: number | null
  turn: number | null
  teams: boolean
  deck: number
  hands: { size: number; cards: string[] | null }[]
  galleons: Galleon[]
  barred: string | null
  sides: { gold: number | null; captured: { slot: string; gold: number | null }[]; spoils: string[] }[]
  discard: string[]
  decisions: string[]
}

export interface Face {
  family: Family
  colour: Fleet | null
  value: number
}

const FAMILIES: Family[] = ['galleon', 'pirate', 'captain', 'admiral']

export function face(card: string): Face {
  if (card === 'A') return { family: 'admiral', colour: null, value: 0 }
  if (card.startsWith('G')) return { family: 'galleon', colour: null, value: Number(card.slice(1)) }
  const colour = FLEETS.find((fleet) => card.includes(fleet)) ?? 'yellow'
  if (card.startsWith('C:')) return { family: 'captain', colour, value: 0 }
  return { family: 'pirate', colour, value: Number(card.slice(colour.length)) }
}

/** Galleons, then pirates colour by colour, then captains and the admiral. */
export function sorted(cards: string[]): string[] {
  const rank = (card: string) => {
    const { family, colour, value } = face(card)
    return 1000 * FAMILIES.indexOf(family) + 100 * (colour ? FLEETS.indexOf(colour) : 0) + value
  }
  return cards.toSorted((a, b) => rank(a) - rank(b))
}

/** The decision of putting a card on a target: `sea`, `discard` or the slot of a galleon. */
export function moveTo(card: string, target: string): string {
  const { family } = face(card)
  if (target === 'discard') return `X:${card}`
  if (family === 'galleon') return card
  return `${family === 'pirate' ? 'P:' : ''}${card}>${target}`
}

/** Where a card may go, out of all decisions on offer. */
export function targets(card: string, decisions: string[]): string[] {
  if (face(card).family === 'galleon') return decisions.includes(card) ? ['sea'] : []
  const start = moveTo(card, '')
  const slots = decisions.filter((move) => move.startsWith(start)).map((move) => move.slice(start.length))
  return decisions.includes(`X:${card}`) ? [...slots, 'discard'] : slots
}

/** The card a decision plays, if it plays one. */
export function cardOf(move: string): string | null {
  if (move === 'draw') return null
  return move.replace(/^[PX]:/, '').split('>')[0] ?? null
}

export function targetOf(move: string): string {
  if (move.startsWith('X:')) return 'discard'
  return move.split('>')[1] ?? 'sea'
}

export const sideOf = (view: View, seat: number): number => (view.teams ? seat >> 1 : seat)

export const seatsOf = (view: View, side: number): number[] =>
  view.hands.map((_, seat) => seat).filter((seat) => sideOf(view, seat) === side)
