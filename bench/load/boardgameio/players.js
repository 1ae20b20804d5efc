// Scripted players on boardgame.io's own client, one socket each: everybody answers as soon as asked.
// node players.js ADDRESS PID TABLES PLAYERS WARMUP SECONDS prints one line of JSON: what was measured, of the server
// process PID too.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { StickEm } from "./stick_em.js";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const [address, pid] = process.argv.slice(2);
const [tables, players, warmup, seconds] = process.argv.slice(4).map(Number);
const figures = { measuring: false, latencies: [] };

async function posted(path, body) {
  const response = await fetch(`${address}/games/stick-em/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

async function sitDown() {
  const { matchID } = await posted("create", { numPlayers: players, setupData: { rounds: 20 } });
  const tickets = [];
  for (let seat = 0; seat < players; seat += 1) {
    tickets.push(await posted(`${matchID}/join`, { playerID: String(seat), playerName: `P${seat}` }));
  }
  return Promise.all(tickets.map((ticket, seat) => seated(matchID, String(seat), ticket.playerCredentials)));
}

// Resolves when the client is connected and has its first state; it plays by itself once `playing` is set.
function seated(matchID, playerID, credentials) {
  const multiplayer = SocketIO({ server: address });
  const client = Client({ game: StickEm, numPlayers: players, matchID, playerID, credentials, multiplayer, debug: false });
  const seat = { client, playing: false, waiting: -1, began: 0 };
  return new Promise((resolve) => {
    client.subscribe((state) => {
      if (state === null || !state.isConnected) return;
      resolve(seat);
      heard(seat, state, playerID);
    });
    client.start();
  });
}

function heard(seat, state, playerID) {
  if (seat.waiting >= 0 && acknowledged(seat, state, playerID)) {
    if (figures.measuring) figures.latencies.push(performance.now() - seat.began);
    seat.waiting = -1;
  }
  if (!seat.playing || seat.waiting >= 0 || !state.isActive) return;
  const hand = state.G.hands[Number(playerID)];
  const card = hand[Math.floor(Math.random() * hand.length)];
  seat.waiting = hand.length;
  seat.began = performance.now();
  if (state.ctx.phase === "pain") seat.client.moves.pain(card);
  else seat.client.moves.play(card);
}

// The server has taken the card from my hand (or dealt a new one).
function acknowledged(seat, state, playerID) {
  return state.G.hands[Number(playerID)].length !== seat.waiting;
}

// Seconds of processor time and megabytes of memory of a process.
function used(process) {
  const fields = readFileSync(`/proc/${process}/stat`, "ascii").split(") ")[1].split(" ");
  return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, rss: (Number(fields[21]) * 4096) / 2 ** 20 };
}

const pause = (time) => new Promise((resolve) => setTimeout(resolve, 1000 * time));

const seats = [];
for (let table = 0; table < tables; table += 1) seats.push(...(await sitDown()));
for (const seat of seats) {
  seat.playing = true;
  heard(seat, seat.client.getState(), seat.client.playerID);
}
await pause(warmup);
figures.measuring = true;
const before = [used(pid), used("self")];
const began = performance.now();
await pause(seconds);
figures.measuring = false;
const lasted = (performance.now() - began) / 1000;
const after = [used(pid), used("self")];
const ordered = figures.latencies.sort((a, b) => a - b);
const share = (part) => ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * part))];
console.log(
  JSON.stringify({
    moves: ordered.length,
    sockets: seats.length,
    seconds: lasted,
    p50_ms: share(0.5),
    p95_ms: share(0.95),
    p99_ms: share(0.99),
    rss_mb: after[0].rss,
    server_cpu: (after[0].cpu - before[0].cpu) / lasted,
    client_cpu: (after[1].cpu - before[1].cpu) / lasted,
  }),
);
process.exit(0);
