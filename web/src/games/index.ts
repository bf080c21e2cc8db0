/** What the page has drawn for each game; a game that is not here plays at the plain table. */

import type { Component } from 'svelte'
import type { Board } from '../lib/board.svelte'
import type { LessonStep } from '../lib/lesson'

type Loaded<T> = () => Promise<T>
export type TableComponent = Component<{ board: Board }>

const tables = import.meta.glob<{ default: TableComponent }>('./*/Table.svelte')
const ledgers = import.meta.glob<{ default: TableComponent }>('./*/Ledger.svelte')
const ports = import.meta.glob<{ default: Component }>('./*/Port.svelte', { eager: true })
const lessons = import.meta.glob<{ lesson: Lesson }>('./*/lesson.ts')
const opens = import.meta.glob<{ open: OpenCards }>('./*/open.ts')

export interface Lesson {
  record: string
  seat: number
  steps: LessonStep[]
}

/** One view with every hand in it, made from the views of all seats. */
export type OpenCards = (views: Record<string, unknown>[]) => Record<string, unknown>

const plain: Loaded<{ default: TableComponent }> = () => import('./plain/Table.svelte')

export const drawnTable = (game: string): Loaded<{ default: TableComponent }> => tables[`./${game}/Table.svelte`] ?? plain
export const isDrawn = (game: string): boolean => `./${game}/Table.svelte` in tables
export const plainTable = plain
export const ledger = (game: string): Loaded<{ default: TableComponent }> | undefined => ledgers[`./${game}/Ledger.svelte`]
export const port = (game: string): Component | undefined => ports[`./${game}/Port.svelte`]?.default
export const hasLesson = (game: string): boolean => `./${game}/lesson.ts` in lessons
export const lessonOf = (game: string): Loaded<{ lesson: Lesson }> | undefined => lessons[`./${game}/lesson.ts`]
export const openCards = (game: string): Loaded<{ open: OpenCards }> | undefined => opens[`./${game}/open.ts`]
