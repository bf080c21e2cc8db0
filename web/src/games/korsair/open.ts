import type { OpenCards } from '..'

/** Each hand as its own seat saw it. */
export const open: OpenCards = (views) => {
  const hands = views.map((view, seat) => (view as { hands?: unknown[] }).hands?.[seat])
  return { ...views[0], hands, seat: null }
}
