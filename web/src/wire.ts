// Made from src/flibuste/server/messages/ by `python -m flibuste.server.typescript`. Do not edit.
// Fields marked ? are left out where they have their usual value (see the Python files).

/** `none`; `move`: seconds a decision; `game`: seconds for all of one's decisions, with some back after each. */
export interface ClockInfo {
  kind: 'game' | 'move' | 'none'
  seconds: number
  increment: number
}

export interface SeatInfo {
  kind: 'bot' | 'empty' | 'person'
  name?: string
  level?: string
  guest?: string
  relieved?: boolean
  resigned?: boolean
  kept?: boolean
  online?: boolean
  awaits?: string
}

export interface TableInfo {
  id: string
  game: string
  edition: string
  options: Record<string, string>
  seats: SeatInfo[]
  phase: 'gathering' | 'over' | 'playing'
  public: boolean
  rated: boolean
  hints: boolean
  shared: boolean
  clock: ClockInfo
  commitment: string
  created: number
  next?: string
}

/** Something that happened, by the game's own numbers; in words where the client has asked for a language. */
export interface EventInfo {
  what: number
  facts: number[]
  words?: string
}

/** A decision I may take: in notation, and in words. */
export interface Choice {
  move: string
  words: string
}

/** Part of the table in words: a heading and lines below it. */
export interface Section {
  title: string
  lines: string[]
}

/** The table in the words of the game: enough to play any game without a drawing. */
export interface Words {
  asked: string
  scene: Section[]
  choices: Choice[]
  result?: string
}

/** Milliseconds left by seat, and whose clock runs. */
export interface Times {
  left: number[]
  runs: number | null
}

/** What settled the shuffle: shown when the game is over, for anybody to check. */
export interface Reveal {
  seed: string
  contributions: string[]
}

/** How things stand for a beholder. `view` is the game's own description, made from a Sight. */
export interface State {
  phase: 'gathering' | 'over' | 'playing'
  turn?: number | null
  view?: Record<string, unknown> | null
  undo?: boolean
  vital?: boolean
  times?: Times | null
  words?: Words | null
  ending?: string
  scores?: number[] | null
  ranks?: number[] | null
  reveal?: Reveal | null
}

/** A decision in the notation of the game, made when the log had `at` steps. `id` is the client's own. */
export interface Decide {
  type: 'decide'
  id: string
  at: number
  move: string
}

/** Take back my last decision. */
export interface Undo {
  type: 'undo'
  id: string
  at: number
}

/** Give up. A bot goes on in the seat where others still play. */
export interface Resign {
  type: 'resign'
  id: string
  at: number
}

/** I play again in a seat that a bot has kept for me. */
export interface Return {
  type: 'return'
  id: string
  at: number
}

/** Let a bot play for somebody who has been away for a while. */
export interface Relieve {
  type: 'relieve'
  id: string
  at: number
  seat: number
}

/** May I take this decision now? Nothing is played: `done` if I may, `refused` with the clause if not. */
export interface Why {
  type: 'why'
  id: string
  move: string
}

/** What are my decisions worth? Not at rated tables. */
export interface Hint {
  type: 'hint'
  id: string
}

export interface Chat {
  type: 'chat'
  id: string
  text: string
}

/** Hear nothing more of somebody's chat, at any table; or hear it again. */
export interface Mute {
  type: 'mute'
  id: string
  guest: string
  on: boolean
}

/** Step `number` of the table's log, as a beholder hears it. To whoever sent it, `id` says that it was done. */
export interface News {
  type: 'news'
  number: number
  what: 'decided' | 'hired' | 'left' | 'relieved' | 'resigned' | 'returned' | 'sat' | 'tookBack'
  seat: number
  id?: string
  move?: string
  events?: EventInfo[]
  seats?: SeatInfo[] | null
  state?: State | null
}

export interface ChatLine {
  number: number
  guest: string
  name: string
  at: number
  text: string
}

/** The first message. `missed` are the steps after the number the client had seen, all of them where it had none. */
export interface Welcome {
  type: 'welcome'
  table: TableInfo
  number: number
  state: State
  yours: number[]
  beholder: number | null
  missed?: News[]
  chat?: ChatLine[]
  muted?: string[]
}

/** An id that had been carried out before, at that step; or a request that changes no log. */
export interface Done {
  type: 'done'
  id: string
  number: number
}

/** Nothing was done. `stale`: the log had grown; `state` is how things stand now. */
export interface Refused {
  type: 'refused'
  code: 'denied' | 'forbidden' | 'internal' | 'malformed' | 'mistake' | 'stale' | 'tooFast' | 'unavailable'
  words: string
  id?: string
  clause?: string
  number?: number
  state?: State | null
}

/** A line of chat. */
export interface Heard {
  type: 'heard'
  line: ChatLine
}

/** Who of the seats is here, and in how many seconds a bot may be asked to play for those who are not. */
export interface Presence {
  type: 'presence'
  online: boolean[]
  patience: number[]
}

/** A decision with the share of victories and the lead it may hope for, and their 95 % errors. */
export interface Prospect {
  move: string
  win: number
  winError: number
  lead: number
  leadError: number
  words: string
}

export interface Hints {
  type: 'hints'
  id: string
  number: number
  prospects: Prospect[]
}

/** Somebody has opened a table for the same players. */
export interface Rematch {
  type: 'rematch'
  table: string
}

export interface LobbyAll {
  type: 'all'
  tables: TableInfo[]
}

/** A table that is new or has changed. */
export interface LobbyChange {
  type: 'change'
  table: TableInfo
}

export interface LobbyGone {
  type: 'gone'
  id: string
}

export interface NewGuest {
  name: string
}

export interface Guest {
  id: string
  name: string
}

/** Who shall sit here: me (under my name or another), a bot of that level, or whoever comes. */
export interface SeatWish {
  kind?: 'bot' | 'me' | 'open'
  level?: string | null
  name?: string | null
  contribution?: string | null
}

/** A table. `seats` say who shall sit where; without them I sit at seat 0 and all others are open. */
export interface NewTable {
  game: string
  contribution: string
  edition?: string | null
  options?: Record<string, string>
  seats?: SeatWish[] | null
  public?: boolean
  rated?: boolean
  hints?: boolean
  shared?: boolean
  clock?: ClockInfo
}

/** Whoever has the token may sit down in that seat (any free one where there is none), and watch. */
export interface Invitation {
  token: string
  seat: number | null
}

export interface Opened {
  table: TableInfo
  invitations: Invitation[]
}

/** Be let in by an invitation: to watch, and to sit. */
export interface Enter {
  invitation: string
}

export interface Sit {
  contribution: string
  seat?: number | null
  name?: string | null
  invitation?: string | null
  numbered?: boolean
}

/** A bot for an empty seat; the usual level of the game where none is named. */
export interface Hire {
  seat: number
  level?: string | null
}

/** Leave a seat before the deal; the host may also send away bots and people. */
export interface Clear {
  seat: number
}

export interface AskRematch {
  contribution: string
}

export interface ImportRecord {
  text: string
}

export interface OptionInfo {
  name: string
  words: string
  values: string[]
  valueWords: string[]
}

export interface EditionInfo {
  name: string
  words: string
  options: Record<string, string>
}

export interface LevelInfo {
  name: string
  milliseconds: number
}

export interface GameInfo {
  game: string
  name: string
  about: string
  prefix: string
  rulesVersion: number
  seats: number[]
  usualSeats: number
  editions: EditionInfo[]
  options: OptionInfo[]
  levels: LevelInfo[]
  usualLevel: string
}

export interface RulesInfo {
  game: string
  language: 'en' | 'fr'
  text: string
  clauses: Record<string, string>
}

/** One decision of a finished game as a beholder could follow it, and how things stood after it. */
export interface StoryStep {
  number: number
  seat: number | null
  move: string
  events: EventInfo[]
  state: State
}

/** A whole game to look at again, from the deal on. */
export interface Story {
  game: string
  edition: string
  options: Record<string, string>
  names: string[]
  kinds: string[]
  beholder: number | null
  steps: StoryStep[]
}

/** A decision that cost a share of victory, and a better one. */
export interface BlunderInfo {
  at: number
  move: string
  better: string
  cost: number
  moveWords: string
  betterWords: string
}

/** How a seat came to its share of victory: what was fair to expect, what its decisions cost, and the rest. The rest is owed to the cards and the others; `draws` is what the cards drawn were worth, where anybody can tell. */
export interface ReviewInfo {
  seat: number
  result: number
  fair: number
  rest: number
  draws: number | null
  lost: number
  lostError: number
  judged: number
  choices: number
  worst: BlunderInfo[]
}

export interface Imported {
  id: string
}

/** My tables, the newest first, and the ids of those that wait for me. */
export interface Mine {
  tables: TableInfo[]
  waiting: string[]
}

export interface RatingInfo {
  guest: string
  name: string
  game: string
  rating: number
  games: number
}

/** Every answer that is not a success. */
export interface Failure {
  code: 'denied' | 'forbidden' | 'internal' | 'malformed' | 'mistake' | 'stale' | 'tooFast' | 'unavailable'
  words: string
  clause?: string
}

export type FromClient = Decide | Undo | Resign | Return | Relieve | Why | Hint | Chat | Mute

export type FromServer = Welcome | News | Done | Refused | Heard | Presence | Hints | Rematch

export type FromLobby = LobbyAll | LobbyChange | LobbyGone
