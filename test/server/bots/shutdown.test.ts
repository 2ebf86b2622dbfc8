import { expect, it } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import type { Thinker } from '../../../src/server/match/ports.ts';
import { openSqliteStore } from '../../../src/server/storage/sqlite-store.ts';
import { botsAlone } from '../support/bots-alone.ts';
import { eventually, TEST_CONFIG, temporaryDirectory } from '../support/running-server.ts';

/** Thinks until it is closed, and rejects then, as threads do. */
const endlessThinker = () => {
  const rejections: ((reason: Error) => void)[] = [];
  const thinker: Thinker = {
    think: () => new Promise((_, reject) => rejections.push(reject)),
    close: async () => {
      for (const reject of rejections) reject(new Error('terminating worker thread'));
      // Threads take a moment to end.
      await new Promise(resolve => setTimeout(resolve, 50));
    },
  };
  return { thinker, asked: () => rejections.length };
};

it('a server that ends while a bot thinks makes no move for it', async () => {
  const dataDir = temporaryDirectory();
  const { thinker, asked } = endlessThinker();
  const app = await createApp({ config: { ...TEST_CONFIG, dataDir }, thinker });
  await app.listen(0);
  const matchID = await botsAlone(app, ['random', 'random'], 'ra');
  await eventually(asked).toBe(1);
  await app.close();
  const store = openSqliteStore(dataDir);
  const match = await store.load(matchID);
  expect([match?.version, match?.state?._stateID]).toEqual([1, 0]);
  expect((await store.history(matchID)).log).toEqual([]);
  await store.close();
});
