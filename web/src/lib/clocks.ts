/** The clocks a table is offered, and the words for any. */

import type { ClockInfo } from '../wire'
import { say } from './tongue.svelte'

export const CLOCKS: Record<string, ClockInfo> = {
  none: { kind: 'none', seconds: 0, increment: 0 },
  quick: { kind: 'move', seconds: 30, increment: 0 },
  calm: { kind: 'move', seconds: 120, increment: 0 },
  game: { kind: 'game', seconds: 600, increment: 0 },
  letter: { kind: 'move', seconds: 86400, increment: 0 }
}

export function clockWords(clock: ClockInfo): string {
  const { kind, seconds, increment } = clock
  const named = Object.keys(CLOCKS).find((name) => CLOCKS[name]?.kind === kind && CLOCKS[name]?.seconds === seconds && increment === 0)
  return named ? say(`clock-${named}`) : say(`clock-by-${kind}`, { seconds, increment })
}
