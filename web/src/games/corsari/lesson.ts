import type { Lesson } from '..'
import record from './lesson.record?raw'

/** A whole short round as captain: what `scripts/lessons.py` has dealt for it. */
export const lesson: Lesson = {
  record,
  seat: 0,
  steps: [
    { key: 'lesson-corsari-begin', after: 0 },
    { key: 'lesson-corsari-port', after: 0 },
    { key: 'lesson-corsari-draw', plays: 1 },
    { key: 'lesson-corsari-discard', plays: 2 },
    { key: 'lesson-corsari-sail', plays: 3 },
    { key: 'lesson-corsari-crew', plays: 4 },
    { key: 'lesson-corsari-fill', after: 5 },
    { key: 'lesson-corsari-counted', after: 6 },
    { key: 'lesson-corsari-end' }
  ]
}
