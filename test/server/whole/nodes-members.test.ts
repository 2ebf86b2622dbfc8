import { expect, it, onTestFinished, vi } from 'vitest';
import { BotStreams } from '../../../src/server/bot-api/bot-streams.ts';
import { LongPolls } from '../../../src/server/http/long-polls.ts';
import { DEFAULT_LIMITS } from '../../../src/server/limits/limits.ts';
import { authenticator } from '../support/authenticator.ts';
import { listen } from '../support/bot-listener.ts';
import { browserAt } from '../support/browser-at.ts';
import { eachOnOneDay } from '../support/one-day.ts';
import { newRedis, withRedis } from '../support/redis-server.ts';
import { eventually, startServer } from '../support/running-server.ts';
import { onPostgres } from '../support/storages.ts';

const PUBLIC = 'https://games.example';

eachOnOneDay();

withRedis('two nodes with Redis', () => {
  onPostgres('on one PostgreSQL database', cluster => {
    const twoNodes = async () => {
      const redis = await newRedis();
      const databaseUrl = await cluster().createDatabase();
      const all = {
        databaseUrl,
        redisUrl: redis.url,
        origins: [PUBLIC],
        trustProxy: 1,
        limits: DEFAULT_LIMITS,
      };
      const [a, b] = [(await startServer(all)).url, (await startServer(all)).url];
      const page = (n = 1) => browserAt(a, { origin: PUBLIC, headers: { 'x-forwarded-for': `10.0.0.${n}` } });
      return { a, b, page };
    };
    const SESSION = '/account/session';

    it('who is signed in at one node is at the other, and who is signed out at one is at neither', async () => {
      const { a, b, page } = await twoNodes();
      const ada = page();
      await ada.ask('POST', '/account', { name: 'Ada', settings: { theme: 'dark' } });
      expect([await ada.name(a), await ada.name(b)]).toEqual(['Ada', 'Ada']);
      await ada.ask('PUT', '/account/settings', { settings: { theme: 'light' } }, { at: b });
      expect((await ada.ask('GET', '/account')).body.member.settings).toEqual({ theme: 'light' });
      const stolen = ada.cookie();
      await ada.ask('DELETE', SESSION, undefined, { at: b });
      const thief = page(2);
      thief.steal(stolen);
      expect([await thief.name(a), await thief.name(b)]).toEqual([null, null]);
    });

    it('a bot that listens at the other node is told at this one that its stream was replaced', async () => {
      const { a, b, page } = await twoNodes();
      const ada = page();
      await ada.ask('POST', '/account', { name: 'Ada' });
      const { bot, token } = (await ada.ask('POST', '/account/bots', { name: 'Thoth' })).body;
      const look = vi.spyOn(BotStreams.prototype, 'look');
      onTestFinished(() => look.mockRestore());
      const first = await listen(a, token);
      const second = await listen(b, token);
      await eventually(() => look.mock.calls).toContainEqual([bot.id]);
      expect(await first.next()).toEqual({ type: 'replaced' });
      expect(await first.next()).toBeNull();
      // So it is the other way round; and where the token is replaced, nothing is said.
      const third = await listen(a, token);
      expect(await second.next()).toEqual({ type: 'replaced' });
      await ada.ask('POST', `/account/bots/${bot.id}/token`, {}, { at: b });
      expect(await third.next()).toBeNull();
    });

    it('what a member changes at one node wakes their pages at the other, and so does a match of theirs', async () => {
      const { b, page } = await twoNodes();
      const ada = page();
      const { member } = (await ada.ask('POST', '/account', { name: 'Ada' })).body;
      const wake = vi.spyOn(LongPolls.prototype, 'wake');
      onTestFinished(() => wake.mockRestore());
      const everywhere = () => {
        const woken = wake.mock.contexts.filter((_, i) => wake.mock.calls[i]![0] === member.id);
        return new Set(woken).size;
      };
      const changes = [
        () => ada.ask('PUT', '/account/settings', { settings: { theme: 'dark' } }, { at: b }),
        async () => {
          const { matchID } = (await ada.ask('POST', '/games/ra/create', { numPlayers: 2, setupData: {} }))
            .body;
          await ada.ask('POST', `/games/ra/${matchID}/join`, { playerName: 'Ada' });
        },
      ];
      for (const change of changes) {
        wake.mockClear();
        await change();
        await eventually(everywhere).toBe(2);
      }
    });

    it('a name is kept once, whichever nodes are asked at the same moment', async () => {
      const { a, b, page } = await twoNodes();
      const both = await Promise.all(
        [a, b].map((at, i) => page(i).ask('POST', '/account', { name: ['Ada', 'АDА'][i] }, { at })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('the deal of the day is one, and a member’s try is one, at whichever node it is begun', async () => {
      const { a, b, page } = await twoNodes();
      const ada = page();
      await ada.ask('POST', '/account', { name: 'Ada' });
      const begin = (at: string, who = ada) =>
        who.ask('POST', '/daily/kheops', { playerName: 'Guest' }, { at });
      const [one, two] = await Promise.all([begin(a), begin(b)]);
      expect([one.status, two.status], JSON.stringify([one.body, two.body])).toEqual([200, 200]);
      expect(two.body).toEqual(one.body);
      const [deal, there] = await Promise.all(
        [a, b].map(async at => (await ada.ask('GET', '/daily', undefined, { at })).body),
      );
      expect(there.games).toEqual(deal.games);
      const { day } = deal;
      const seen = await Promise.all(
        [a, b].map(async at => (await ada.ask('GET', `/daily/kheops/${day}`, undefined, { at })).body),
      );
      expect(seen.map(({ commitment, next, own }) => ({ commitment, next, own: own.matchID }))).toEqual(
        Array(2).fill({ commitment: seen[0].commitment, next: seen[0].next, own: one.body.matchID }),
      );
    });

    it('a member who sits down at two tables of a deal at once, at two nodes, has one seat', async () => {
      const { a, b, page } = await twoNodes();
      const ada = page();
      await ada.ask('POST', '/account', { name: 'Ada' });
      const table = { numPlayers: 2, setupData: { bots: { 1: 'easy' } } };
      const { id } = (await ada.ask('POST', '/duplicates/kheops', { tables: 2, table })).body;
      const sit = (at: string, n: number) =>
        ada.ask('POST', `/duplicates/${id}/sit`, { table: n, playerName: 'Ada' }, { at });
      const [one, two] = await Promise.all([sit(a, 1), sit(b, 2)]);
      expect([one.status, two.status], JSON.stringify([one.body, two.body])).toEqual([200, 200]);
      expect(two.body).toEqual(one.body);
    });

    it('what works once works once at both nodes together: a code, a link, a challenge', async () => {
      const { a, b, page } = await twoNodes();
      const ada = page();
      const key = authenticator(PUBLIC);
      const begun = await ada.ask('POST', '/account/passkeys/begin', { name: 'Ada' });
      const passkey = key.make(begun.body.options);
      const { codes } = (await ada.ask('POST', '/account', { name: 'Ada', passkey }, { at: b })).body;
      const { token } = (await ada.ask('POST', '/account/link', {})).body;
      const { options } = (await page(2).ask('POST', `${SESSION}/begin`, {})).body;
      for (const body of [{ name: 'Ada', code: codes[0] }, { token }, { passkey: key.sign(options) }]) {
        const both = await Promise.all(
          [a, b].map((at, i) => page(10 + i).ask('POST', SESSION, body, { at })),
        );
        expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
        const again = await Promise.all([a, b].map(at => page(20).ask('POST', SESSION, body, { at })));
        expect(again.filter(({ status }) => status === 200)).toEqual([]);
      }
    });

    it('guesses at one name from one address are counted together', async () => {
      const { a, b, page } = await twoNodes();
      await page().ask('POST', '/account', { name: 'Ada' });
      const statuses: number[] = [];
      for (let i = 0; i < 22; i++) {
        const body = { name: 'Ada', code: `aaaa-bbbb-${i}` };
        statuses.push((await page(100).ask('POST', SESSION, body, { at: [a, b][i % 2]! })).status);
      }
      expect(statuses).toEqual([...Array(20).fill(403), 429, 429]);
    });
  });
});
