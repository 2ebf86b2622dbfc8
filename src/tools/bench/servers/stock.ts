import '../../../server/production.ts';
import { randomBytes } from 'node:crypto';
import { createGame } from '../../../game/framework/create-game.ts';
import { type GameId, loadRules } from '../../../game/index.ts';
import { Server } from '../../../server/boardgame.ts';

/** boardgame.io's own server as its documentation starts it, with everything in memory. */
const module = await loadRules(process.argv[2] as GameId);
const server = Server({
  games: [createGame(module, () => randomBytes(16).toString('base64url'))],
  origins: [/./],
});
await server.run(Number(process.env.PORT));
