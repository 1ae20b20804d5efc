import { keepSchema } from './lib/schema';
import type { GameSchema } from './lib/protocol';
import schemas from './test-schemas.json';

// happy-dom's own animations reject `finished` at teardown; ours end at once.
Element.prototype.animate = (() => ({ finished: Promise.resolve(), finish() {}, cancel() {} })) as unknown as Element['animate'];

// There is no server to ask.
for (const [game, schema] of Object.entries(schemas)) keepSchema(game, schema as GameSchema);
