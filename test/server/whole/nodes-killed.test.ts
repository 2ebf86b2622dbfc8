import { expect, it } from 'vitest';
import { counter, someMoment } from '../support/counter.ts';
import { ask } from '../support/postgres-cluster.ts';
import { progressOf } from '../support/progress.ts';
import { newRedis, withRedis } from '../support/redis-server.ts';
import { type RoamingPage, roamingPage } from '../support/roaming-page.ts';
import { freePort, kill, sitDown, spawnServer, untilHealthy } from '../support/server-process.ts';
import { onPostgres } from '../support/storages.ts';

/** `KILLS=300` for the long form. */
const KILLS = Number(process.env.KILLS ?? 2);
/** As many are under way at the same time; a new one takes the place of one that is over. */
const TABLES = 2;

withRedis('two nodes, PostgreSQL and Redis', () => {
  onPostgres('of which one is killed again and again', cluster => {
    it(
      'players go on at the other node: nothing acknowledged is lost, no move is made twice',
      async () => {
        const redis = await newRedis();
        const databaseUrl = await cluster().createDatabase();
        const ports = [await freePort(), await freePort()];
        const urls = ports.map(port => `http://127.0.0.1:${port}`);
        const start = (at: number) =>
          spawnServer({
            PORT: String(ports[at]),
            DATABASE_URL: databaseUrl,
            REDIS_URL: redis.url,
            BOT_DELAY_MS: '5',
            MESSAGES_PER_SECOND: '10000',
            LOG_LEVEL: 'error',
          });
        const nodes = [start(0), start(1)];
        await Promise.all(urls.map(untilHealthy));

        const [heard, sent] = [counter(), counter()];
        const pages: RoamingPage[] = [];
        let isEnding = false;
        const keepPlaying = async (): Promise<void> => {
          while (!isEnding) {
            const setupData = { bots: { 2: 'random' } };
            const table = { numPlayers: 3, setupData };
            const up = await Promise.any(urls.map(url => untilHealthy(url).then(() => url)));
            const seats = await sitDown(up, 'priests-of-ra', ['Ada', 'Ned'], table);
            const acknowledged = () => {
              heard.add();
              sent.add();
            };
            // One begins at each node.
            const here = seats.map((who, i) =>
              roamingPage(i === 0 ? urls : urls.toReversed(), who, { acknowledged }),
            );
            pages.push(...here);
            await Promise.all(here.map(page => page.isOver));
            for (const page of here) page.close();
          }
        };
        const ends = Array.from({ length: TABLES }, keepPlaying);
        const tellProgress = progressOf('kills', KILLS);
        for (let kills = 0; kills < KILLS; kills++) {
          await someMoment(heard, sent, 5);
          const at = kills % 2;
          await kill(nodes[at]!);
          // The other does everything alone for a while.
          await heard.after(10);
          nodes[at] = start(at);
          await untilHealthy(urls[at]!);
          tellProgress(kills + 1);
        }
        isEnding = true;
        await Promise.all(ends);

        expect(pages.flatMap(({ gaps }) => gaps)).toEqual([]);
        const answers = pages.flatMap(page => [...page.answers]);
        // No move is answered as made more than once, however often it was sent.
        expect(answers.filter(([, kinds]) => kinds.filter(kind => kind === 'made').length > 1)).toEqual([]);
        const matches = await ask(databaseUrl, 'SELECT id, state FROM match');
        const rows = await ask(
          databaseUrl,
          'SELECT match_id, state_id, entry FROM log ORDER BY match_id, state_id',
        );
        for (const { id, state } of matches) {
          if (state === null) continue;
          const made = rows.filter(({ match_id }) => match_id === id).map(({ state_id }) => state_id);
          const moves = JSON.parse(state as string)._stateID;
          expect(made).toEqual(Array.from({ length: moves }, (_, n) => n));
        }
        const byPeople = rows.filter(
          ({ entry }) => JSON.parse(entry as string).action.payload.playerID !== '2',
        );
        expect(byPeople.length).toBe(answers.length);
        // Where a node gets too little of the processor for Redis to answer it in time, it says so: nobody's fault.
        const said = nodes.flatMap(node => node.said().split('\n'));
        expect(said.filter(line => line !== '' && !line.includes('Redis cannot be reached'))).toEqual([]);
        console.info(
          `${KILLS} kills of two nodes: ${answers.length} moves acknowledged, none lost, none made twice`,
        );
      },
      120_000 + KILLS * 20_000,
    );
  });
});
