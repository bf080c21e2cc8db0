import type { OpenCards } from '..'

/** Each hand as its own seat saw it. */
export const open: OpenCards = (views) => {
  const seats = views.map((view, seat) => (view as { seats?: unknown[] }).seats?.[seat])
  return { ...views[0], seats, seat: null, best: null, crews: {} }
}
