import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { recomputeRatings } from '../../../src/server/ratings/recompute.ts';
import { openMatches } from '../../../src/server/storage/open-matches.ts';
import { type Counter, counter, someMoment } from '../support/counter.ts';
import { knownMember, type MemberBrowser } from '../support/member-browser.ts';
import { progressOf } from '../support/progress.ts';
import { type Answer, eventually, temporaryDirectory } from '../support/running-server.ts';
import { freePort, kill, spawnServer, untilHealthy } from '../support/server-process.ts';
import { SILENT } from '../support/storages.ts';

/** `KILLS=200` for the long form. */
const KILLS = Number(process.env.KILLS ?? 3);

/** What the server has acknowledged: who sits where, with which secret, and who has given up which match. */
type Told = {
  readonly sat: { readonly by: MemberBrowser; readonly id: string; readonly seat: unknown }[];
  readonly ended: { readonly id: string; readonly winner: string; readonly loser: string }[];
};

/** Where somebody has asked too much it is asked again a little later. */
const ask = async (by: MemberBrowser, path: string, body: object): Promise<Answer> => {
  for (;;) {
    const answer = await by.ask('POST', path, body);
    if (answer.status !== 429) return answer;
    await setTimeout(1000);
  }
};

/** Two members play one rated match after another, each of which the second gives up, until all is to end. */
const keepPlaying = async (
  url: string,
  [ada, ned]: readonly [MemberBrowser, MemberBrowser],
  told: Told,
  { heard, sent, isEnding }: { heard: Counter; sent: Counter; isEnding: () => boolean },
): Promise<void> => {
  /** Where nobody answers it is asked again once somebody does. */
  const askStubbornly = async (by: MemberBrowser, path: string, body: object): Promise<Answer> => {
    for (;;) {
      try {
        sent.add();
        const answer = await ask(by, path, body);
        heard.add();
        return answer;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        await untilHealthy(url);
      }
    }
  };
  while (!isEnding()) {
    const made = await askStubbornly(ada, '/games/ra/create', { numPlayers: 2, setupData: { rated: true } });
    const id = made.body.matchID as string;
    const path = `/games/ra/${id}`;
    for (const by of [ada, ned]) {
      const { status, body, text } = await askStubbornly(by, `${path}/join`, { playerName: by.name });
      expect(status, text).toBe(200);
      told.sat.push({ by, id, seat: body });
    }
    const { playerID, playerCredentials: credentials } = told.sat.at(-1)!.seat as Record<string, string>;
    const { status, body } = await askStubbornly(ned, `${path}/resign`, { playerID, credentials });
    // It may have been stored before the server was killed.
    expect(status === 200 ? null : body.reason).toBeOneOf([null, 'match-over']);
    told.ended.push({ id, winner: ada.id, loser: ned.id });
  }
};

it('killed while members sit down and rated matches end, the server counts each once, and each seat is theirs', {
  timeout: 300_000 + KILLS * 20_000,
}, async () => {
  const dataDir = temporaryDirectory();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    MATCHES_PER_MEMBER: '100000',
  };
  const start = async () => {
    const child = spawnServer(env);
    await untilHealthy(url);
    return child;
  };
  const people: MemberBrowser[] = [];
  const before = await openMatches({ dataDir, databaseUrl: null }, SILENT, () => {});
  for (const name of ['Ada', 'Ned', 'Zoe', 'Kai'])
    people.push(await knownMember({ url, store: before.store }, name));
  await before.store.close();
  before.unlock();
  let child = await start();
  const told: Told = { sat: [], ended: [] };
  const [heard, sent] = [counter(), counter()];
  let isOver = false;
  const watch = { heard, sent, isEnding: () => isOver };
  const [ada, ned, zoe, kai] = people as [MemberBrowser, MemberBrowser, MemberBrowser, MemberBrowser];
  const ends = [
    [ada, ned],
    [zoe, kai],
    [ned, zoe],
  ].map(pair => keepPlaying(url, pair as [MemberBrowser, MemberBrowser], told, watch));
  const tellProgress = progressOf('kills', KILLS);
  for (let kills = 1; kills <= KILLS; kills++) {
    await someMoment(heard, sent, 20);
    await kill(child);
    child = await start();
    tellProgress(kills);
  }
  isOver = true;
  await Promise.all(ends);
  expect(told.ended.length).toBeGreaterThan(KILLS);

  const lost: string[] = [];
  for (const { by, id, seat } of told.sat) {
    // At length there are more of them than somebody may ask for at once.
    const { body } = await ask(by, `/games/ra/${id}/my-seat`, {});
    const { playerName: _, ...found } = body;
    if (JSON.stringify(found) !== JSON.stringify(seat)) lost.push(`${by.name} at ${id}`);
  }
  expect(lost).toEqual([]);
  const counted = async (by: MemberBrowser) =>
    (await by.ask('GET', `/members/${by.name}`)).body.played[0].matches;
  const played = (by: MemberBrowser) =>
    told.ended.filter(({ winner, loser }) => winner === by.id || loser === by.id).length;
  for (const by of people) await eventually(() => counted(by)).toBe(played(by));
  child.kill('SIGTERM');
  await once(child, 'exit');

  const { store, unlock } = await openMatches({ dataDir, databaseUrl: null }, SILENT, () => {});
  try {
    const { tables } = store;
    const rows = await tables.rows<{ match: string; rated: number; member: string; rank: number }>(
      `SELECT finished.match, rated, member, rank FROM finished JOIN result ON result.number = finished.number
       ORDER BY finished.match, rank`,
    );
    const expected = told.ended
      .flatMap(({ id, winner, loser }) => [
        { match: id, rated: 1, member: winner, rank: 1 },
        { match: id, rated: 1, member: loser, rank: 2 },
      ])
      .toSorted((a, b) => (a.match < b.match ? -1 : a.match > b.match ? 1 : a.rank - b.rank));
    expect(rows).toEqual(expected);
    expect(await recomputeRatings(tables)).toMatchObject({ matches: told.ended.length, differences: [] });
  } finally {
    await store.close();
    unlock();
  }
});
