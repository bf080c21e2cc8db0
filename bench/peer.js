// The server of boardgame.io with a card game whose views are the size of Korsair's, for bench/server.py.
//   node peer.js PORT memory|FOLDER
const { Server, FlatFile } = require('boardgame.io/server')

const KINDS = ['G2', 'G3', 'G4', 'red1', 'red2', 'blue1', 'blue3', 'green2', 'yellow4', 'C:red', 'A']

const game = {
  name: 'korsairish',
  setup: () => ({
    secret: { deck: Array.from({ length: 66 }, (_, i) => KINDS[i % KINDS.length]) },
    deck: 66,
    players: { 0: ['G3', 'red1', 'red2', 'blue1', 'blue3', 'A'], 1: ['G4', 'red2', 'red1', 'blue3', 'blue1', 'A'] },
    galleons: [
      { slot: 'g0', gold: 5, owner: 0, controller: 1, character: null, fleets: [
        { colour: 'red', side: 1, strength: 3, cards: [{ card: 'red3', seat: 1 }] },
        { colour: 'blue', side: 0, strength: 2, cards: [{ card: 'blue2', seat: 0 }] },
      ] },
      { slot: 'g1', gold: 3, owner: 1, controller: 1, character: null, fleets: [] },
    ],
    sides: [{ gold: 5, captured: [{ slot: 'g2', gold: 5 }], spoils: [] }, { gold: 0, captured: [], spoils: [] }],
    discard: ['red1', 'red4', 'blue2', 'green1', 'yellow2', 'A'],
    decisions: ['draw', 'G3', 'P:red1>g0', 'P:red2>g0', 'P:blue1>g1', 'P:blue3>g1', 'A>g0'],
    moves: 0,
  }),
  playerView: ({ G, playerID }) => {
    const { secret, players, ...open } = G
    return { ...open, hands: [0, 1].map((seat) => ({ size: players[seat].length, cards: String(seat) === playerID ? players[seat] : null })) }
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // As much as a real move changes: a card drawn, a card laid on a galleon, an older one discarded.
    play: ({ G, playerID }) => {
      const hand = G.players[playerID]
      const card = G.secret.deck.pop()
      G.secret.deck.unshift(card)
      hand.push(card)
      const laid = hand.shift()
      const fleet = G.galleons[0].fleets[Number(playerID)]
      fleet.cards = [{ card: laid, seat: Number(playerID) }]
      fleet.strength = (fleet.strength % 4) + 1
      G.discard.push(laid)
      G.discard.shift()
      G.moves += 1
    },
  },
}

const [port, store] = process.argv.slice(2)
const db = store === 'memory' ? undefined : new FlatFile({ dir: store })
const server = Server({ games: [game], ...(db ? { db } : {}), origins: [] })
server.run({ port: Number(port) }, () => console.log('ready'))
