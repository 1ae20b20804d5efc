// Stick 'Em for boardgame.io: the rules of docs/rules/stick-em.md, clause by clause, in its own idiom.
// Cards are their texts ("R0" .. "S14"); seats are boardgame.io's player ids "0" .. "5".

const COLOURS = ["R", "Y", "G", "B", "V", "S"];
const HAND = 15;

const colourOf = (card) => card[0];
const valueOf = (card) => Number(card.slice(1));

// SE-1.2
function cardsInUse(players) {
  const colours = players === 6 ? COLOURS : COLOURS.slice(0, 5);
  const numbers = { 3: 9, 4: 12 }[players] ?? 15;
  return colours.flatMap((colour) => Array.from({ length: numbers }, (_, number) => `${colour}${number}`));
}

// SE-1.3; a given deal (by seat) takes the place of the shuffle.
function dealRound(G, players, random) {
  const given = G.deals[G.round];
  const deck = given ? given.flat() : random.Shuffle(cardsInUse(players));
  G.round += 1;
  G.hands = Array.from({ length: players }, (_, seat) => deck.slice(seat * HAND, (seat + 1) * HAND));
  G.pains = Array(players).fill(null);
  G.captured = Array.from({ length: players }, () => []);
  G.aside = [];
  G.trick = [];
  G.leader = G.next = G.opener;
}

function takeFromHand(G, seat, card) {
  const place = G.hands[seat].indexOf(card);
  if (place < 0) return false;
  G.hands[seat].splice(place, 1);
  return true;
}

// SE-4: the place of the winning card in order of play, -1 if there are only zeros.
function winningPlace(trick) {
  const led = colourOf(trick[0]);
  const strength = (card) => (valueOf(card) === 0 ? 0 : valueOf(card) + (colourOf(card) === led ? 0 : 15));
  const strengths = trick.map(strength);
  const best = Math.max(...strengths);
  return best === 0 ? -1 : strengths.indexOf(best);
}

// SE-5
function roundScore(painCard, captured) {
  const pain = colourOf(painCard);
  const worth = (card) => (colourOf(card) === pain ? -valueOf(card) : 1);
  return captured.reduce((sum, card) => sum + worth(card), -valueOf(painCard));
}

function endTrick(G, players) {
  const place = winningPlace(G.trick);
  if (place < 0) {
    G.aside.push(...G.trick); // SE-4.6: the same player leads again
  } else {
    G.leader = (G.leader + place) % players;
    G.captured[G.leader].push(...G.trick);
  }
  G.trick = [];
  G.next = G.leader;
}

function endRound(G, players, random) {
  G.sheet.push(G.pains.map((pain, seat) => roundScore(pain, G.captured[seat])));
  if (G.round === G.rounds) return;
  G.opener = (G.opener + 1) % players; // SE-1.4
  dealRound(G, players, random);
}

// SE-2: everybody picks in secret; all picks are turned over together.
const pain = {
  move: ({ G, playerID, events }, card) => {
    const seat = Number(playerID);
    if (G.pains[seat] !== null || !takeFromHand(G, seat, card)) return "INVALID_MOVE";
    G.pains[seat] = card;
    if (!G.pains.includes(null)) events.endPhase();
  },
  client: false,
  redact: true,
  ignoreStaleStateID: true,
};

// SE-3
const play = {
  move: ({ G, ctx, playerID, random, events }, card) => {
    if (!takeFromHand(G, Number(playerID), card)) return "INVALID_MOVE";
    G.trick.push(card);
    if (G.trick.length < ctx.numPlayers) {
      G.next = (G.next + 1) % ctx.numPlayers;
      return;
    }
    endTrick(G, ctx.numPlayers);
    if (G.hands[0].length > 0) return;
    endRound(G, ctx.numPlayers, random);
    if (G.sheet.length === G.rounds) events.endGame({ scores: totals(G) });
    else events.endPhase();
  },
  client: false,
};

function totals(G) {
  return G.hands.map((_, seat) => G.sheet.reduce((sum, scores) => sum + scores[seat], 0));
}

// A seat sees its own hand and pick; the others' as numbers of cards, and whether they have picked.
function playerView({ G, ctx, playerID }) {
  const mine = (seat) => String(seat) === playerID;
  const picking = ctx.phase === "pain";
  return {
    ...G,
    deals: [],
    hands: G.hands.map((hand, seat) => (mine(seat) ? hand : hand.map(() => "??"))),
    pains: G.pains.map((card, seat) => (card === null || mine(seat) || !picking ? card : "??")),
  };
}

export const StickEm = {
  name: "stick-em",
  minPlayers: 3,
  maxPlayers: 6,
  disableUndo: true,
  setup: ({ ctx, random }, data) => {
    const G = { round: 0, rounds: data?.rounds ?? ctx.numPlayers, opener: data?.first ?? 0, sheet: [], deals: data?.deals ?? [] };
    dealRound(G, ctx.numPlayers, random);
    return G;
  },
  playerView,
  phases: {
    pain: {
      start: true,
      next: "tricks",
      moves: { pain },
      turn: { activePlayers: { all: "pain", minMoves: 1, maxMoves: 1 }, stages: { pain: { moves: { pain } } } },
    },
    tricks: {
      next: "pain",
      moves: { play },
      turn: {
        minMoves: 1,
        maxMoves: 1,
        order: { first: ({ G }) => G.next, next: ({ G }) => G.next },
      },
    },
  },
};
