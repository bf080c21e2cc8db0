/** A table of the server: its socket, what came over it, and what I say. */

import type { ChatLine, FromClient, FromServer, News, Presence, SeatInfo, State, TableInfo, Welcome } from '../wire'
import { Board, type Line } from './board.svelte'
import { rememberDeal } from './fair'
import { motion, prefs } from './prefs.svelte'
import { gameTongue, say } from './tongue.svelte'

type Unsent<T> = T extends FromClient ? Omit<T, 'id'> : never

const PACE = 420 // milliseconds between moves of others that came all at once
const PATIENCE = [300, 600, 1200, 2500, 5000]
const LOST = [4403, 4404]
const HURRY = 8 // steps waiting: somebody was away, and need not sit through all of them

export class LiveBoard extends Board {
  table = $state.raw<TableInfo | null>(null)
  connected = $state(false)
  everConnected = $state(false)
  /** Why there is nothing to see here. */
  lost = $state('')
  yours = $state.raw<number[]>([])
  chat = $state.raw<ChatLine[]>([])
  muted = $state.raw<string[]>([])
  next = $state('')
  thinking = $state(false)
  /** For whom a bot may be asked to play: they have been away for a while. */
  longAway = $state.raw<number[]>([])
  /** The number of the step after which I last decided: what came since is news to me. */
  lastMine = $state(0)
  /** The number of the step that is shown now. */
  shown = $state(0)

  private socket: WebSocket | null = null
  private number = 0
  private tries = 0
  private closed = false
  private timer = 0
  private queue: News[] = []
  private pacing = 0
  private absences: number[] = []
  /** News that overtake the welcome, while its words are fetched, wait for it. */
  private welcomed = false
  private waiting: FromClient | null = null
  private seat: number | 'watch' | null

  constructor(
    readonly id: string,
    seat: number | 'watch' | null = null
  ) {
    super()
    this.seat = seat
    addEventListener('online', this.hurry)
    this.connect()
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.hurry)
    clearTimeout(this.timer)
    this.stopPacing()
    this.absences.forEach(clearTimeout)
    this.socket?.close()
  }

  /** Look through the eyes of another of my seats. */
  takeSeat(seat: number): void {
    this.seat = seat
    this.restart()
  }

  /** From the beginning: another language, another seat. */
  restart(): void {
    this.number = 0
    this.queue = []
    this.stopPacing()
    this.tries = 0
    const old = this.socket
    this.socket = null
    old?.close()
    this.connect()
  }

  private readonly hurry = (): void => {
    if (!this.connected && !this.closed) {
      clearTimeout(this.timer)
      this.connect()
    }
  }

  private connect(): void {
    this.welcomed = false
    const since = this.number > 0 ? `&since=${this.number}` : ''
    const seat = this.seat === null ? '' : `&seat=${this.seat}`
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}?lang=${prefs.language}${since}${seat}`)
    this.socket = socket
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data as string) as FromServer)
    }
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return
      this.connected = false
      if (LOST.includes(event.code)) {
        this.lost = this.notice?.words ?? say('no-table')
        return
      }
      const wait = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)] ?? 5000
      this.tries += 1
      this.timer = window.setTimeout(() => this.connect(), wait)
    }
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        void this.welcome(message)
        break
      case 'news':
        this.number = message.number
        if (message.id && message.id === this.waiting?.id) this.waiting = null
        this.queue.push(message)
        if (this.isMine(message)) this.stopPacing()
        this.drain()
        break
      case 'done':
        if (message.id === this.waiting?.id) this.waiting = null
        break
      case 'refused':
        if (message.id && message.id === this.waiting?.id) this.waiting = null
        this.thinking = false
        if (message.state) this.state = message.state
        this.notice = { words: message.words, clause: message.clause ?? '' }
        break
      case 'heard':
        this.chat = [...this.chat, message.line]
        break
      case 'presence':
        if (this.table) {
          const seats = this.table.seats.map((seat, at) => ({ ...seat, online: message.online[at] ?? false }))
          this.table = { ...this.table, seats }
        }
        this.missThose(message)
        break
      case 'rematch':
        this.next = message.table
        break
      case 'hints':
        this.thinking = false
        if (message.number === this.number) this.prospects = message.prospects
        break
    }
  }

  private missThose({ online, patience }: Presence): void {
    this.absences.forEach(clearTimeout)
    this.longAway = []
    const away = online.flatMap((here, seat) => (here ? [] : [seat]))
    this.absences = away.map((seat) => window.setTimeout(() => (this.longAway = [...this.longAway, seat]), 1000 * (patience[seat] ?? 0)))
  }

  private async welcome(message: Welcome): Promise<void> {
    const socket = this.socket
    const again = this.number > 0
    this.number = Math.max(this.number, message.number)
    const tongue = await gameTongue(message.table.game, prefs.language)
    if (socket !== this.socket) return
    this.tongue = tongue
    this.table = message.table
    rememberDeal(this.id, { commitment: message.table.commitment })
    this.next = message.table.next ?? ''
    this.game = message.table.game
    this.edition = message.table.edition
    this.options = message.table.options
    this.names = message.table.seats.map((seat) => seat.name ?? '')
    this.beholder = message.beholder
    this.yours = message.yours
    this.chat = message.chat ?? []
    this.muted = message.muted ?? []
    const missed = (message.missed ?? []).flatMap((news) => this.told(news))
    this.lines = again ? [...this.lines, ...missed] : missed
    const decided = (message.missed ?? []).filter((news) => news.what === 'decided' && news.seat === message.beholder)
    this.lastMine = decided.at(-1)?.number ?? (again ? this.lastMine : 0)
    this.fresh = []
    this.shown = message.number
    this.show(message.state)
    this.connected = true
    this.everConnected = true
    this.tries = 0
    if (this.waiting && !(message.missed ?? []).some((news) => news.id === this.waiting?.id)) this.send(this.waiting)
    else this.waiting = null
    this.welcomed = true
    this.drain()
  }

  /** Show what came, one step after the other where several moves of others came at once. */
  private drain(): void {
    while (!this.pacing && this.welcomed) {
      const news = this.queue.shift()
      if (!news) return
      this.take(news)
      const hurried = document.hidden || this.queue.length > HURRY || this.queue.some((later) => this.isMine(later))
      const pace = hurried ? 0 : motion(PACE)
      if (pace > 0 && news.what === 'decided' && !this.isMine(news)) {
        this.pacing = window.setTimeout(() => {
          this.pacing = 0
          this.drain()
        }, pace)
      }
    }
  }

  /** Whoever acts has seen enough: the own move is shown at once, and all before it. */
  private stopPacing(): void {
    clearTimeout(this.pacing)
    this.pacing = 0
  }

  private isMine(news: News): boolean {
    return news.what === 'decided' && news.seat === this.beholder
  }

  private take(news: News): void {
    if (news.seats && this.table) {
      this.table = { ...this.table, seats: news.seats.map((seat, at) => ({ ...seat, online: this.isOnline(at) })) }
      this.names = news.seats.map((seat) => seat.name ?? '')
    }
    this.lines = [...this.lines, ...this.told(news)]
    this.fresh = news.events ?? []
    this.shown = news.number
    this.prospects = []
    this.notice = null
    if (this.isMine(news)) this.lastMine = news.number
    if (news.state) this.show(news.state)
  }

  private show(state: State): void {
    this.state = state
    if (this.table && this.table.phase !== state.phase) this.table = { ...this.table, phase: state.phase }
  }

  private isOnline(seat: number): boolean {
    return this.table?.seats[seat]?.online ?? false
  }

  private told(news: News): Line[] {
    const lines: Line[] = (news.events ?? []).map((event) => ({ step: news.number, words: event.words ?? '', what: event.what, facts: event.facts }))
    if (news.what === 'decided') return lines.filter((line) => line.words !== '')
    const who = news.seats?.[news.seat]?.name ?? this.name(news.seat)
    return [{ step: news.number, words: say(`log-${news.what}`, { who }) }, ...lines].filter((line) => line.words !== '')
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private tell(message: Unsent<FromClient>, answered = true): void {
    const whole = { ...message, id: crypto.getRandomValues(new Uint32Array(2)).join('-') } as FromClient
    if (answered) this.waiting = whole
    this.send(whole)
  }

  override get seats(): SeatInfo[] {
    return this.table?.seats ?? []
  }

  get busy(): boolean {
    return this.waiting !== null
  }

  play(move: string): void {
    this.notice = null
    if (this.choice(move)) this.tell({ type: 'decide', at: this.number, move })
    else this.tell({ type: 'why', move }, false)
  }

  undo(): void {
    this.tell({ type: 'undo', at: this.number })
  }

  resign(): void {
    this.tell({ type: 'resign', at: this.number })
  }

  comeBack(): void {
    this.tell({ type: 'return', at: this.number })
  }

  relieve(seat: number): void {
    this.tell({ type: 'relieve', at: this.number, seat }, false)
  }

  hint(): void {
    this.thinking = true
    this.tell({ type: 'hint' }, false)
  }

  talk(text: string): void {
    this.tell({ type: 'chat', text }, false)
  }

  mute(guest: string, on: boolean): void {
    this.muted = on ? [...this.muted, guest] : this.muted.filter((one) => one !== guest)
    this.tell({ type: 'mute', guest, on }, false)
  }
}
