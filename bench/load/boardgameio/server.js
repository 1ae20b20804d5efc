// The peer's server as its documentation starts it; storage in memory is its default. Prints its address.
import { createRequire } from "node:module";
import { StickEm } from "./stick_em.js";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");

const server = Server({ games: [StickEm], origins: [] });
const running = await server.run({ port: { port: 0, host: "127.0.0.1" } });
console.log(`http://127.0.0.1:${running.appServer.address().port}`);
