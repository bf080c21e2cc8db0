/** A game as the page shows it: live at a table, in a replay or in a lesson. Drawn tables know only this. */

import type { Choice, EventInfo, Prospect, SeatInfo, State } from '../wire'
import type { Tongue } from './tongue.svelte'

export interface Line {
  step: number
  words: string
  /** The kind of event, where it is one of the game's own. */
  what?: number
  facts?: number[]
}

/** Something to tell whoever plays: what was refused and by which clause, or what went wrong. */
export interface Notice {
  words: string
  clause: string
}

export abstract class Board {
  game = $state('')
  edition = $state('')
  options = $state.raw<Record<string, string>>({})
  names = $state.raw<string[]>([])
  beholder = $state<number | null>(null)
  state = $state.raw<State>({ phase: 'gathering' })
  lines = $state.raw<Line[]>([])
  /** The events of the latest step, for movements and sounds. */
  fresh = $state.raw<EventInfo[]>([])
  notice = $state.raw<Notice | null>(null)
  prospects = $state.raw<Prospect[]>([])
  tongue = $state.raw<Tongue | null>(null)

  /** Who sits where, at a live table. */
  get seats(): SeatInfo[] {
    return []
  }

  get turn(): number | null {
    return this.state.turn ?? null
  }

  get over(): boolean {
    return this.state.phase === 'over'
  }

  get myTurn(): boolean {
    return this.beholder !== null && this.turn === this.beholder && !this.over
  }

  get choices(): Choice[] {
    return this.myTurn ? (this.state.words?.choices ?? []) : []
  }

  /** The words of a decision I may take. */
  choice(move: string): string | undefined {
    return this.choices.find((choice) => choice.move === move)?.words
  }

  /** The hint for a decision, if I have asked for one. */
  prospect(move: string): Prospect | undefined {
    return this.prospects.find((prospect) => prospect.move === move)
  }

  name(seat: number): string {
    return this.names[seat] ?? ''
  }

  say(key: string, facts: Record<string, string | number> = {}): string {
    return this.tongue?.say(key, facts) ?? ''
  }

  /** The name of the game, once its words are there. */
  get title(): string {
    return this.say('game-name', { edition: this.edition })
  }

  /** Take a decision, or be told why not. */
  abstract play(move: string): void
}
