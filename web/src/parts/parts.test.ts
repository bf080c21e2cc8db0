import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Board } from '../lib/board.svelte'
import { shown } from '../lib/clause.svelte'
import type { LiveBoard } from '../lib/live.svelte'
import { StoryBoard } from '../lib/story.svelte'
import { spoken } from '../lib/tongue.svelte'
import type { SeatInfo, State, Story } from '../wire'
import Chat from './Chat.svelte'
import Clock from './Clock.svelte'
import Log from './Log.svelte'
import Scrubber from './Scrubber.svelte'
import Seat from './Seat.svelte'

class TestBoard extends Board {
  people: SeatInfo[] = []
  play = vi.fn()
  override get seats(): SeatInfo[] {
    return this.people
  }
}

function seat(name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return { kind: 'person', name, online: true, ...more } as SeatInfo
}

function table(state: Partial<State> = {}): TestBoard {
  const board = new TestBoard()
  board.game = 'korsair'
  board.names = ['Anne', 'Bob']
  board.people = [seat('Anne'), seat('Bob', { online: false })]
  board.beholder = 0
  board.state = { phase: 'playing', turn: 1, ...state }
  return board
}

beforeAll(() => spoken.speak('fr'))
afterEach(cleanup)

describe('the log', () => {
  it('tells what happened, marks what is new to me, and opens the clause behind it', async () => {
    const board = table()
    board.lines = [
      { step: 1, words: 'Anne s’assoit.' },
      { step: 7, words: 'Bob s’empare du galion g2.', what: 0, facts: [] },
      { step: 8, words: 'Interdit par KOR-40.' }
    ]
    render(Log, { board, since: 1 })
    const lines = screen.getAllByRole('listitem')
    expect(lines.map((line) => line.classList.contains('fresh'))).toEqual([false, true, true])
    await fireEvent.click(screen.getByRole('button', { name: 'Lire KOR-58' }))
    expect([shown.game, shown.clause]).toEqual(['korsair', 'KOR-58'])
    await fireEvent.click(screen.getByRole('button', { name: 'KOR-40' }))
    expect(shown.clause).toBe('KOR-40')
  })
})

describe('a clock', () => {
  it('runs for whose turn it is, and stands still for the others', async () => {
    vi.useFakeTimers()
    const board = table({ times: { left: [65_000, 5_400_000], runs: 0 } })
    render(Clock, { board, seat: 0 })
    render(Clock, { board, seat: 1 })
    await vi.advanceTimersByTimeAsync(5000)
    await tick()
    expect(screen.getAllByRole('timer').map((clock) => clock.textContent)).toEqual(['1:00', '2 h'])
    expect(screen.getAllByRole('timer')[0]?.classList.contains('short')).toBe(false)
    await vi.advanceTimersByTimeAsync(90_000)
    await tick()
    expect(screen.getAllByRole('timer')[0]?.textContent).toBe('0:00')
    expect(screen.getAllByRole('timer').map((clock) => clock.classList.contains('short'))).toEqual([true, false])
    vi.useRealTimers()
  })

  it('is not there without time to keep', () => {
    render(Clock, { board: table(), seat: 0 })
    expect(screen.queryByRole('timer')).toBeNull()
  })
})

describe('a seat', () => {
  it('has a lantern on its turn, and says who is away', () => {
    const board = table()
    render(Seat, { board, seat: 0 })
    expect(screen.queryByRole('img')).toBeNull()
    render(Seat, { board, seat: 1 })
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('C’est son tour')
    expect(screen.getByText('(loin)')).toBeTruthy()
  })
})

describe('the chat', () => {
  const line = (number: number, guest: string, text: string) => ({ number, guest, name: guest, text, at: 0, seat: null })

  it('sends what was typed, and leaves out whom I do not want to hear', async () => {
    const talk = vi.fn()
    const mute = vi.fn()
    const board = { chat: [line(1, 'bob', 'Ohé !'), line(2, 'eve', 'Grr')], muted: ['eve'], yours: [0], seats: [seat('Anne', { guest: 'anne' })], talk, mute }
    render(Chat, { board: board as unknown as LiveBoard })
    expect(screen.getAllByRole('listitem').length).toBe(1)
    await fireEvent.input(screen.getByLabelText('Dire quelque chose'), { target: { value: '  À l’abordage  ' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(talk).toHaveBeenCalledExactlyOnceWith('À l’abordage')
    await fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(talk).toHaveBeenCalledTimes(1)
    await fireEvent.click(screen.getByRole('button', { name: 'Ne plus entendre bob' }))
    expect(mute).toHaveBeenCalledExactlyOnceWith('bob', true)
    await fireEvent.click(screen.getByRole('button', { name: 'Entendre eve de nouveau' }))
    expect(mute).toHaveBeenLastCalledWith('eve', false)
  })
})

describe('the scrubber', () => {
  const steps = Array.from({ length: 4 }, (_, number) => ({ number, move: '', seat: 0, events: [], state: { phase: 'playing', turn: number } }))
  const story = { game: 'korsair', edition: 'korsair', options: {}, names: ['Anne', 'Bob'], beholder: null, steps } as unknown as Story

  it('goes to any step and no further than the ends', async () => {
    const board = new StoryBoard()
    await board.load(story)
    render(Scrubber, { board })
    await fireEvent.click(screen.getByRole('button', { name: 'Un coup en arrière' }))
    expect(board.at).toBe(0)
    await fireEvent.input(screen.getByRole('slider'), { target: { value: '2' } })
    expect([board.at, board.turn]).toEqual([2, 2])
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    expect(board.at).toBe(3)
    await fireEvent.click(screen.getByRole('button', { name: 'Au début' }))
    expect(board.at).toBe(0)
    expect(screen.getByText('Coup 0 sur 3')).toBeTruthy()
  })

  it('runs by itself to the end, and begins again from there', async () => {
    vi.useFakeTimers()
    const board = new StoryBoard()
    await board.load(story)
    render(Scrubber, { board })
    await fireEvent.click(screen.getByRole('button', { name: 'Dérouler' }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(board.at).toBe(3)
    await fireEvent.click(screen.getByRole('button', { name: 'Dérouler' }))
    expect(board.at).toBe(0)
    vi.useRealTimers()
  })
})
