import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { commitmentTo } from '../../../src/game/commitment.ts';
import { GAME_IDS, type GameId } from '../../../src/game/index.ts';
import { DailyClosing } from '../../../src/server/daily/closing.ts';
import { DailyTries } from '../../../src/server/daily/tries.ts';
import { dayAt, daysLater, endOf } from '../../../src/site/day.ts';
import { ROUTES } from '../../../src/wire/routes.ts';
import { browserAt } from '../support/browser-at.ts';
import { onEachServer } from '../support/each-server.ts';
import { setClockForward } from '../support/jumping-clock.ts';
import { eachOnOneDay } from '../support/one-day.ts';
import { eventually, openSocket, type TestServer } from '../support/running-server.ts';
import { SILENT } from '../support/storages.ts';

const HOUR = 3_600_000;
const GAME: GameId = 'ru-ra-re';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const today = (server: TestServer) => dayAt(server.matches.now());

/** Somebody who has been a member since before today, and where their browser is. */
const memberFrom = async (server: TestServer, name: string, address: string, isNew = false) => {
  const browser = browserAt(server.url, from(address));
  const id: string = (await browser.ask('POST', '/account', { name })).body.member.id;
  if (!isNew)
    await server.store.tables.write(['UPDATE member SET since = since - $1 WHERE id = $2', 48 * HOUR, id]);
  return { ...browser, id };
};
type Browser = ReturnType<typeof browserAt>;
const begin = (browser: Browser, elsewhere?: string) =>
  browser.ask(
    'POST',
    `/daily/${GAME}`,
    { playerName: 'Whoever' },
    elsewhere === undefined ? {} : from(elsewhere),
  );
const tableSeenBy = async (browser: Browser, server: TestServer) =>
  (await browser.ask('GET', `/daily/${GAME}/${today(server)}`)).body;

/** Plays the person's seat to the end, anyhow. */
const playOut = async (server: TestServer, { matchID, playerCredentials: credentials }: Begun) => {
  for (;;) {
    const match = (await server.store.load(matchID))!;
    if (match.data.gameover !== undefined) return;
    const { rules } = server.matches.game(match.data.gameName)!.module;
    const G = match.state!.G;
    if (rules.seatsToAct(G).includes(0)) {
      const move = rules.legalMoves(G, 0)[0]!;
      await server.matches.send(matchID, {
        kind: 'move',
        seat: 0,
        credentials,
        stateID: match.state!._stateID,
        move,
        id: null,
      });
    } else await new Promise(resolve => setTimeout(resolve, 1));
  }
};
type Begun = { readonly matchID: string; readonly playerCredentials: string };

eachOnOneDay();

onEachServer(newServer => {
  it('a member has one try, on all their devices and however often it is asked for; its end is in the table', async () => {
    const server = await newServer({ trustProxy: 1 });
    const ada = await memberFrom(server, 'Ada', '198.51.100.1');
    const [one, two] = await Promise.all([begin(ada), begin(ada, '198.51.100.2')]);
    expect([one.status, two.status], JSON.stringify([one.body, two.body])).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
    expect(one.body).not.toHaveProperty('uncounted');
    expect(await tableSeenBy(ada, server)).toMatchObject({
      places: [],
      finished: 0,
      begun: 1,
      own: { matchID: one.body.matchID, isUnderWay: true, place: null },
    });
    await playOut(server, one.body);
    const table = await tableSeenBy(browserAt(server.url), server);
    expect(table).toMatchObject({
      places: [
        { place: 1, member: ada.id, name: 'Ada', rank: expect.any(Number), points: expect.any(Number) },
      ],
      finished: 1,
      begun: 0,
      own: null,
    });
    expect((await ada.ask('GET', '/daily')).body).toMatchObject({ streak: 1 });
    expect((await begin(ada)).body).toEqual(one.body);

    // Who keeps results to themselves has a place, and a name for themselves alone.
    await ada.ask('PUT', '/account/settings', { settings: { 'private-results': true } });
    expect((await tableSeenBy(browserAt(server.url), server)).places).toMatchObject([
      { member: null, name: null },
    ]);
    expect((await tableSeenBy(ada, server)).places).toMatchObject([{ name: 'Ada' }]);
  });

  it('second names, guests and new members count for nobody, and nobody plays ahead for somebody', async () => {
    const server = await newServer({ trustProxy: 1 });
    const [home, flat] = ['2001:db8:1:1::1', '198.51.100.7'];
    // A guest first, in the same house: another address of the same network.
    const guest = browserAt(server.url, from(home));
    expect((await begin(guest)).body).toMatchObject({ uncounted: 'guest' });
    const ada = await memberFrom(server, 'Ada', '2001:db8:1:1::2');
    expect((await begin(ada)).body).toMatchObject({ uncounted: 'address' });

    const ben = await memberFrom(server, 'Ben', flat);
    const bens = await begin(ben);
    expect(bens.body).not.toHaveProperty('uncounted');
    const second = await memberFrom(server, 'Benny', flat);
    // Neither another way to write an address, nor one that a browser claims before a proxy adds the true one.
    const written = [flat, `::ffff:${flat}`, `203.0.113.5, ${flat}`];
    for (const other of [second, ...written.map(address => browserAt(server.url, from(address)))])
      expect(await begin(other)).toMatchObject({ status: 409, body: { reason: 'played-here' } });
    await playOut(server, bens.body);
    expect((await begin(second)).body).toMatchObject({ uncounted: 'address' });
    expect(await tableSeenBy(ben, server)).toMatchObject({
      finished: 1,
      begun: 0,
      places: [{ name: 'Ben' }],
    });

    const cai = await memberFrom(server, 'Cai', '198.51.100.9', true);
    expect((await begin(cai)).body).toMatchObject({ uncounted: 'new' });
    // Who keeps their name while they play as a guest has had their try.
    const dee = browserAt(server.url, from('198.51.100.10'));
    const { matchID, playerID, playerCredentials: credentials } = (await begin(dee)).body;
    await dee.ask('POST', '/account', { name: 'Dee' });
    const seats = [{ game: GAME, matchID, playerID, credentials }];
    expect((await dee.ask('POST', '/account/seats', { seats })).body).toEqual({ refused: [null] });
    expect((await begin(dee, '198.51.100.11')).body).toMatchObject({ matchID, uncounted: 'guest' });
  });

  it('who begins as a guest in the moment in which a member does asks after them, and does not disturb them', async () => {
    const { store, matches } = await newServer();
    const now = matches.now();
    const here = { game: GAME, day: dayAt(now), address: 'a', now };
    await store.tables.write([
      `INSERT INTO member (id, name, skeleton, since, settings) VALUES ('ada', 'Ada', 'ada', 0, '{}')`,
    ]);
    const ofAda = { ...here, matchID: 'match-of-ada', member: { id: 'ada', since: 0 } };
    // Ada comes after all that the guest's request has read, and before it writes.
    let isFirst = true;
    const meanwhile: typeof store.tables = {
      rows: store.tables.rows,
      write: async (...steps) => {
        if (isFirst) expect(await new DailyTries(store.tables).begin(ofAda)).toBe(true);
        isFirst = false;
        return store.tables.write(...steps);
      },
    };
    const guest = { ...here, matchID: 'match-of-guest', member: null };
    expect(await new DailyTries(meanwhile).begin(guest)).toBe(false);
    const tries = new DailyTries(store.tables);
    expect(await tries.ofMember(GAME, here.day, 'ada')).toMatchObject({ uncounted: null });
    expect(await tries.ofMatch(GAME, here.day, 'match-of-guest')).toBeNull();
  });

  it('whoever plays longer than an hour is disturbed by others of their address: theirs counts no more', async () => {
    const { store, matches } = await newServer();
    const tries = new DailyTries(store.tables);
    const now = matches.now();
    const [game, day] = [GAME, dayAt(now)];
    await store.tables.write([
      `INSERT INTO member (id, name, skeleton, since, settings) VALUES ('ada', 'Ada', 'ada', 0, '{}')`,
    ]);
    const ada = { ...{ game, day, address: 'a' }, matchID: 'match-of-ada', member: { id: 'ada', since: 0 } };
    const guest = { ...{ game, day, address: 'a' }, matchID: 'match-of-guest', member: null };
    expect(await tries.begin({ ...ada, now })).toBe(true);
    expect(await tries.begin({ ...guest, now: now + HOUR - 1 })).toBe(false);
    expect(await tries.ofMember(game, day, 'ada')).toMatchObject({ uncounted: null });
    expect(await tries.begin({ ...guest, now: now + HOUR })).toBe(true);
    expect(await tries.ofMember(game, day, 'ada')).toMatchObject({ uncounted: 'address' });
  });

  it('who leaves has broken off, and stands behind all others when the day is over, whatever a bot played for them', async () => {
    const server = await newServer({ trustProxy: 1 });
    const ada = await memberFrom(server, 'Ada', '198.51.100.1');
    const { matchID, playerCredentials: credentials } = (await begin(ada)).body;
    await server.matches.send(matchID, { kind: 'leave', seat: 0, credentials });
    await server.matches.send(matchID, { kind: 'return', seat: 0, credentials });
    await playOut(server, { matchID, playerCredentials: credentials });
    expect(await tableSeenBy(ada, server)).toMatchObject({
      places: [],
      begun: 1,
      own: { isUnderWay: false, rank: null, place: null },
    });
    expect((await ada.ask('GET', '/daily')).body.streak).toBe(0);
  });

  it('nobody is told a seed before the day is over; then everybody is, and it gives the hash that was shown', async () => {
    const server = await newServer({ trustProxy: 1 });
    const { tables } = server.store;
    const ada = await memberFrom(server, 'Ada', '198.51.100.1');
    const begun = (await begin(ada)).body;
    const guest = browserAt(server.url, from('198.51.100.2'));
    const guests = (await begin(guest)).body;
    await playOut(server, begun);
    const day = today(server);
    const { deals } = server.club.daily;
    const { seal, commitment } = await deals.made(GAME, day);
    const following = await deals.made(GAME, daysLater(day, 1));
    const secrets = [seal.seed, seal.salt, following.seal.seed];
    // None is made from its day, its game or another: each is drawn, and there are too many to try.
    const days = [day, daysLater(day, 1)];
    const drawn = await Promise.all(days.flatMap(when => GAME_IDS.map(game => deals.made(game, when))));
    const all = drawn.flatMap(each => [each.seal.seed, each.seal.salt]);
    expect(new Set(all).size).toBe(4 * GAME_IDS.length);
    expect(Math.min(...all.map(({ length }) => length))).toBeGreaterThanOrEqual(22);
    // Nobody says which day it is, or of what it is dealt, but the server.
    for (const more of [{ day: days[1] }, { seed: 'mine' }]) {
      const body = { playerName: 'Ada', ...more };
      expect((await ada.ask('POST', `/daily/${GAME}`, body)).status).toBe(400);
    }
    expect((await ada.ask('GET', `/daily/${GAME}/${days[1]}`)).status).toBe(404);
    const routes = Object.keys(ROUTES).filter(each => each.startsWith('GET ') && !each.endsWith('/stream'));
    const filled = routes.map(route =>
      route
        .replace('GET /members/:name', '/members/Ada')
        .replace('GET ', '')
        .replace(/:(name|game)/, GAME)
        .replace(':id', begun.matchID)
        .replace(':day', day)
        .replace(':pace', 'live'),
    );
    const told: string[] = [];
    for (const path of [...filled, `/daily/${GAME}/${day}?match=${begun.matchID}`])
      told.push(JSON.stringify((await ada.ask('GET', path)).body));
    const socket = openSocket(server.url, GAME);
    const synced = new Promise<string>(resolve =>
      socket.on('sync', (...args) => resolve(JSON.stringify(args))),
    );
    socket.emit('sync', begun.matchID, '0', begun.playerCredentials);
    told.push(await synced);
    const shown = told.join('\n');
    for (const each of [commitment, following.commitment]) expect(shown).toContain(each);
    expect(secrets.filter(secret => shown.includes(secret))).toEqual([]);

    // Day after day: the server's clock is put on, as no other counts.
    const later = endOf(day) + HOUR;
    const { matches } = server;
    const calendar = { now: async () => later };
    const log = { error: (what: unknown) => expect(what).toBeUndefined() };
    // Where those to come cannot be made, one that is over is told all the same.
    const none = { today: () => deals.today(), made: () => Promise.reject(new Error('no deals')) };
    const parts = { tables, games: GAME_IDS, matches, calendar };
    await new DailyClosing({ ...parts, deals: none, log: SILENT }).look();
    expect(await deals.found(GAME, day)).toMatchObject({ isRevealed: true });
    await new DailyClosing({ ...parts, deals, log }).look();
    const record = (await ada.ask('GET', `/games/${GAME}/${begun.matchID}/record`)).body;
    expect(record).toMatchObject({ seed: seal.seed, proof: { salt: seal.salt } });
    expect(commitmentTo(GAME, `daily-${day}`, seal)).toBe(commitment);
    const lines = ['match-commitment/1', GAME, `daily-${day}`, seal.salt, seal.seed].map(line => `${line}\n`);
    expect(createHash('sha256').update(lines.join('')).digest('hex')).toBe(commitment);
    // What guests did, and who came from where, is forgotten; their matches go on like any other.
    expect(await tables.rows('SELECT match FROM daily_try WHERE held = 1 OR member IS NULL')).toEqual([]);
    expect(await tables.rows('SELECT * FROM daily_address')).toEqual([]);
    await eventually(async () => (await server.store.load(guests.matchID))!.data.heldBack).toBeUndefined();
    // The clock is right again. What is told is told: the day after is played, and a try of the one before ends no more.
    expect(await tableSeenBy(ada, server)).toMatchObject({ told: seal });
    expect((await ada.ask('GET', '/daily')).body).toMatchObject({ day: daysLater(day, 1) });
    expect((await begin(ada)).body.matchID).not.toBe(begun.matchID);
  });

  it('where the clock of the server’s machine is set forward, today’s deal is told no sooner, and goes on', async () => {
    const server = await newServer({ trustProxy: 1 });
    const ada = await memberFrom(server, 'Ada', '198.51.100.1');
    const begun = (await begin(ada)).body;
    const day = today(server);
    setClockForward(40 * 24 * HOUR);
    await server.club.daily.closing.look();
    const { body } = await ada.ask('GET', `/daily/${GAME}/${day}`);
    expect(body).not.toHaveProperty('told');
    expect((await server.store.load(begun.matchID))!.data.heldBack).toBe(true);
    await playOut(server, begun);
    expect((await ada.ask('GET', '/daily')).body).toMatchObject({ day, streak: 1 });
  });
});
