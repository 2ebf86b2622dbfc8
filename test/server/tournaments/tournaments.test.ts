import { expect, it } from 'vitest';
import type { AnswerOf } from '../../../src/wire/routes.ts';
import { onEachServer } from '../support/each-server.ts';
import { browserAt, knownMember, type MemberBrowser, otherDevice } from '../support/member-browser.ts';
import { eventually, startServer, type TestServer } from '../support/running-server.ts';
import { onPostgres } from '../support/storages.ts';

type Whole = AnswerOf<'GET /tournaments/:id'>;

const NAMES = ['Ada', 'Ben', 'Cai', 'Dana', 'Eve', 'Finn', 'Gus', 'Hana'];
const CHOSEN = {
  ...{ game: 'kheops', name: 'Thursday', kind: 'knockout', seats: 2, rounds: null },
  ...{ clock: '180m+300s', outOfTime: 'bot', rated: false, bots: false, startsAt: null },
};
/** A second of the clock, and with it the break between rounds, is all but nothing. */
const QUICK = { clockSecond: 1 };

const people = async (server: TestServer, count: number): Promise<readonly MemberBrowser[]> => {
  const found: MemberBrowser[] = [];
  for (const name of NAMES.slice(0, count)) found.push(await knownMember(server, name));
  return found;
};
const ok = async (browser: MemberBrowser, method: string, path: string, body?: unknown) => {
  const answer = await browser.ask(method, path, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const madeBy = async ([host, ...others]: readonly MemberBrowser[], chosen: object = {}): Promise<string> => {
  const { id } = await ok(host!, 'POST', '/tournaments', { ...CHOSEN, ...chosen });
  for (const other of others) await ok(other, 'POST', `/tournaments/${id}/join`, {});
  return id;
};
const read = async (browser: MemberBrowser, id: string): Promise<Whole> =>
  ok(browser, 'GET', `/tournaments/${id}`);

/** Whoever sits first at a table gives up: the other has won. */
const endTables = async (all: readonly MemberBrowser[], { game, rounds }: Whole): Promise<void> => {
  for (const { matchID, seats, result } of rounds.at(-1)?.tables ?? []) {
    if (matchID === null || result !== null) continue;
    const first = all.find(({ id }) => id === seats[0])!;
    const path = `/games/${game}/${matchID}`;
    const { playerID, playerCredentials: credentials } = await ok(first, 'POST', `${path}/my-seat`, {});
    await ok(first, 'POST', `${path}/resign`, { playerID, credentials });
  }
};
/** All tables of a round stand, with everybody seated. */
const roundStands = (server: TestServer, browser: MemberBrowser, id: string, round: number) =>
  eventually(async () => {
    const whole = await read(browser, id);
    const ids =
      whole.round < round ? [null] : whole.rounds[round - 1]!.tables.flatMap(each => each.matchID ?? []);
    const states = await Promise.all(
      ids.map(async each => each !== null && (await server.store.load(each))?.state),
    );
    return states.every(state => state !== null && state !== undefined && state !== false);
  }).toBe(true);
const isOver = (browser: MemberBrowser, id: string) =>
  eventually(async () => (await read(browser, id)).stage).toBe('over');

onEachServer(newServer => {
  it('goes on by itself from its beginning to the last round, and says who stands where', async () => {
    const server = await newServer(QUICK);
    const all = await people(server, 6);
    const id = await madeBy(all);
    await ok(all[0]!, 'POST', `/tournaments/${id}/start`, {});
    const { tables } = server.store;
    const stored = () => tables.rows('SELECT winners FROM tournament WHERE id = $1', id);
    for (const round of [1, 2, 3]) {
      await roundStands(server, all[0]!, id, round);
      const whole = await read(all[0]!, id);
      expect(whole).toMatchObject({ stage: 'running', round, ofRounds: 3, winners: [] });
      // A server of an older version, which says nothing of it, may be the one to end it.
      expect(await stored()).toEqual([{ winners: null }]);
      await endTables(all, whole);
    }
    await isOver(all[0]!, id);
    const whole = await read(all[0]!, id);
    // Six at eight places: two have the first round free.
    expect(whole.rounds.map(({ tables }) => tables.map(({ decided }) => decided ?? 'played'))).toEqual([
      ['free', 'played', 'free', 'played'],
      ['played', 'played'],
      ['played'],
    ]);
    const [last] = whole.rounds[2]!.tables;
    const winner = all.find(member => member.id === last!.seats[1])!;
    expect(whole.winners).toEqual([winner.name]);
    const before = await stored();
    expect(before).toEqual([{ winners: JSON.stringify([winner.id]) }]);
    await tables.write(['UPDATE tournament SET winners = NULL WHERE id = $1', id]);
    expect((await read(all[0]!, id)).winners).toEqual([winner.name]);
    expect((await ok(all[0]!, 'GET', '/tournaments')).tournaments[0].winners).toEqual([winner.name]);
    expect(await stored()).toEqual(before);
    expect(whole.standings[0]).toMatchObject({ member: winner.id, place: 1 });
    expect(whole.standings.filter(({ isOut }) => isOut)).toHaveLength(5);
    // Nobody but who was drawn has sat at any table.
    for (const { matchID, seats } of whole.rounds.flatMap(({ tables }) => tables)) {
      if (matchID === null) continue;
      const { metadata } = await server.stored(matchID);
      expect(Object.values(metadata.players).map(({ member }) => member)).toEqual(seats);
    }
  });

  it('one that was called off is forgotten after its time, with who had entered; another is not', async () => {
    const server = await newServer(QUICK);
    const all = await people(server, 3);
    const [called, open] = [await madeBy(all), await madeBy(all)];
    await ok(all[0]!, 'DELETE', `/tournaments/${called}`);
    const { purgeable } = server.club.tournaments;
    const { tables } = server.store;
    const forget = () => purgeable.purgeBefore(Date.now() - purgeable.retentionMs);
    expect(await forget()).toBe(0);
    const earlier = 'UPDATE tournament SET made_at = made_at - $2 WHERE id = $1';
    for (const id of [called, open]) await tables.write([earlier, id, purgeable.retentionMs + 60_000]);
    expect(await forget()).toBe(1);
    expect(await forget()).toBe(0);
    expect((await all[1]!.ask('GET', `/tournaments/${called}`)).status).toBe(404);
    expect((await read(all[1]!, open)).entrants).toBe(3);
    expect(await tables.rows('SELECT 1 FROM tournament_entrant')).toHaveLength(3);
  });

  it('says who may not do what, and why', async () => {
    const server = await newServer(QUICK);
    const all = await people(server, 3);
    const [host, ben, cai] = all as [MemberBrowser, MemberBrowser, MemberBrowser];
    const refused = async (browser: MemberBrowser, method: string, path: string, body?: unknown) => {
      const { status, body: answer } = await browser.ask(method, path, body);
      return `${status} ${answer.reason ?? answer.error}`;
    };
    const guest = { ...browserAt(server.url), id: '', name: '' };
    expect(await refused(guest, 'POST', '/tournaments', CHOSEN)).toBe('401 signed-out');
    const make = (chosen: object) => refused(host, 'POST', '/tournaments', { ...CHOSEN, ...chosen });
    expect(await make({ game: 'chess' })).toBe('404 there is no such game');
    expect(await make({ seats: 3 })).toBe('400 seats: must be from 2 to 2 in this game');
    expect(await make({ game: 'ra', seats: 3 })).toBe(
      '400 seats: more than two sit at a table only in swiss',
    );
    expect(await make({ clock: 'open' })).toMatch(/^400 clock: must be/);
    expect(await make({ startsAt: 5 })).toMatch(/^400 startsAt: must be a moment to come/);

    const id = await madeBy([host]);
    const at = (what: string) => `/tournaments/${id}/${what}`;
    expect(await refused(host, 'GET', '/tournaments/00000000')).toBe('404 unknown');
    expect(await refused(guest, 'POST', at('join'), {})).toBe('401 signed-out');
    expect(await refused(host, 'POST', at('start'), {})).toBe('409 too-few');
    expect(await refused(ben, 'POST', at('start'), {})).toBe('403 not-host');
    expect(await refused(ben, 'DELETE', `/tournaments/${id}`)).toBe('403 not-host');
    expect(await refused(ben, 'POST', at('leave'), {})).toBe('409 not-in');
    expect(await refused(host, 'POST', at('remove'), { member: ben.id })).toBe('409 not-in');
    await ok(host, 'POST', '/account/blocks', { member: cai.id });
    expect(await refused(cai, 'POST', at('join'), {})).toBe('409 blocked');
    await ok(ben, 'POST', at('join'), {});
    await ok(host, 'POST', at('remove'), { member: ben.id });
    expect(await refused(ben, 'POST', at('join'), {})).toBe('409 removed');
    expect((await read(host, id)).members.map(({ id: member }) => member)).toEqual([host.id]);

    const dana = await knownMember(server, 'Dana');
    await ok(dana, 'POST', at('join'), {});
    await ok(host, 'POST', at('start'), {});
    await roundStands(server, host, id, 1);
    expect(await refused(host, 'POST', at('start'), {})).toBe('409 begun');
    expect(await refused(host, 'DELETE', `/tournaments/${id}`)).toBe('409 begun');
    const eve = await knownMember(server, 'Eve');
    expect(await refused(eve, 'POST', at('join'), {})).toBe('409 begun');
    // However many are asked for at once.
    const asked = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => eve.ask('POST', '/tournaments', CHOSEN)));
    const beyond = asked.filter(({ status }) => status !== 200);
    expect(beyond).toMatchObject(
      [1, 2].map(() => ({ status: 429, body: { reason: 'tournaments-of-member' } })),
    );
  });

  it('takes late comers where it is Swiss, and goes on without who leaves or is a member no more', async () => {
    const server = await newServer(QUICK);
    const all = await people(server, 6);
    const early = all.slice(0, 5);
    const id = await madeBy(early, { kind: 'swiss', rounds: 3 });
    await ok(all[0]!, 'POST', `/tournaments/${id}/start`, {});
    await roundStands(server, all[0]!, id, 1);
    await ok(all[5]!, 'POST', `/tournaments/${id}/join`, {});
    await ok(all[1]!, 'POST', `/tournaments/${id}/leave`, {});
    await ok(all[2]!, 'DELETE', '/account');
    await endTables(
      all.filter(each => each !== all[2]),
      await withoutFormer(await read(all[0]!, id), all[2]!),
    );
    await roundStands(server, all[0]!, id, 2);
    const second = (await read(all[0]!, id)).rounds[1]!.tables.flatMap(({ seats }) => seats);
    expect(second.toSorted()).toEqual([all[0]!, all[3]!, all[4]!, all[5]!].map(each => each.id).toSorted());
    const { members } = await read(all[0]!, id);
    expect(members.find(each => each.id === all[2]!.id)).toEqual({
      id: all[2]!.id,
      name: null,
      hasLeft: true,
    });
  });

  it('what is over stays as it was when one who played in it is a member no more', async () => {
    const server = await newServer(QUICK);
    const all = await people(server, 3);
    const [host, ben, cai] = all as [MemberBrowser, MemberBrowser, MemberBrowser];
    const id = await madeBy(all, { kind: 'swiss', rounds: 1 });
    await ok(host, 'POST', `/tournaments/${id}/start`, {});
    await roundStands(server, host, id, 1);
    await endTables(all, await read(host, id));
    await isOver(host, id);
    const before = await read(host, id);
    const winner = all.find(({ name }) => name === before.winners[0])!;
    expect(before.standings.map(({ place }) => place)).toContain(2);
    for (const member of [winner, ...[ben, cai, host].filter(each => each !== winner)].slice(0, 2))
      await ok(member, 'DELETE', '/account');
    const reader = await knownMember(server, 'Dana');
    const after = await read(reader, id);
    expect(after.winners).toEqual([null]);
    expect(after.standings).toEqual(before.standings);
    expect(after.members.every(({ hasLeft }) => hasLeft === undefined)).toBe(true);
    const { tournaments } = await ok(reader, 'GET', '/tournaments');
    expect(tournaments[0].winners).toEqual([null]);
  });

  it('answers 304 where nothing has changed', async () => {
    const server = await newServer(QUICK);
    const [host] = await people(server, 1);
    const id = await madeBy([host!]);
    const ask = (etag?: string) =>
      fetch(`${server.url}/tournaments/${id}`, {
        headers: { 'cache-control': 'max-age=0', ...(etag !== undefined && { 'if-none-match': etag }) },
      });
    const etag = (await ask()).headers.get('etag')!;
    expect((await ask(etag)).status).toBe(304);
    await ok(await knownMember(server, 'Ben'), 'POST', `/tournaments/${id}/join`, {});
    expect((await ask(etag)).status).toBe(200);
  });

  it('has changed where somebody in it is called otherwise, or is a member no more', async () => {
    const server = await newServer(QUICK);
    const [host, ben] = (await people(server, 2)) as [MemberBrowser, MemberBrowser];
    const { tables } = server.store;
    const bot = (await ok(ben, 'POST', '/account/bots', { name: 'Thoth' })).bot.id;
    const [whose, played, its] = [await madeBy([host]), await madeBy([host, ben]), await madeBy([host])];
    await tables.write(server.club.tournaments.store.enter(its, bot, 1));
    const { game, clock, outOfTime, rated } = { ...CHOSEN, clock: '7d+1h' };
    const chosen = { game, clock, outOfTime, rated, name: 'Month', size: 4 };
    const [theirs, other] = [
      (await ok(ben, 'POST', '/leagues', chosen)).id,
      (await ok(host, 'POST', '/leagues', chosen)).id,
    ];
    const { tournaments, leagues } = server.club;
    const changes = () =>
      Promise.all([
        ...[whose, played, its].map(id => tournaments.store.changesOf(id)),
        ...[other, theirs].map(id => leagues.store.changesOf(id)),
      ]);
    for (const change of [
      () => ok(ben, 'PUT', '/account/name', { name: 'Benno' }),
      () => ok(ben, 'DELETE', '/account'),
    ]) {
      const before = await changes();
      await change();
      const after = await changes();
      expect(after.map((each, i) => each! > before[i]!)).toEqual([false, true, true, false, true]);
    }
    // What its host had opened is called off with them, whichever server was about to begin it.
    const found = (await tournaments.store.byID(whose))!;
    await ok(host, 'DELETE', '/account');
    expect(await tournaments.store.write(tournaments.store.goOn(found, { stage: 'running', dueAt: 0 }))).toBe(
      false,
    );
    expect((await tournaments.store.byID(whose))!.stage).toBe('cancelled');
  });

  it('is made once where the same is asked for again, and so is a league', async () => {
    const server = await newServer();
    const [host, ben] = (await people(server, 2)) as [MemberBrowser, MemberBrowser];
    const { game, outOfTime, rated } = CHOSEN;
    const league = { game, outOfTime, rated, name: 'Month', clock: '7d+1h', size: 4 };
    const key = { 'idempotency-key': 'a-key-of-twenty-signs' };
    const made = async (browser: MemberBrowser, path: string, body: object, headers = key) => {
      const answer = await browser.ask('POST', path, body, headers);
      return answer.body.id ?? answer.text;
    };
    const ids: string[] = [];
    for (const [path, body] of [['/tournaments', CHOSEN] as const, ['/leagues', league] as const]) {
      const [id, same] = await Promise.all([1, 2].map(() => made(host, path, body)));
      expect(same).toBe(id);
      // Whoever has got out of it meanwhile stays out, and what stands was in time when it was made.
      await ok(host, 'POST', `${path}/${id}/leave`, {});
      const late = path === '/tournaments' ? { ...body, startsAt: 1 } : body;
      expect(await made(host, path, late)).toBe(id);
      expect(await ok(host, 'GET', `${path}/${id}`)).toMatchObject({ isIn: false });
      // Another key makes another, and so does another member.
      const others = [
        await made(host, path, body, { 'idempotency-key': 'another-of-twenty-signs' }),
        await made(ben, path, body),
      ];
      expect(others).not.toContain(id);
      ids.push(id!, ...others);
    }
    expect(new Set(ids).size).toBe(6);
    expect((await ok(host, 'GET', '/tournaments')).tournaments).toHaveLength(3);
  });

  it('answers a page that follows it, or its league, once there is something new', async () => {
    const server = await newServer(QUICK);
    const [host, ben] = (await people(server, 2)) as [MemberBrowser, MemberBrowser];
    const { game, clock, outOfTime, rated } = { ...CHOSEN, clock: '7d+1h' };
    const league = await ok(host, 'POST', '/leagues', {
      game,
      clock,
      outOfTime,
      rated,
      name: 'Month',
      size: 4,
    });
    for (const path of [`/tournaments/${await madeBy([host])}`, `/leagues/${league.id}`]) {
      const { changes } = await ok(host, 'GET', path);
      let isTold = false;
      const told = ok(host, 'GET', `${path}?known=${changes}`).then(answer => {
        isTold = true;
        return answer;
      });
      // It has been asked for before anything is new.
      expect(await ok(ben, 'GET', path)).toMatchObject({ changes, isIn: false });
      expect(isTold).toBe(false);
      await ok(ben, 'POST', `${path}/join`, {});
      expect((await told).members.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Ben']);
    }
  });
});

it.each([{ kind: 'swiss', rounds: 3 }, { kind: 'knockout' }])(
  'ends by itself though nobody ever comes, and draws nobody again who was not there: %j',
  async choices => {
    const server = await startServer({ ...QUICK, goneAfter: 0 });
    const all = await people(server, 2);
    const id = await madeBy(all, { ...choices, clock: '1m+0s' });
    await ok(all[0]!, 'POST', `/tournaments/${id}/start`, {});
    await isOver(all[0]!, id);
    const { rounds, members, winners, standings } = await read(all[0]!, id);
    expect(winners).toEqual([]);
    expect(rounds).toHaveLength(1);
    expect(
      rounds[0]!.tables.flatMap(({ result }) => result?.map(({ points, rank }) => [points, rank])),
    ).toEqual([
      [0, 2],
      [0, 2],
    ]);
    expect(members.every(({ hasLeft, isAway }) => hasLeft === true && isAway === true)).toBe(true);
    expect(standings.map(({ place }) => place)).toEqual([null, null]);
    for (const { name } of members) {
      const { played, results } = await ok(all[0]!, 'GET', `/members/${name}`);
      expect(played).toMatchObject([{ matches: 1, won: 0 }]);
      expect(results).toMatchObject([{ rank: null, seats: 2 }]);
    }
  },
);

it('waits between its rounds for who was away, and draws whoever says that they are back', async () => {
  const server = await startServer({ clockSecond: 15, goneAfter: 0 });
  const all = await people(server, 3);
  const id = await madeBy(all, { kind: 'swiss', rounds: 2, clock: '1m+0s' });
  await ok(all[0]!, 'POST', `/tournaments/${id}/start`, {});
  await eventually(async () => (await read(all[0]!, id)).nextAt !== null).toBe(true);
  const { nextAt, now, members, rounds, standings } = await read(all[0]!, id);
  // Three minutes of this clock, of which some may be over.
  expect(nextAt! - now).toBeGreaterThan(60 * 15);
  const away = members.filter(({ isAway }) => isAway === true);
  expect(away).toHaveLength(2);
  expect(standings).toHaveLength(3);
  expect(rounds).toHaveLength(1);
  const back = all.find(each => each.id === away[0]!.id)!;
  await ok(back, 'POST', `/tournaments/${id}/join`, {});
  await eventually(async () => (await read(all[0]!, id)).round).toBe(2);
  const second = await read(all[0]!, id);
  expect(second.rounds[1]!.tables).toHaveLength(1);
  expect(second.rounds[1]!.tables[0]!.seats).toContain(back.id);
  expect(second.members.find(each => each.id === away[1]!.id)).toMatchObject({ isAway: true });
});

/** Tables at which somebody sat who is a member no more are ended by the other. */
const withoutFormer = (whole: Whole, { id }: MemberBrowser): Whole => ({
  ...whole,
  rounds: whole.rounds.map(({ tables }) => ({
    tables: tables.map(table =>
      table.seats[0] === id ? { ...table, seats: table.seats.toReversed() } : table,
    ),
  })),
});

onPostgres('two servers', cluster => {
  it('open each table once, whichever of them looks, and go on when one of them is gone', async () => {
    const databaseUrl = await cluster().createDatabase();
    const [one, two] = await Promise.all([1, 2].map(() => startServer({ ...QUICK, databaseUrl })));
    const all = await people(one!, 8);
    const id = await madeBy(all, { kind: 'round-robin' });
    await ok(all[0]!, 'POST', `/tournaments/${id}/start`, {});
    const elsewhere = await otherDevice(all[0]!, two!.url);
    const there = { ...all[0]!, ...elsewhere };
    for (const round of [1, 2]) {
      await roundStands(one!, there, id, round);
      const whole = await read(there, id);
      const ids = whole.rounds.flatMap(({ tables }) => tables.map(({ matchID }) => matchID));
      expect(ids).toHaveLength(4 * round);
      const open = await one!.store.inPlay([]);
      expect(open.all).toBe(4);
      if (round === 1) await endTables(all, whole);
    }
    await one!.close();
    await roundStands(two!, there, id, 2);
    expect((await read(there, id)).round).toBe(2);
  });
});
