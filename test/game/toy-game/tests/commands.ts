import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { expect, it } from 'vitest';
import { createGame } from '../../../../src/game/framework/create-game.ts';
import type { GameId } from '../../../../src/game/index.ts';
import { simulate } from '../../../../src/tools/simulate/command.ts';
import { verify } from '../../../../src/tools/verify/command.ts';
import { newFolder, run } from '../../../server/support/command.ts';
import { closeLater, startServer } from '../../../server/support/running-server.ts';
import { createMatch, join as joinMatch, pathOf } from '../../../server/support/seat-client.ts';
import { loadGame } from '../../load-game.ts';

const GAME = 'pebbles' as GameId;

it('pebbles is played online against bots, by boardgame.io’s own client', async () => {
  const server = await startServer();
  const setupData = { bots: { 1: 'easy', 2: 'random' } };
  const matchID = await createMatch(server, { numPlayers: 3, setupData }, GAME);
  const { seat, credentials } = await joinMatch(server, matchID, 'Ada', GAME);
  const client = Client({
    game: createGame(await loadGame(GAME), () => ''),
    multiplayer: SocketIO({ server: server.url }),
    matchID,
    playerID: seat,
    credentials,
    debug: false,
  });
  closeLater(() => client.stop());
  const result = await new Promise(over => {
    // A move makes the client call its subscribers again before the server has answered.
    let movedIn = -1;
    client.subscribe(state => {
      if (state?.ctx.gameover !== undefined) over(state.ctx.gameover);
      if (!state?.isActive || state._stateID === movedIn) return;
      movedIn = state._stateID;
      client.moves.take?.(1);
    });
    client.start();
  });
  const { body } = await server.get(`${pathOf(GAME)}/${matchID}`);
  expect(body.gameover).toEqual(result);
});

it('pebbles is simulated under both drivers, to the same records, and these are found right', async () => {
  const folder = newFolder();
  const wanted = '--game pebbles --players 2-3 --matches 12 --seed 7 --bots random'.split(' ');
  const [byRules = [], byFramework] = await Promise.all(
    ['rules', 'framework'].map(async driver => {
      const records = join(folder, driver);
      const { status, stdout } = await run(simulate, ...wanted, '--driver', driver, '--records', records);
      expect(status).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ matches: 12, rulesNeverInPlay: [] });
      return readdirSync(records).map(file => readFileSync(join(records, file), 'utf8'));
    }),
  );
  expect(byRules).toHaveLength(12);
  expect(byFramework).toEqual(byRules);
  const { status, stdout } = await run(verify, join(folder, 'rules'));
  expect(stdout.match(/: ok/g)).toHaveLength(12);
  expect(status).toBe(0);
});
