import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveBoard } from './live.svelte'
import { spoken } from './tongue.svelte'

class Line {
  static readonly OPEN = 1
  static all: Line[] = []
  readyState = 1
  sent: { type: string; id: string; move?: string }[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    Line.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = 3
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const state = { phase: 'playing', turn: 0, words: { asked: '', scene: [], choices: [{ move: 'draw', words: 'Piocher' }], result: '' } }
const table = { id: 'x', game: 'korsair', edition: 'korsair', options: {}, seats: [{ kind: 'person', name: 'Anne' }, { kind: 'bot', name: 'Bob' }], phase: 'playing', commitment: 'c' }
const news = (number: number, seat: number, words: string, id = '') => ({ type: 'news', number, what: 'decided', seat, id, events: [{ what: 3, facts: [], words }], state })
const welcome = (number: number, missed: object[]) => ({ type: 'welcome', number, beholder: 0, yours: [0], table, state, missed })
const soon = (check: () => void) => vi.waitFor(check, 10_000)
const told = (board: LiveBoard) => board.lines.map((line) => line.words)

beforeAll(() => spoken.speak('fr'))
beforeEach(() => {
  Line.all = []
  vi.stubGlobal('WebSocket', Line)
})
afterEach(() => void vi.unstubAllGlobals())

describe('a live table', () => {
  it('keeps the order of things when a move overtakes the words of the welcome', async () => {
    const board = new LiveBoard('x')
    Line.all[0]?.says(welcome(1, [{ number: 1, what: 'sat', seat: 0, seats: table.seats }]))
    Line.all[0]?.says(news(2, 1, 'Bob pioche.'))
    await soon(() => expect(told(board)).toEqual(['Anne s’assoit.', 'Bob pioche.']))
    expect(board.shown).toBe(2)
    board.close()
  })

  it('says again what the cut has swallowed, once, and asks only for what it has missed', async () => {
    const board = new LiveBoard('x')
    Line.all[0]?.says(welcome(4, []))
    await soon(() => expect(board.connected).toBe(true))
    Line.all[0]?.close()
    board.play('draw')
    Line.all[0]?.onclose?.({ code: 1006 })
    expect(board.connected).toBe(false)
    await soon(() => expect(Line.all.length).toBe(2))
    const second = Line.all[1] as Line
    expect(second.url).toContain('since=4')
    second.says(welcome(4, []))
    await soon(() => expect(second.sent.map((one) => one.move)).toEqual(['draw']))
    second.says(news(5, 0, 'Tu pioches.', second.sent[0]?.id))
    expect(board.busy).toBe(false)
    expect(told(board)).toEqual(['Tu pioches.'])
    board.close()
  })

  it('shows the answer to my own move at once, and others that come together one by one', async () => {
    const board = new LiveBoard('x')
    Line.all[0]?.says(welcome(0, []))
    await soon(() => expect(board.connected).toBe(true))
    for (const message of [news(1, 0, 'moi'), news(2, 1, 'Bob'), news(3, 1, 'Carla')]) Line.all[0]?.says(message)
    expect(told(board)).toEqual(['moi', 'Bob'])
    await soon(() => expect(told(board)).toEqual(['moi', 'Bob', 'Carla']))
    board.close()
  })

  it('lets nobody wait for the own move because others have just moved', async () => {
    const board = new LiveBoard('x')
    Line.all[0]?.says(welcome(0, []))
    await soon(() => expect(board.connected).toBe(true))
    Line.all[0]?.says(news(1, 1, 'Bob'))
    Line.all[0]?.says(news(2, 1, 'Carla'))
    expect(told(board)).toEqual(['Bob'])
    Line.all[0]?.says(news(3, 0, 'moi'))
    Line.all[0]?.says(news(4, 1, 'Bob encore'))
    expect(told(board)).toEqual(['Bob', 'Carla', 'moi', 'Bob encore'])
    board.close()
  })

  it('lets me ask for a bot once somebody has been away for long enough, and not before', async () => {
    vi.useFakeTimers()
    const board = new LiveBoard('x')
    Line.all[0]?.says({ type: 'presence', online: [true, false], patience: [60, 30] })
    await vi.advanceTimersByTimeAsync(29_000)
    expect(board.longAway).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(board.longAway).toEqual([1])
    Line.all[0]?.says({ type: 'presence', online: [true, true], patience: [60, 60] })
    expect(board.longAway).toEqual([])
    board.close()
    vi.useRealTimers()
  })
})
