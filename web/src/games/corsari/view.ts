/** What the wire says of a Corsari table (`wire.py` of the game). */

import type { Hue } from './cards'

export interface Layout {
  colours: Hue[]
  crew: string[]
  dismissed: string[]
  stowaways: string[]
  sum: number
}

export interface SeatView {
  size: number
  cards: string[] | null
  known: string[]
  layout: Layout | null
  fills: string[]
  malus: number
  gained: number
  pile: string[]
}

export interface View {
  seat: number | null
  turn: number | null
  phase: 'draw' | 'discard' | 'declare' | 'crew' | 'fill' | null
  ending: 'grandMaster' | 'lastRound' | null
  winners: number[]
  round: number
  lastRound: boolean
  deck: number
  discard: string[]
  quay: string[]
  port: Hue
  captain: number | null
  open: { colours: Hue[]; values: number[] }
  malus: number
  seats: SeatView[]
  best: { crew: string; fills: string[]; sum: number; count: number; loads: boolean } | null
  /** My hand under the crews I may name now, and under the best one at any time, by decision. */
  crews: Record<string, Layout>
  decisions: string[]
}
