import type { Lesson } from '..'
import record from './lesson.record?raw'

/** Launch, defend, tie, lead, captain, capture, attack: what `scripts/lessons.py` has dealt for it. */
export const lesson: Lesson = {
  record,
  seat: 0,
  steps: [
    { key: 'lesson-korsair-begin', after: 0 },
    { key: 'lesson-korsair-launch', plays: 1 },
    { key: 'lesson-korsair-attacked', after: 2 },
    { key: 'lesson-korsair-tie', plays: 3 },
    { key: 'lesson-korsair-lead', plays: 5, after: 4 },
    { key: 'lesson-korsair-captain', plays: 7, after: 6 },
    { key: 'lesson-korsair-captured', after: 8 },
    { key: 'lesson-korsair-raid', plays: 9 },
    { key: 'lesson-korsair-draw', plays: 11, after: 10 },
    { key: 'lesson-korsair-end' }
  ]
}
