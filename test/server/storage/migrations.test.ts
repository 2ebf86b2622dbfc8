import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { type GameId, loadReferee, loadRules, metaOf } from '../../../src/game/index.ts';
import { faultOf } from '../../../src/game/referee.ts';
import { countsOf, type Display } from '../../../src/game/ru-ra-re/cards.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { SCHEMA_VERSION } from '../../../src/server/storage/migrations.ts';
import { DATABASE_FILE, openSqliteStore } from '../../../src/server/storage/sqlite-store.ts';
import { UnusableDatabase } from '../../../src/server/storage/unusable-database.ts';
import { atFullLength } from '../support/light-codes.ts';
import { browserAt } from '../support/member-browser.ts';
import { eventually, startServer, type TestServer, temporaryDirectory } from '../support/running-server.ts';
import { enter, pathOf, playToTheEnd, join as sit } from '../support/seat-client.ts';
import { laySaved, type SavedMatch, type SavedSeat, savedContents } from './saved/saved.ts';

/**
 * The tables as somebody may have them, each of which has its saved database: of the first four, matches of every kind; of the
 * tenth, with which members came, two of these. What lies between, and after it, has come together.
 */
const RELEASED = ['v1', 'v2', 'v3', 'v4', 'v10'];

/** Versions that kept credentials in plain text, or the matches in which an earlier one had done so. */
const PLAIN_IN: ReadonlySet<string> = new Set(['v1', 'v3']);

const copyOf = (version: string): string => {
  const dataDir = temporaryDirectory();
  laySaved(version, dataDir);
  return dataDir;
};
/** Nobody is waited for: time that was running then has run out since, and bots alone go on at once. */
const goesOn = ({ lobby, seats }: SavedMatch): boolean =>
  lobby.setupData?.secondsToAct > 0 || seats.length === 0;
const versionOf = (file: string): unknown => {
  const db = new Database(file, { readonly: true });
  const version = db.pragma('user_version', { simple: true });
  db.close();
  return version;
};
const recordOf = async (server: TestServer, { game, id }: SavedMatch) =>
  (await server.get(`${pathOf(game)}/${id}/record`)).body;

const peopleOf = ({ seats, standIns }: SavedMatch): readonly SavedSeat[] =>
  seats.filter(({ seat }) => standIns?.includes(seat) !== true);

/** Has those of them move by chance who are to act, straight to the owner of the matches; resolves to how many moves were taken. */
const move = async (
  server: TestServer,
  { game, id }: SavedMatch,
  people: readonly SavedSeat[],
): Promise<number> => {
  const { rules } = await loadRules(game);
  const { _stateID: stateID, G } = (await server.store.load(id))!.state!;
  const acting = people.filter(({ seat }) => rules.seatsToAct(G).includes(seat));
  let taken = 0;
  for (const { seat, credentials } of acting) {
    const legal = rules.legalMoves(G, seat);
    const move = legal[quickRandom(`${id} ${stateID}`).below(legal.length)]!;
    // One that comes too late is made after the update that it was too late for.
    const done = await server.matches.send(id, { kind: 'move', seat, credentials, move, stateID, id: null });
    if (!('refused' in done)) taken += 1;
  }
  return taken;
};

/** Plays the seats of people until they have made three moves each, or the match is over: what is stored is as it is today then. */
const playOn = async (server: TestServer, match: SavedMatch): Promise<void> => {
  const people = peopleOf(match);
  const isOver = async () => (await server.store.load(match.id))!.data.gameover !== undefined;
  for (let made = 0; made < 3 * people.length && !(await isOver()); made += await move(server, match, people))
    await setTimeout(10);
};

/**
 * Plays the seats of people until the match is over: one of them from a page, the others straight to the owner of the
 * matches, as a page for each would be most of the work.
 */
const playPeople = async (server: TestServer, match: SavedMatch): Promise<void> => {
  const { game, id } = match;
  const [first, ...others] = peopleOf(match);
  if (first === undefined) return;
  const moveOthers = () => move(server, match, others);
  const who = { game, matchID: id, seat: String(first.seat), credentials: first.credentials };
  const { socket } = await enter(server, who);
  let moving: Promise<unknown> = moveOthers();
  socket.on('update', () => {
    moving = moving.then(moveOthers);
  });
  await playToTheEnd(socket, who);
  await moving;
};

/** Ru-Ra-Re's views told the cards in front of a player by name; since the third version they are counts in the order of the deck. */
const asToldNow = (view: object, version: string): object => {
  if (!('displays' in view) || !['v1', 'v2'].includes(version)) return view;
  return { ...view, displays: (view.displays as readonly Display[]).map(countsOf) };
};

describe.each(RELEASED)('a database of %s', version => {
  const { matches } = savedContents(version);
  const at = (stage: SavedMatch['stage']) => matches.filter(match => match.stage === stage);

  it('is opened, with a copy of what it was put aside', async () => {
    const dataDir = copyOf(version);
    await openSqliteStore(dataDir).close();
    const file = join(dataDir, DATABASE_FILE);
    expect(versionOf(file)).toBe(SCHEMA_VERSION);
    expect(versionOf(`${file}.version-${version.slice(1)}`)).toBe(Number(version.slice(1)));
    expect(readdirSync(dataDir).filter(name => name.includes('unfinished'))).toEqual([]);
  });

  it('holds no credentials in plain text any more', async () => {
    const dataDir = copyOf(version);
    const secrets = matches.flatMap(({ seats }) => seats.map(({ credentials }) => credentials));
    const isIn = (bytes: Buffer) => secrets.filter(secret => bytes.includes(secret));
    const before = isIn(readFileSync(join(dataDir, DATABASE_FILE)));
    if (PLAIN_IN.has(version)) expect(before.length).toBeGreaterThan(0);
    await openSqliteStore(dataDir).close();
    const copy = `.version-${version.slice(1)}`;
    for (const name of readdirSync(dataDir).filter(name => !name.endsWith(copy))) {
      expect([name, isIn(readFileSync(join(dataDir, name)))]).toEqual([name, []]);
    }
  });

  it('gives the same record of every match that had begun, and it is one the rules allow', async () => {
    const server = await startServer({ dataDir: copyOf(version), botDelay: 60_000 });
    for (const match of [...at('finished'), ...at('running')]) {
      if (version !== 'v1' && goesOn(match)) continue;
      const record = await recordOf(server, match);
      const before = match.record!;
      const { secondsToChoose: _, ...options } = before.options;
      expect(record).toEqual({ ...before, options });
      const [{ rules }, referee] = await Promise.all([loadRules(match.game), loadReferee(match.game)]);
      const parsed = metaOf(match.game).parseOptions(before.options);
      if ('error' in parsed) throw new Error(parsed.error);
      expect(faultOf(record, rules, referee, parsed.options, false)).toBeNull();
    }
  });

  it('shows each person of a running match what they saw before', async () => {
    const server = await startServer({ dataDir: copyOf(version), botDelay: 60_000 });
    for (const match of at('running')) {
      if (version !== 'v1' && goesOn(match)) continue;
      for (const [seat, view] of Object.entries(match.views)) {
        const { credentials } = match.seats.find(each => each.seat === Number(seat))!;
        const { info, socket } = await enter(server, {
          game: match.game,
          matchID: match.id,
          seat,
          credentials,
        });
        const { options: _, ...before } = view as { options: object };
        expect(info.state.G).toMatchObject(asToldNow(before, version));
        socket.close();
      }
    }
  });

  it('lets every running match go on, and one of each game and all that are special come to their end', async () => {
    const server = await startServer({ dataDir: copyOf(version) });
    const isUsual = ({ what }: SavedMatch) =>
      /people in every seat|bot in the last seat|bot stands in/.test(what);
    const shortest = (game: GameId) =>
      at('running')
        .filter(match => match.game === game && match.seats.length > 0)
        .toSorted((a, b) => a.seats.length - b.seats.length)[0];
    const isPlayedOut = (match: SavedMatch) => !isUsual(match) || match === shortest(match.game);
    await Promise.all(at('running').map(match => (isPlayedOut(match) ? playPeople : playOn)(server, match)));
    for (const match of at('running')) {
      // Of bots alone, whom nobody has watched until now.
      if (isPlayedOut(match))
        await eventually(async () => (await server.store.load(match.id))!.data.gameover).toBeTruthy();
      const record = await recordOf(server, match);
      if (isPlayedOut(match)) expect(record.result).toBeTruthy();
      expect(record.events.length).toBeGreaterThan(match.record!.events.length);
      const [{ rules, meta }, referee] = await Promise.all([loadRules(match.game), loadReferee(match.game)]);
      const parsed = meta.parseOptions(record.options);
      if ('error' in parsed) throw new Error(parsed.error);
      expect(faultOf(record, rules, referee, parsed.options, false)).toBeNull();
      expect(record.events.slice(0, match.record!.events.length)).toEqual(match.record!.events);
    }
  });

  it('deals to waiting tables anew when their last seat is taken', async () => {
    const server = await startServer({ dataDir: copyOf(version) });
    const alike: string[] = [];
    for (const match of at('waiting')) {
      expect((await server.get(`${pathOf(match.game)}/${match.id}/record`)).status).toBe(409);
      const { body } = await server.get(`${pathOf(match.game)}/${match.id}`);
      expect(body).toEqual({ ...match.lobby, now: expect.any(Number) });
      const free = body.players.filter(({ name }: { name?: string }) => name === undefined).length;
      for (let i = 0; i < free; i++) await sit(server, match.id, `Late ${i}`, match.game);
      const { events } = await recordOf(server, match);
      expect(events[0].type).toBe('setup');
      if (isDeepStrictEqual(events[0], match.record?.events[0])) alike.push(match.game);
    }
    // The suns of five may come as before by chance, once in 120.
    expect(alike.length, alike.join()).toBeLessThanOrEqual(1);
  });
});

it('members of a saved database are who they were: signed in, at their matches, with their ratings', async () => {
  atFullLength();
  const server = await startServer({ dataDir: copyOf('v10') });
  const { matches, members = [] } = savedContents('v10');
  const running = matches.find(({ stage }) => stage === 'running')!;
  for (const [i, { id, name, cookie, code }] of members.entries()) {
    const browser = browserAt(server.url, cookie);
    expect((await browser.ask('GET', '/account')).body.member).toMatchObject({ id, name });
    const desk = (await browser.ask('GET', '/account/desk')).body.matches;
    expect(desk.map(({ matchID }: { matchID: string }) => matchID)).toEqual([running.id]);
    const { seat, credentials } = running.seats[i]!;
    const own = (await browser.ask('POST', `${pathOf('ra')}/${running.id}/my-seat`, {})).body;
    expect(own).toMatchObject({ playerID: String(seat), playerCredentials: credentials });
    const elsewhere = browserAt(server.url);
    expect((await elsewhere.ask('POST', '/account/session', { name, code })).status).toBe(200);
    expect((await elsewhere.ask('POST', '/account/session', { name, code })).status).not.toBe(200);
  }
  const { leaders } = (await server.get('/ratings/ra/live?list=provisional')).body;
  expect(leaders.map(({ name }: { name: string }) => name)).toEqual(members.map(({ name }) => name));
  const profile = (await server.get(`/members/${members[0]!.name}`)).body;
  expect(profile).toMatchObject({ played: [{ game: 'ra', matches: 1, won: 1 }], results: [{ rank: 1 }] });
});

it('a database of a newer version, or of somebody else, is refused in words and left as it was', async () => {
  for (const [version, words] of [
    [SCHEMA_VERSION + 1, 'was written by a newer version'],
    [-1, 'is no database of this server'],
  ] as const) {
    const dataDir = temporaryDirectory();
    await openSqliteStore(dataDir).close();
    const file = join(dataDir, DATABASE_FILE);
    const db = new Database(file);
    db.pragma(`user_version = ${version}`);
    db.close();
    expect(() => openSqliteStore(dataDir)).toThrow(UnusableDatabase);
    expect(() => openSqliteStore(dataDir)).toThrow(`${file} ${words}`);
    expect(versionOf(file)).toBe(version);
  }
});

it('a migration that fails changes nothing', () => {
  const dataDir = copyOf('v1');
  const file = join(dataDir, DATABASE_FILE);
  const db = new Database(file);
  db.exec('CREATE INDEX match_by_deadline ON match (updated_at)');
  db.close();
  expect(() => openSqliteStore(dataDir)).toThrow(UnusableDatabase);
  expect(() => openSqliteStore(dataDir)).toThrow(`${file} cannot be brought from version 1 to`);
  expect(() => openSqliteStore(dataDir)).toThrow('match_by_deadline');
  expect(versionOf(file)).toBe(1);
  const columns = new Database(file, { readonly: true });
  expect(
    columns
      .prepare('SELECT * FROM match')
      .columns()
      .map(({ name }) => name),
  ).not.toContain('version');
  columns.close();
  expect(existsSync(`${file}.version-1`)).toBe(true);
});
