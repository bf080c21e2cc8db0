/** The clause somebody wants to read, shown over the table. */

class Shown {
  game = $state('')
  clause = $state('')
}

export const shown = new Shown()

export function showClause(game: string, clause: string): void {
  shown.game = game
  shown.clause = clause
}
