import type { Logger } from 'pino';
import { expect, it, vi } from 'vitest';
import type { Tables } from '../../../src/server/tables.ts';
import { Leagues } from '../../../src/server/tournaments/leagues.ts';
import { nextDivisions, nextMonth } from '../../../src/server/tournaments/seasons.ts';
import type { AnswerOf } from '../../../src/wire/routes.ts';
import { onEachServer } from '../support/each-server.ts';
import { setClockForward } from '../support/jumping-clock.ts';
import { browserAt, knownMember } from '../support/member-browser.ts';
import { eachOnOneDay } from '../support/one-day.ts';
import { eventually, type TestServer } from '../support/running-server.ts';
import { SILENT } from '../support/storages.ts';

it('a season begins with the month, by UTC', () => {
  expect(new Date(nextMonth(Date.UTC(2026, 10, 28, 23, 59))).toISOString()).toBe('2026-12-01T00:00:00.000Z');
  expect(new Date(nextMonth(Date.UTC(2026, 11, 1))).toISOString()).toBe('2027-01-01T00:00:00.000Z');
});

const inLeague = (...members: string[]) => members.map(member => ({ member, division: null }));
const stood = (...divisions: string[]) => divisions.map(row => [...row].map(member => ({ member })));
const next = (members: string, standings: string[], size: number) =>
  nextDivisions(inLeague(...members), stood(...standings), size).map(row => row.join(''));

it('the two best go up, the two last go down, and who is new begins below', () => {
  expect(next('abcdefghijkl', ['abcd', 'efgh', 'ijkl'], 4)).toEqual(['abef', 'cdij', 'ghkl']);
  expect(next('abcdefgh', ['abcd', 'efgh'], 4)).toEqual(['abef', 'cdgh']);
  expect(next('abcdefghxyz', ['abcd', 'efgh'], 4)).toEqual(['abef', 'cdgh', 'xyz']);
});

it('where somebody has left all behind them move up, and a division of too few is none', () => {
  expect(next('bcdefgh', ['abcd', 'efgh'], 4)).toEqual(['befc', 'dgh']);
  expect(next('abcdefghx', ['abcd', 'efgh'], 4)).toEqual(['abef', 'cdghx']);
  expect(next('abc', [], 4)).toEqual(['abc']);
  expect(next('abcdefghij', [], 8)).toEqual(['abcdefghij']);
});

/** The leagues of a server as another would have them go on, at a moment. */
const leaguesAt = (
  server: TestServer,
  now: number | (() => number),
  tables: Tables = server.store.tables,
  log: Pick<Logger, 'error'> = SILENT,
): Leagues =>
  new Leagues({
    tables,
    matches: server.matches,
    calendar: { now: async () => (typeof now === 'number' ? now : now()) },
    tournaments: server.club.tournaments,
    log,
  });
const beginSeason = async (server: TestServer, now: number): Promise<void> => {
  // Whichever of two is first.
  const both = [leaguesAt(server, now), leaguesAt(server, now)];
  for (const each of both) each.wake();
  await Promise.all(both.map(each => each.idle()));
};

type Whole = AnswerOf<'GET /leagues/:id'>;
type Tournament = AnswerOf<'GET /tournaments/:id'>;

eachOnOneDay();

onEachServer(newServer => {
  it('plays its seasons: a tournament in each division, all tables at once, decided with the month', async () => {
    const server = await newServer();
    const people = await Promise.all(
      ['Ada', 'Ben', 'Cai', 'Dana', 'Eve', 'Finn', 'Gus'].map(name => knownMember(server, name)),
    );
    const [host, ...others] = people;
    const ok = async <Body>(path: string, body?: unknown, browser = host!): Promise<Body> => {
      const answer = await browser.ask(body === undefined ? 'GET' : 'POST', path, body);
      expect(answer.status, answer.text).toBe(200);
      return answer.body;
    };
    const chosen = { game: 'kheops', name: 'Winter', clock: '7d+1h', outOfTime: 'bot', rated: true, size: 4 };
    const { id } = await ok<{ id: string }>('/leagues', chosen);
    for (const other of others) await ok(`/leagues/${id}/join`, {}, other);
    const league = () => ok<Whole>(`/leagues/${id}`);
    expect(await league()).toMatchObject({ season: 0, entrants: 7, isIn: true, isHost: true, seasons: [] });

    const now = Date.now();
    expect((await league()).nextAt).toBe(nextMonth(now));
    await beginSeason(server, now);
    expect(await league()).toMatchObject({ season: 0 });
    // The month has turned.
    await server.store.tables.write(['UPDATE league SET due_at = $1', now]);
    // Whoever is on holiday when a season begins is so at its tables.
    const until = Date.now() + 5 * 86_400_000;
    expect((await host!.ask('PUT', '/account/holiday', { until })).status).toBe(200);
    await beginSeason(server, now);
    const begun = await league();
    expect(begun).toMatchObject({ season: 1, nextAt: nextMonth(now) });
    expect(begun.seasons.map(({ divisions }) => divisions.length)).toEqual([2]);
    expect(begun.members.map(({ division }) => division).toSorted()).toEqual([1, 1, 1, 1, 2, 2, 2]);

    // A season is the league's own: nobody gets into a division, or out of one, by its tournament.
    const inSeason = begun.seasons[0]!.divisions[0]!.tournament;
    for (const what of ['join', 'leave']) {
      const { status, body } = await host!.ask('POST', `/tournaments/${inSeason}/${what}`, {});
      expect([status, body.reason]).toEqual([409, 'of-league']);
    }
    const [upper, lower] = begun.seasons[0]!.divisions.map(({ tournament }) => tournament);
    const read = (tournament: string) => ok<Tournament>(`/tournaments/${tournament}`);
    const tablesOf = ({ rounds }: Tournament) => rounds.flatMap(({ tables }) => tables);
    await eventually(async () => {
      const [one, two] = await Promise.all([read(upper!), read(lower!)]);
      const ids = [one, two].flatMap(each => tablesOf(each).flatMap(({ matchID }) => matchID ?? []));
      const states = await Promise.all(ids.map(async each => (await server.store.load(each))?.state ?? null));
      return states.filter(state => state !== null).length;
    }).toBe(6 + 3);
    const own = [await read(upper!), await read(lower!)]
      .flatMap(tablesOf)
      .filter(({ seats }) => seats.includes(host!.id));
    expect(own.length).toBeGreaterThan(1);
    for (const { matchID } of own) {
      const players = async () => Object.values((await server.stored(matchID!)).metadata.players);
      await eventually(async () =>
        (await players()).map(({ member, holiday }) => [member, holiday]),
      ).toContainEqual([host!.id, until]);
    }
    expect(await read(upper!)).toMatchObject({ league: { id, name: 'Winter', season: 1, division: 1 } });

    // Nobody has made a move: whoever is waited for at the end of the month has lost.
    await beginSeason(server, begun.nextAt);
    const over = await read(upper!);
    expect(over.stage).toBe('over');
    for (const { decided, result } of tablesOf(over)) {
      expect(decided).toBe('unfinished');
      expect(result!.map(({ points }) => points).toSorted()).toEqual([0, 1]);
    }
    const [best, second, ...last] = over.standings.map(({ member }) => member);
    const after = await league();
    expect(after.season).toBe(2);
    // A page that follows the league asks again for the divisions alone that have changed.
    await eventually(async () => {
      const { changes } = await read(upper!);
      const division = (await league()).seasons.at(-1)?.divisions[0];
      return division?.tournament === upper && division?.changes === changes;
    }).toBe(true);
    const divisionOf = (member: string | undefined) =>
      after.members.find(each => each.id === member)!.division;
    expect([best, second].map(divisionOf)).toEqual([1, 1]);
    expect(last.map(divisionOf)).toEqual([2, 2]);
  });

  it('a server that found a league due before another began its season begins no second one', async () => {
    const server = await newServer();
    const [host, ben] = await Promise.all(['Ada', 'Ben'].map(name => knownMember(server, name)));
    const chosen = { game: 'ra', name: 'Winter', clock: '7d+1h', outOfTime: 'lose', rated: false, size: 4 };
    const { id } = (await host!.ask('POST', '/leagues', chosen)).body;
    await ben!.ask('POST', `/leagues/${id}/join`, {});
    const { tables } = server.store;
    await tables.write(['UPDATE league SET due_at = 0']);
    const now = Date.now();

    const late = leaguesAt(server, now, {
      ...tables,
      rows: async (text, ...values) => {
        const found = await tables.rows<never>(text, ...values);
        if (text.includes('due_at <=')) await beginSeason(server, now);
        return found;
      },
    });
    late.wake();
    await late.idle();
    const { season, nextAt } = (await host!.ask('GET', `/leagues/${id}`)).body;
    expect({ season, nextAt }).toEqual({ season: 1, nextAt: nextMonth(now) });
  });

  it('a season that cannot begin is tried again after longer each time, and not told more often', async () => {
    const server = await newServer();
    const host = await knownMember(server, 'Ada');
    const chosen = { game: 'ra', name: 'Winter', clock: '7d+1h', outOfTime: 'lose', rated: false, size: 4 };
    await host.ask('POST', '/leagues', chosen);
    const { tables } = server.store;
    await tables.write(['UPDATE league SET due_at = 0']);
    const log = { error: vi.fn() };
    const write = () => Promise.reject(new Error('no room'));
    let now = Date.now();
    const leagues = leaguesAt(server, () => now, { ...tables, write }, log);
    const triedAt: number[] = [];
    for (const from = now; now < from + 1_200_000; now += 60_000) {
      log.error.mockClear();
      leagues.wake();
      await leagues.idle();
      if (log.error.mock.calls.length > 0) triedAt.push((now - from) / 1000);
    }
    expect(triedAt).toEqual([0, 60, 120, 180, 300, 480, 840]);
  });

  it('no season begins as the clock of the server’s machine is set forward', async () => {
    const server = await newServer();
    const host = await knownMember(server, 'Ada');
    const chosen = { game: 'ra', name: 'Winter', clock: '7d+1h', outOfTime: 'lose', rated: false, size: 6 };
    const { id } = (await host.ask('POST', '/leagues', chosen)).body;
    const before = (await host.ask('GET', `/leagues/${id}`)).body;
    const { leagues } = server.club;
    setClockForward(40 * 86_400_000);
    leagues.wake();
    await leagues.idle();
    expect((await host.ask('GET', `/leagues/${id}`)).body).toEqual(before);
  });

  it('says who may not do what, and why', async () => {
    const server = await newServer();
    const [host, ben] = await Promise.all(['Ada', 'Ben'].map(name => knownMember(server, name)));
    const refused = async (path: string, body: unknown, browser: Pick<typeof host & {}, 'ask'> = host!) => {
      const answer = await browser.ask('POST', path, body);
      return `${answer.status} ${answer.body.reason ?? answer.body.error}`;
    };
    const chosen = { game: 'ra', name: 'Winter', clock: '7d+1h', outOfTime: 'lose', rated: false, size: 6 };
    expect(await refused('/leagues', chosen, browserAt(server.url))).toBe('401 signed-out');
    expect(await refused('/leagues', { ...chosen, clock: '5m+20s' })).toBe('400 clock: must be one of days');
    // A day for each move is more than a month has, and so is a bank that is too deep for a game of many moves.
    for (const slow of [{ clock: '1d' }, { clock: '10d+1h', game: 'priests-of-ra' }])
      expect(await refused('/leagues', { ...chosen, ...slow })).toBe('400 clock-too-slow');
    expect(await refused('/leagues', { ...chosen, size: 3 })).toBe('400 size: must be at least 4');
    const { id } = (await host!.ask('POST', '/leagues', chosen)).body;
    expect(await refused(`/leagues/${id}/leave`, {}, ben!)).toBe('409 not-in');
    expect(await refused('/leagues/00000000/join', {}, ben!)).toBe('404 unknown');
    await host!.ask('POST', '/account/blocks', { member: ben!.id });
    expect(await refused(`/leagues/${id}/join`, {}, ben!)).toBe('409 blocked');
    // However many are asked for at once.
    const asked = await Promise.all([1, 2, 3, 4].map(() => refused('/leagues', chosen)));
    expect(asked.filter(answer => answer === '429 leagues-of-member')).toHaveLength(2);
    const { leagues } = (await host!.ask('GET', '/leagues?game=ra')).body;
    expect(leagues).toHaveLength(3);
  });
});
