import { expect, it } from 'vitest';
import { ask } from '../support/postgres-cluster.ts';
import { newRedis, withRedis } from '../support/redis-server.ts';
import { roamingPage } from '../support/roaming-page.ts';
import { eventually, startServer } from '../support/running-server.ts';
import { type Joined, seatedMatch } from '../support/seat-client.ts';
import { freePort, kill, sitDown, spawnServer, untilHealthy } from '../support/server-process.ts';
import { onPostgresAlone } from '../support/storages.ts';

/** The shortest time that a table may give. */
const CLOCKED = { numPlayers: 2, setupData: { secondsToAct: 5 } };
/** On the nodes that live on, what comes after the first deadline comes fast. */
const HURRIED = { clockSecond: 40 };

const upTo = (end: number) => Array.from({ length: end }, (_, n) => n);

withRedis('nodes with Redis', () => {
  onPostgresAlone('on one PostgreSQL database', cluster => {
    it('a clock that a killed node had set is acted on by the others, once', async () => {
      const redis = await newRedis();
      const databaseUrl = await cluster().createDatabase();
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const env = { PORT: String(port), DATABASE_URL: databaseUrl, REDIS_URL: redis.url, LOG_LEVEL: 'error' };
      const dying = spawnServer(env);
      await untilHealthy(url);
      const others = await Promise.all(
        [0, 1].map(() => startServer({ databaseUrl, redisUrl: redis.url, ...HURRIED })),
      );
      const [one] = others;
      const [{ matchID }] = (await sitDown(url, 'priests-of-ra', ['Ada', 'Ned'], CLOCKED)) as [
        Joined,
        Joined,
      ];
      await kill(dying);
      const { version, control } = (await one!.store.load(matchID))!;
      expect(Object.values(control.deadlines.clocks)).toHaveLength(1);
      const watchers = others.map(node => roamingPage([node.url], { matchID }));
      await eventually(async () => (await one!.store.history(matchID)).log.length).toBeGreaterThan(4);
      for (const node of others) await node.close();
      // Read without a node, which would act on the next deadline at once.
      const [match] = await ask(databaseUrl, `SELECT version, state FROM match WHERE id = '${matchID}'`);
      const log = await ask(databaseUrl, 'SELECT state_id FROM log ORDER BY state_id');
      const moves = JSON.parse(match!.state as string)._stateID;
      expect(log.map(({ state_id }) => state_id)).toEqual(upTo(moves));
      // Nothing else was written: one write for each time that was up.
      expect((match!.version as number) - version).toBe(log.length);
      expect(watchers.flatMap(({ gaps, repeats }) => [...gaps, ...repeats])).toEqual([]);
    });

    it('PostgreSQL is restarted in the middle of a match: both nodes go on by themselves, and nothing is made twice', async () => {
      const redis = await newRedis();
      const databaseUrl = await cluster().createDatabase();
      const [a, b] = await Promise.all([0, 1].map(() => startServer({ databaseUrl, redisUrl: redis.url })));
      const seats = await seatedMatch(a!, 2);
      const { matchID } = seats[0]!;
      const players = seats.map((who, i) => roamingPage([[a, b][i % 2]!.url], who));
      await eventually(() => players.every(({ answers }) => answers.size > 3)).toBe(true);
      // Somebody else's server is not ours to stop: its connections are cut, as a restart does.
      const { process } = cluster();
      await (process === null ? cluster().cutConnections(databaseUrl) : process.stop());
      await process?.start();
      await Promise.all(players.map(({ isOver }) => isOver));
      expect(players.flatMap(({ gaps }) => gaps)).toEqual([]);
      const answers = players.flatMap(page => [...page.answers.values()]);
      expect(answers.filter(kinds => kinds.filter(kind => kind === 'made').length > 1)).toEqual([]);
      const { state, log } = await b!.stored(matchID);
      expect(log.map(({ _stateID }) => _stateID)).toEqual(upTo(state._stateID));
      expect(answers).toHaveLength(log.length);
      for (const node of [a!, b!]) expect((await node.get('/readyz')).status).toBe(200);
    });
  });
});
