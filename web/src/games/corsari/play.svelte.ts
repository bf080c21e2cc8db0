/** What one does at a table of Corsari before it becomes a decision: a card in hand, the colours of a crew. */

import type { Board } from '../../lib/board.svelte'
import { say } from '../../lib/tongue.svelte'
import { byColour, byValue, crewMove, HUES, hueOf, letterOf, valueOf, type Hue } from './cards'
import type { Layout, View } from './view'

export type Pile = 'deck' | 'discard' | 'quay'
export type Place = 'crew' | 'dismissed' | 'stowaway'

export class Play {
  readonly board: Board
  chosen = $state<string | null>(null)
  named = $state.raw<Hue[]>([])
  valuesFirst = $state(false)
  /** The round that has been looked at: its news need not be shown again. */
  seen = $state(0)

  constructor(board: Board) {
    this.board = board
  }

  get view(): View {
    return this.board.state.view as unknown as View
  }

  get decisions(): string[] {
    return this.board.choices.map((choice) => choice.move)
  }

  /** What is asked of me, if anything is. */
  get asked(): View['phase'] {
    return this.board.myTurn ? this.view.phase : null
  }

  get hand(): string[] {
    const me = this.board.beholder === null ? undefined : this.view.seats[this.board.beholder]
    return (this.valuesFirst ? byValue : byColour)(me?.layout ? [] : (me?.cards ?? []))
  }

  /** The move a hint likes best. */
  get best(): string | undefined {
    return this.board.prospects.toSorted((a, b) => b.win - a.win || b.lead - a.lead)[0]?.move
  }

  /** The crew colours in my hand. */
  get banners(): Hue[] {
    return HUES.filter((hue) => this.hand.some((card) => hueOf(card) === hue))
  }

  /** The hand as the server sorts it out under the colours I have named: only it knows the rules. */
  get layout(): Layout | undefined {
    return this.named.length > 0 ? this.view.crews[crewMove(this.named)] : undefined
  }

  place(card: string): Place | '' {
    if (!this.layout) return ''
    if (this.layout.crew.includes(card)) return 'crew'
    return this.layout.dismissed.includes(card) ? 'dismissed' : 'stowaway'
  }

  hueName(hue: Hue): string {
    return this.board.say(`colour-${hue}`)
  }

  cardName(card: string): string {
    return say(hueOf(card) === this.view.port ? 'csi-card-port' : 'csi-card', { value: valueOf(card), colour: this.hueName(hueOf(card)) })
  }

  /** A card of the hand was clicked. */
  pick(card: string): void {
    this.board.notice = null
    if (this.asked === 'crew') this.toggle(hueOf(card))
    else if (this.asked === 'discard') {
      if (this.chosen === card) this.put('discard')
      else this.chosen = card
    } else if (this.asked === 'fill') {
      if (this.chosen === card || !this.decisions.includes(`FILL ${card}`)) this.board.play(`FILL ${card}`)
      else this.chosen = card
    } else this.board.play(`DISCARD ${card}`) // refused, with the reason
  }

  /** What I hold comes down somewhere. */
  put(target: string): void {
    if (target === 'crew' && this.chosen) this.toggle(hueOf(this.chosen))
    else if (target === 'discard' && this.chosen) this.board.play(`DISCARD ${this.chosen}`)
    else if (target === 'captain' && this.chosen) this.board.play(`FILL ${this.chosen}`)
    this.chosen = null
  }

  /** One crew colour more or less; a third takes the place of the first. */
  toggle(hue: Hue): void {
    this.named = this.named.includes(hue) ? this.named.filter((one) => one !== hue) : [...this.named, hue].slice(-2)
  }

  showBest(): void {
    const letters = this.view.best?.crew.replace('CREW ', '') ?? ''
    const best = HUES.filter((hue) => letters.includes(letterOf(hue)))
    this.named = this.asked !== 'crew' && this.layout ? [] : best
  }

  take(pile: Pile): void {
    if (pile === 'discard' && this.chosen) this.put('discard')
    else this.board.play(`DRAW_${pile.toUpperCase()}`)
    this.seen = this.view.round
  }

  /** A new position: what was chosen may be gone, and a crew stays shown only while it is known. */
  settle(): void {
    if (this.chosen && !this.hand.includes(this.chosen)) this.chosen = null
    if (this.asked !== 'crew' && this.named.length > 0 && !this.layout) this.named = []
  }

  /** The crew I have named, in words: what it leaves behind. */
  told(): string {
    if (!this.layout) return ''
    const count = say('csi-malus', { count: this.layout.stowaways.length })
    return `${say('csi-crew-chosen', { colours: this.named.map((hue) => this.hueName(hue)).join(', ') })} ${count}, ${say('csi-sum', { sum: this.layout.sum })}`
  }
}
