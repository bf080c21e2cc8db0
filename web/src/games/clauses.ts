/** By game and kind of event (`events.py` of the game): the clause that made it happen, to be read from the log. */

const CLAUSES: Record<string, Record<number, string>> = {
  korsair: { 0: 'KOR-58', 7: 'KOR-43', 9: 'KOR-64', 12: 'KOR-68', 13: 'KOR-70', 14: 'KOR-71' },
  corsari: { 5: 'CSI-22', 7: 'CSI-66', 8: 'CSI-33', 13: 'CSI-61', 14: 'CSI-62', 16: 'CSI-65', 17: 'CSI-71', 18: 'CSI-81' }
}

export const clausesOf = (game: string): Record<number, string> => CLAUSES[game] ?? {}
