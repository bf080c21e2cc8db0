/** One thing a lesson says. With a move it waits until the learner has played it; `key` names the sentence. */
export interface LessonStep {
  key: string
  /** The number of the recorded decision the learner takes now; without one there is only something to read. */
  plays?: number
  /** Up to which recorded decision the table has moved on by itself when this is said. */
  after?: number
}
