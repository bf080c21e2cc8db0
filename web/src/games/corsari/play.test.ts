import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Board } from '../../lib/board.svelte'
import { spoken } from '../../lib/tongue.svelte'
import { Play } from './play.svelte'
import type { Layout, SeatView, View } from './view'

class TestBoard extends Board {
  play = vi.fn()
}

const SEAT: SeatView = { size: 4, cards: ['B5', 'R9', 'G3', 'R1'], known: [], layout: null, fills: [], malus: 0, gained: 0, pile: [] }
const LAYOUT: Layout = { colours: ['red', 'blue'], crew: ['R1', 'R9', 'B5'], dismissed: [], stowaways: ['G3'], sum: 3 }

/** A table at which I am asked for something, with these decisions open to me. */
function at(phase: View['phase'], decisions: string[], more: Partial<View> = {}): { board: TestBoard; play: Play } {
  const view = { seat: 0, phase, round: 1, port: 'yellow', captain: null, seats: [SEAT, SEAT], discard: [], quay: [], best: { crew: 'CREW RB', fills: [], sum: 3, count: 1 }, crews: { 'CREW RB': LAYOUT }, ...more }
  const board = new TestBoard()
  board.beholder = 0
  const choices = decisions.map((move) => ({ move, words: move }))
  board.state = { phase: 'playing', turn: 0, view, words: { asked: '', scene: [], choices, result: '' } }
  return { board, play: new Play(board) }
}

beforeAll(() => spoken.speak('fr'))

describe('playing Corsari', () => {
  it('sorts the hand by colour or by value', () => {
    const { play } = at('draw', ['DRAW_DECK'])
    expect(play.hand).toEqual(['R1', 'R9', 'G3', 'B5'])
    play.valuesFirst = true
    expect(play.hand).toEqual(['R1', 'G3', 'B5', 'R9'])
  })

  it('discards a card by two clicks, or by the card and then the pile', () => {
    const { board, play } = at('discard', ['DISCARD R9', 'DISCARD G3'])
    play.pick('R9')
    expect(board.play).not.toHaveBeenCalled()
    play.pick('R9')
    expect(board.play).toHaveBeenLastCalledWith('DISCARD R9')
    play.pick('G3')
    play.take('discard')
    expect(board.play).toHaveBeenLastCalledWith('DISCARD G3')
    expect(play.chosen).toBeNull()
  })

  it('asks why, where a card cannot be played now', () => {
    const { board, play } = at('draw', ['DRAW_DECK'])
    play.pick('R9')
    expect(board.play).toHaveBeenLastCalledWith('DISCARD R9')
    const filling = at('fill', ['FILL R9', 'FILL_DONE'])
    filling.play.pick('G3')
    expect(filling.board.play).toHaveBeenLastCalledWith('FILL G3')
    filling.play.pick('R9')
    filling.play.put('captain')
    expect(filling.board.play).toHaveBeenLastCalledWith('FILL R9')
  })

  it('shows a crew as the server has sorted it out', () => {
    const { play } = at('crew', ['CREW RB'])
    play.pick('R1')
    expect(play.layout).toBeUndefined()
    play.pick('B5')
    expect(play.hand.map((card) => play.place(card))).toEqual(['crew', 'crew', 'stowaway', 'crew'])
    play.toggle('green')
    expect(play.named).toEqual(['blue', 'green'])
    expect(play.place('R1')).toBe('')
  })

  it('shows the best crew at any time, and hides it again', () => {
    const { play } = at('draw', ['DRAW_DECK'])
    play.showBest()
    expect(play.named).toEqual(['red', 'blue'])
    expect(play.told()).toContain('1 clandestin')
    play.showBest()
    expect(play.layout).toBeUndefined()
  })

  it('forgets what is no longer there', () => {
    const { board, play } = at('discard', ['DISCARD R9'])
    play.chosen = 'R9'
    play.showBest()
    board.state = { ...board.state, view: { ...(board.state.view ?? {}), crews: {}, seats: [{ ...SEAT, cards: ['B5'] }, SEAT] } }
    play.settle()
    expect([play.chosen, play.named]).toEqual([null, []])
  })
})
