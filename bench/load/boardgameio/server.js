// The peer's server as its documentation starts it: in memory, its default, or with its own file storage in a folder.
// node server.js [FOLDER] prints its address.
import { createRequire } from "node:module";
import { StickEm } from "./stick_em.js";

const { FlatFile, Server } = createRequire(import.meta.url)("boardgame.io/server");

const [folder] = process.argv.slice(2);
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [StickEm], origins: [], ...storage });
const running = await server.run({ port: { port: 0, host: "127.0.0.1" } });
console.log(`http://127.0.0.1:${running.appServer.address().port}`);
