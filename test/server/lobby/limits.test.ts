import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/server/limits/limits.ts';
import { knownMember } from '../support/member-browser.ts';
import { closeLater, NO_LIMITS, startServer, temporaryDirectory } from '../support/running-server.ts';
import { createMatch, enter, GAME, join, playToTheEnd } from '../support/seat-client.ts';

const TABLE = { numPlayers: 2, setupData: { bots: { 1: 'random' } } };
const from = (address: string) => ({ 'x-forwarded-for': address });

it('from one address so many matches are not over, whoever asks at the same moment; others make theirs', async () => {
  const limits = { ...NO_LIMITS, matchesPerAddress: 3 };
  const server = await startServer({ limits, trustProxy: 1 });
  const make = (address: string) => server.post(`${GAME}/create`, TABLE, from(address));
  const answers = await Promise.all(Array.from({ length: 8 }, () => make('192.0.2.1')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(refused.body).toEqual({
    error: 'there are 3 matches from here that are not over: finish or leave one first',
    reason: 'matches-of-address',
  });
  expect((await make('192.0.2.2')).status).toBe(200);
});

it('a customer with a /56 or a /48 has a share of it, however many /64 of it they come from', async () => {
  const server = await startServer({ limits: { ...NO_LIMITS, matchesPerAddress: 2 }, trustProxy: 1 });
  const made = async (...addresses: string[]) => {
    const answers = await Promise.all(
      addresses.map(from).map(as => server.post(`${GAME}/create`, TABLE, as)),
    );
    return answers.filter(({ status }) => status === 200).length;
  };
  const each = (many: number, address: (n: string) => string) =>
    Array.from({ length: many }, (_, n) => address(n.toString(16)));
  expect(await made(...each(5, n => `2001:db8:1:1::${n}`))).toBe(2);
  expect(await made(...each(20, n => `2001:db8:1:${n}::1`))).toBe(2);
  expect(await made(...each(100, n => `2001:db8:1:${n}00::1`))).toBe(4);
  expect(await made(...each(5, n => `2001:db8:2:${n}::1`))).toBe(4);
});

it('of members, who are counted by who they are, no more come from one address in a day than may make so many', async () => {
  const limits = { ...NO_LIMITS, createsPerDay: 5, matchesPerMember: 2 };
  const server = await startServer({ limits, trustProxy: 1 });
  const statuses: number[] = [];
  for (const name of ['Ada', 'Ben', 'Cai']) {
    const member = await knownMember(server, name);
    for (let n = 0; n < 3; n++) {
      const { status, body } = await member.ask('POST', `${GAME}/create`, TABLE);
      statuses.push(status);
      // What was refused for another reason takes nothing of the day.
      if (n === 2 && name !== 'Cai') expect(body.reason).toBe('matches-of-member');
    }
  }
  expect(statuses).toEqual([200, 200, 429, 200, 200, 429, 200, 429, 429]);
  const late = await fetch(`${server.url}${GAME}/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(TABLE),
  });
  expect([late.status, Number(late.headers.get('retry-after')) > 80_000]).toEqual([429, true]);
  expect((await server.post(`${GAME}/create`, TABLE, from('192.0.2.9'))).status).toBe(200);
});

it('who holds no match finds room where who holds some finds none', async () => {
  const server = await startServer({ limits: { ...NO_LIMITS, matches: 10 }, trustProxy: 1 });
  const make = (address: string) => server.post(`${GAME}/create`, TABLE, from(address));
  for (let n = 0; n < 9; n++) expect((await make('2001:db8::1')).status).toBe(200);
  expect((await make('2001:db8:0:ff::1')).status).toBe(503);
  expect((await make('2001:db9::1')).status).toBe(200);
  expect((await make('2001:dba::1')).status).toBe(503);
});

it('a match that is over, and a table that is left, make room for another', async () => {
  const server = await startServer({ limits: { ...NO_LIMITS, matchesPerAddress: 1 } });
  const isFull = async () => (await server.post(`${GAME}/create`, TABLE)).status === 429;
  const seat = await join(server, await createMatch(server, { numPlayers: 2 }));
  expect(await isFull()).toBe(true);
  await server.post(`${GAME}/${seat.matchID}/leave`, { playerID: '0', credentials: seat.credentials });
  const next = await join(server, await createMatch(server, TABLE));
  expect(await isFull()).toBe(true);
  const { socket } = await enter(server, next);
  await playToTheEnd(socket, next);
  // The next match of the same table counts as any other, once.
  const again = () =>
    server.post(`${GAME}/${next.matchID}/playAgain`, { playerID: '0', credentials: next.credentials });
  const { nextMatchID } = (await again()).body;
  expect(nextMatchID).toEqual(expect.any(String));
  expect((await again()).body).toEqual({ nextMatchID });
  expect(await isFull()).toBe(true);
});

it('in all so many matches are not over, and whoever comes later is told when to ask again', async () => {
  const server = await startServer({ limits: { ...NO_LIMITS, matches: 2 } });
  await createMatch(server);
  await createMatch(server);
  const answer = await fetch(`${server.url}${GAME}/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(TABLE),
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await answer.json()).toEqual({
    error: 'every table of the house is taken: try again later',
    reason: 'matches-in-play',
  });
});

it('no address is stored, and what stands for it is forgotten when the match is over', async () => {
  const dataDir = temporaryDirectory();
  const server = await startServer({ dataDir, trustProxy: 1, limits: { ...NO_LIMITS, ...DEFAULT_LIMITS } });
  const address = '192.0.2.77';
  const { body } = await server.post(`${GAME}/create`, TABLE, from(address));
  const db = new Database(`${dataDir}/matches.sqlite`, { readonly: true });
  closeLater(() => db.close());
  const creators = () => db.prepare('SELECT creator FROM match').pluck().all();
  expect(creators()).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
  const rows = JSON.stringify(db.prepare('SELECT * FROM match').all());
  expect(rows).not.toContain(address);
  const ada = await join(server, body.matchID);
  await server.post(`${GAME}/${body.matchID}/leave`, { playerID: '0', credentials: ada.credentials });
  await expect.poll(creators).toEqual([null]);
  // The next match at the same table is counted as any other.
  const owner = { playerID: '0', credentials: ada.credentials };
  await server.post(`${GAME}/${body.matchID}/playAgain`, owner, from(address));
  expect(creators()).toHaveLength(2);
  expect(creators()).toEqual(expect.arrayContaining([expect.stringMatching(/^[\w-]{22}$/), null]));
});
