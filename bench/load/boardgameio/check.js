// Plays given games on the peer's engine alone: lines of JSON in, one line of round scores out for each.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { StickEm } from "./stick_em.js";

const { Client } = createRequire(import.meta.url)("boardgame.io/client");

for await (const line of createInterface({ input: process.stdin })) {
  const { players, first, rounds, deals, moves } = JSON.parse(line);
  const game = { ...StickEm, setup: (context) => StickEm.setup(context, { first, rounds, deals }) };
  const client = Client({ game, numPlayers: players, debug: false });
  client.start();
  for (const [seat, verb, card] of moves) {
    client.updatePlayerID(String(seat));
    client.moves[verb](card);
  }
  const { G, ctx } = client.getState();
  console.log(JSON.stringify({ sheet: G.sheet, totals: ctx.gameover?.scores ?? null }));
}
