/** A finished game, step by step. */

import type { Choice, Story } from '../wire'
import type { LessonStep } from './lesson'
import { Board } from './board.svelte'
import { prefs } from './prefs.svelte'
import { gameTongue, say } from './tongue.svelte'

export class StoryBoard extends Board {
  at = $state(0)
  protected story: Story | null = null
  /** Views with all hands open, by step, where somebody asked for them. */
  private open: Record<string, unknown>[] | null = null

  get last(): number {
    return (this.story?.steps.length ?? 1) - 1
  }

  async load(story: Story, open: Record<string, unknown>[] | null = null): Promise<void> {
    this.tongue = await gameTongue(story.game, prefs.language)
    this.story = story
    this.open = open
    this.game = story.game
    this.edition = story.edition
    this.options = story.options
    this.names = story.names
    this.beholder = story.beholder
    this.go(Math.min(this.at, this.last))
  }

  go(to: number): void {
    const steps = this.story?.steps ?? []
    const step = steps[to]
    if (!step) return
    this.at = to
    this.fresh = step.events
    this.lines = steps
      .slice(0, to + 1)
      .flatMap((one) => one.events.map((event) => ({ step: one.number, words: event.words ?? '', what: event.what, facts: event.facts })))
      .filter((line) => line.words !== '')
    const view = this.open?.[to]
    this.state = view ? { ...step.state, view } : step.state
  }

  override get myTurn(): boolean {
    return false
  }

  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  play(_move: string): void {
    // What is past cannot be changed.
  }
}

/** A game somebody else has written down, in which the learner takes one seat's decisions again. */
export class LessonBoard extends StoryBoard {
  place = $state(0)
  private readonly steps: LessonStep[]

  constructor(steps: LessonStep[]) {
    super()
    this.steps = steps
  }

  get step(): LessonStep | undefined {
    return this.steps[this.place]
  }

  get length(): number {
    return this.steps.length
  }

  get finished(): boolean {
    return this.place >= this.steps.length
  }

  /** The decision the learner is to take now. */
  get wanted(): string | undefined {
    const plays = this.step?.plays
    return plays === undefined ? undefined : this.story?.steps[plays]?.move
  }

  override get myTurn(): boolean {
    return this.wanted !== undefined
  }

  override get choices(): Choice[] {
    const view = this.state.view as { decisions?: string[] } | null | undefined
    return this.myTurn ? (view?.decisions ?? []).map((move) => ({ move, words: move })) : []
  }

  begin(): void {
    this.place = 0
    this.notice = null
    this.arrive()
  }

  next(): void {
    this.place += 1
    this.notice = null
    this.arrive()
  }

  private arrive(): void {
    const { plays, after } = this.step ?? {}
    const to = after ?? (plays === undefined ? this.at : plays - 1)
    if (to !== this.at) this.go(to)
  }

  override play(move: string): void {
    if (move === this.wanted && this.step?.plays !== undefined) {
      this.go(this.step.plays)
      this.next()
    } else {
      this.notice = { words: say('lesson-stay'), clause: '' }
    }
  }
}
