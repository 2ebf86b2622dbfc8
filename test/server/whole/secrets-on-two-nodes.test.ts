import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { GAME_IDS } from '../../../src/game/index.ts';
import { keptLog } from '../support/kept-log.ts';
import { secretsIn, textsToFind } from '../support/planted-secrets.ts';
import { newRedis, withRedis } from '../support/redis-server.ts';
import { closeLater, startServer } from '../support/running-server.ts';
import { overhearMatch } from '../support/searched-match.ts';
import { onPostgres } from '../support/storages.ts';

const TOKEN = 'a-token-of-24-characters';

/** Everything that goes through a Redis from now on. */
const tapped = async (url: string): Promise<readonly string[]> => {
  const client = new Redis(url);
  const monitor = await client.monitor();
  closeLater(() => {
    monitor.disconnect();
    client.disconnect();
  });
  const said: string[] = [];
  monitor.on('monitor', (_time: string, words: readonly string[]) => said.push(words.join(' ')));
  return said;
};

onPostgres('on two nodes', cluster => {
  withRedis('that tell each other by Redis', () => {
    it.each(GAME_IDS)(
      'nothing secret of a match of %s is told: to pages of either, or to Redis',
      async game => {
        const databaseUrl = await cluster().createDatabase();
        const { url: redisUrl } = await newRedis();
        const toRedis = await tapped(redisUrl);
        const log = keptLog();
        const start = () =>
          startServer(
            { databaseUrl, redisUrl, logLevel: 'trace', metricsToken: TOKEN, botDelay: 60_000 },
            undefined,
            undefined,
            undefined,
            log,
          );
        const [one, other] = [await start(), await start()];
        const heard = await overhearMatch([one, other], game, 2, `nodes ${game}`);
        const stored = (await one.store.load(heard.matchID))!;
        const { initialState } = await one.stored(heard.matchID);
        expect(toRedis.join('\n')).toContain(heard.matchID);
        const answers = [...heard.answers, ...toRedis, ...log.lines()];
        expect(secretsIn(stored, initialState, { ...heard, answers })).toEqual([]);
        const metrics = await Promise.all(
          [one, other].map(async ({ url }) =>
            (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text(),
          ),
        );
        for (const text of metrics) expect(text).toContain('match_commands_total{');
        const told = [...toRedis, ...log.lines(), ...metrics].join('\n');
        const planted = [
          ...textsToFind(stored, initialState, heard),
          'Planted',
          databaseUrl,
          redisUrl,
          TOKEN,
        ];
        expect(planted.filter(secret => told.includes(secret))).toEqual([]);
      },
    );
  });
});
