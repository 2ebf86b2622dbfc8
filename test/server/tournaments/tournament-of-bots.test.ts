import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { BotAccounts } from '../../../src/server/bot-accounts/bot-accounts.ts';
import { openPostgresStore } from '../../../src/server/storage/postgres-store.ts';
import { standingsOf } from '../../../src/server/tournaments/standings.ts';
import { pointsOf } from '../../../src/server/tournaments/tournament.ts';
import type { AnswerOf } from '../../../src/wire/routes.ts';
import { listen } from '../support/bot-listener.ts';
import { closeLater } from '../support/closing.ts';
import { browserAt, knownMember, type MemberBrowser } from '../support/member-browser.ts';
import { progressOf } from '../support/progress.ts';
import { newRedis, withRedis } from '../support/redis-server.ts';
import { freePort, kill, spawnServer, untilHealthy } from '../support/server-process.ts';
import { onPostgres, SILENT } from '../support/storages.ts';

/** `ENTRANTS=64` for the long form. */
const ENTRANTS = Number(process.env.ENTRANTS ?? 4);
const BOTS_OF_ONE = 5;
type Whole = AnswerOf<'GET /tournaments/:id'>;

/** Asks one server after the other, until one answers. */
const anywhere = async <Answer>(
  urls: readonly string[],
  ask: (url: string) => Promise<Answer>,
): Promise<Answer> => {
  for (let tries = 0; ; tries++) {
    try {
      return await ask(urls[tries % urls.length]!);
    } catch (error) {
      // A server that is not there is none's fault; what is wrong is said by a test that does not end.
      if (tries > 1000) throw error;
      await setTimeout(50);
    }
  }
};

/** The same, as soon as it is not too much for one address. */
const inTurn = async (
  urls: readonly string[],
  ask: (url: string) => Promise<Response>,
): Promise<Response> => {
  for (;;) {
    const answer = await anywhere(urls, ask);
    if (answer.status !== 429) return answer;
    await setTimeout(1000 * Number(answer.headers.get('retry-after')));
  }
};

/** A bot that plays by chance wherever there is a server, until it is told that it is enough. */
const playAsBot = async (urls: readonly string[], token: string, name: string, isEnough: () => boolean) => {
  const random = quickRandom(name);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  while (!isEnough()) {
    const lines = await anywhere(urls, url => listen(url, token)).catch(() => null);
    for (;;) {
      const line = await (lines?.next() ?? null)?.catch(() => null);
      if (line === null || line === undefined || isEnough()) break;
      if (line.type !== 'turn') continue;
      const { match, state, legal } = line;
      const body = JSON.stringify({
        state,
        move: legal[random.below(legal.length)],
        id: `${match}-${state}`,
      });
      const path = `/api/bot/matches/${match}/move`;
      // All of them ask from one address: whoever is too quick waits, as a bot should.
      const { status } = await inTurn(urls, url => fetch(url + path, { method: 'POST', headers, body }));
      // Late where the server it was asked of was killed once it had made it; the stream tells what is next.
      expect([200, 409, 503]).toContain(status);
      if (status === 503) break;
    }
    lines?.end();
  }
};

withRedis('two nodes, PostgreSQL and Redis', () => {
  onPostgres('of which one is killed in each round', cluster => {
    it(
      'a tournament of bots: every round ends, and the standings are those of the records',
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
            BOT_REQUESTS_PER_MINUTE: '1000000',
            LOG_LEVEL: 'error',
          });
        const nodes = [start(0), start(1)];
        await Promise.all(urls.map(untilHealthy));

        const store = await openPostgresStore(databaseUrl, { log: SILENT, connections: 2 });
        closeLater(() => store.close());
        // Of one address only so many may be made at once.
        const matches = { send: () => Promise.reject(new Error('none is withdrawn')), now: Date.now };
        const accounts = new BotAccounts({ store, matches, log: SILENT });
        const owners: MemberBrowser[] = [];
        const tokens: string[] = [];
        for (let n = 0; n < ENTRANTS; n++) {
          if (n % BOTS_OF_ONE === 0) owners.push(await knownMember({ url: urls[0]!, store }, `Owner ${n}`));
          const made = await accounts.make(owners.at(-1)!.id, `Robot ${n}`);
          tokens.push(made!.token);
        }
        const { body: made } = await owners[0]!.ask('POST', '/tournaments', {
          ...{ game: 'kheops', name: 'Of bots', kind: 'swiss', seats: 2, rounds: null },
          ...{ clock: '1d', outOfTime: 'bot', rated: false, bots: true, startsAt: null },
        });
        // Its host only looks on.
        await owners[0]!.ask('POST', `/tournaments/${made.id}/leave`, {});
        for (const token of tokens) {
          const { status } = await fetch(`${urls[1]}/api/bot/tournaments/${made.id}/join`, {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: '{}',
          });
          expect(status).toBe(200);
        }
        await owners[0]!.ask('POST', `/tournaments/${made.id}/start`, {});

        let isOver = false;
        const playing = tokens.map((token, n) =>
          playAsBot(n % 2 === 0 ? urls : urls.toReversed(), token, `robot ${n}`, () => isOver),
        );
        const look = (): Promise<Whole> =>
          anywhere(urls, async url => {
            const { status, body } = await browserAt(url).ask('GET', `/tournaments/${made.id}`);
            if (status !== 200) throw new Error(`${status}`);
            return body;
          });
        const tell = progressOf('rounds', Math.ceil(Math.log2(ENTRANTS)));
        let killedIn = 0;
        let whole = await look();
        while (whole.stage !== 'over') {
          await setTimeout(100);
          whole = await look();
          const { round } = whole;
          const isUnderWay = whole.rounds[round - 1]?.tables.some(({ result }) => result !== null) === true;
          if (round <= killedIn || !isUnderWay) continue;
          killedIn = round;
          const at = round % 2;
          await kill(nodes[at]!);
          nodes[at] = start(at);
          await untilHealthy(urls[at]!);
          tell(round);
        }
        isOver = true;

        expect(whole.rounds).toHaveLength(whole.ofRounds!);
        const tables = await Promise.all(
          whole.rounds.flatMap((round, i) =>
            round.tables.map(async ({ matchID, seats, result }) => {
              if (matchID === null) return { round: i + 1, matchID, seats, result };
              const path = `/games/kheops/${matchID}/record`;
              const body = await (await inTurn(urls, url => fetch(url + path))).json();
              const { winners, scores } = body.result;
              const ranks = seats.map((_, seat) => (winners.includes(seat) ? 1 : 2));
              const points = pointsOf(ranks);
              const seen = seats.map((_, seat) => ({
                points: points[seat]!,
                rank: ranks[seat]!,
                score: scores?.[seat] ?? null,
              }));
              return { round: i + 1, matchID, seats, result: seen };
            }),
          ),
        );
        const choices = { ...whole, kind: 'swiss' as const };
        const entrants = whole.members.map(({ id }) => ({ member: id, hasLeft: false }));
        expect(whole.members).toHaveLength(ENTRANTS);
        expect(whole.members.every(({ hasLeft, bot }) => hasLeft === undefined && bot === true)).toBe(true);
        expect(whole.members.find(({ name }) => name === 'Robot 0')!.owner).toBe(owners[0]!.name);
        expect(standingsOf({ entrants, tables, choices } as never)).toEqual(whole.standings);
        const played = tables.flatMap(({ matchID }) => matchID ?? []);
        expect(new Set(played).size).toBe(played.length);
        console.info(
          `${ENTRANTS} bots, ${whole.ofRounds} rounds, ${played.length} matches, ${killedIn} kills`,
        );
        await Promise.race([Promise.all(playing), setTimeout(5000)]);
      },
      300_000 + ENTRANTS * 30_000,
    );
  });
});
