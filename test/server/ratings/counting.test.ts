import { expect, it } from 'vitest';
import type { MatchData, PlayerData } from '../../../src/server/boardgame.ts';
import type { MatchStore } from '../../../src/server/match/ports.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import { Counting, countNext, putAside } from '../../../src/server/ratings/counting.ts';
import { endedMatchOf } from '../../../src/server/ratings/ended-match.ts';
import { recomputeRatings } from '../../../src/server/ratings/recompute.ts';
import { toCount } from '../../../src/server/ratings/to-count.ts';
import { recomputeTotals } from '../../../src/server/ratings/totals.ts';
import { onEachStorage, SILENT } from '../support/storages.ts';
import { fresh, moved, state } from '../support/stored-matches.ts';

type Sitter = { readonly member?: string; readonly bot?: string; readonly left?: true };

const seat = ({ member, bot, left }: Sitter, id: number): PlayerData =>
  ({
    id,
    name: `seat ${id}`,
    credentials: 'c',
    ...(member && { member }),
    ...(bot && { data: { bot, ...(left && { standIn: true }) } }),
  }) as PlayerData;

const tableOf = (
  id: string,
  sitters: readonly Sitter[],
  setupData: object = { rated: true },
): StoredMatch => ({
  ...fresh,
  id,
  data: {
    ...fresh.data,
    gameName: 'ra',
    players: Object.fromEntries(sitters.map((sitter, i) => [i, seat(sitter, i)])),
    setupData,
  } as MatchData,
});

const over = (match: StoredMatch, gameover: object, updatedAt = 7): StoredMatch =>
  moved(match, { data: { ...match.data, gameover, updatedAt } });

const ADA = { member: 'ada' };
const BEN = { member: 'ben' };
const CAI = { member: 'cai' };
const BOT = { bot: 'medium' };

it.each<[string, readonly Sitter[], object, readonly number[]]>([
  [
    'the winner is first, the others by their scores',
    [ADA, BEN, CAI],
    { winners: [1], scores: [5, 9, 7] },
    [3, 1, 2],
  ],
  ['of two with the same score one has won', [ADA, BEN, CAI], { winners: [2], scores: [9, 3, 9] }, [2, 3, 1]],
  ['who have won together share it', [ADA, BEN, CAI], { winners: [0, 2], scores: [9, 3, 9] }, [1, 3, 1]],
  ['the same score is the same rank', [ADA, BEN, CAI], { winners: [0], scores: [9, 3, 3] }, [1, 2, 2]],
  [
    'whoever is not there any more is last, though the bot in their place has won',
    [{ ...ADA, ...BOT, left: true }, BEN, CAI],
    { winners: [0], scores: [9, 3, 4] },
    [3, 2, 1],
  ],
  [
    'all who have left are last together',
    [{ ...ADA, ...BOT, left: true }, { ...BEN, ...BOT, left: true }, CAI],
    { winners: [0], scores: [9, 3, 4] },
    [2, 2, 1],
  ],
  [
    'where nobody is there nobody is first, whatever the bots in their places have made of it',
    [
      { ...ADA, ...BOT, left: true },
      { ...BEN, ...BOT, left: true },
    ],
    { winners: [0], scores: [43, 24] },
    [2, 2],
  ],
  ['who gave up a match of two is last', [ADA, BEN], { winners: [1], resigned: 0 }, [2, 1]],
])('ranks: %s', (_what, sitters, gameover, ranks) => {
  expect(endedMatchOf(over(tableOf('one', sitters), gameover)).seats.map(({ rank }) => rank)).toEqual(ranks);
});

it.each<[string, readonly Sitter[], object, boolean]>([
  ['two members', [ADA, BEN], { rated: true }, true],
  ['two members and a bot', [ADA, BEN, BOT], { rated: true }, true],
  ['a table that has not chosen it', [ADA, BEN], {}, false],
  ['one member and a bot', [ADA, BOT], { rated: true }, false],
  ['a guest among them', [ADA, BEN, {}], { rated: true }, false],
  ['a bot of which nothing is known', [ADA, BEN, { bot: 'random' }], { rated: true }, false],
  ['one person on two seats', [ADA, ADA, BEN], { rated: true }, false],
])('rated or not: %s', (_what, sitters, setupData, rated) => {
  const match = tableOf('one', sitters, setupData);
  expect(endedMatchOf(over(match, { winners: [0], scores: [9, 3, 4] })).rated).toBe(rated);
});

it.each([
  [{ secondsToAct: 30 }, 'live'],
  [{ clock: '5m+20s' }, 'live'],
  [{ clock: '3d' }, 'slow'],
  [{ clock: '10d+12h' }, 'slow'],
  [{}, 'slow'],
  [undefined, 'slow'],
] as const)('a table with %j is %s', (setupData, pace) => {
  expect(endedMatchOf(over(tableOf('one', [ADA], setupData ?? {}), { winners: [0] })).pace).toBe(pace);
});

onEachStorage(newDatabase => {
  const RESULTS =
    'SELECT finished.number, match, rated, ended_at, seat, member, bot, rank, score, mu FROM finished JOIN result ON result.number = finished.number ORDER BY finished.number, seat';
  const resultsIn = ({ tables }: MatchStore) => tables.rows<{ match: string; seat: number }>(RESULTS);

  /** Plays a match to its end as whoever owns the matches does. */
  const end = async (
    store: MatchStore,
    id: string,
    sitters: readonly Sitter[],
    gameover: object = { winners: [0], scores: sitters.map((_, i) => 9 - i) },
  ) => {
    const before = tableOf(id, sitters);
    await store.create(before, state(0));
    const next = over(before, gameover);
    await store.commit({ before, next, log: [], also: toCount({ before, next }, null) });
  };
  const countAll = async ({ tables }: MatchStore) => {
    while ((await countNext(tables, 0)) !== null);
  };

  it('a match with a member at it is counted, and its rating', async () => {
    const store = await (await newDatabase())();
    await end(store, 'one', [ADA, BEN, BOT]);
    expect(await resultsIn(store)).toEqual([]);
    await countAll(store);
    const found = { number: 1, match: 'one', rated: 1, ended_at: 7 };
    expect(await resultsIn(store)).toEqual([
      { ...found, seat: 0, member: 'ada', bot: null, rank: 1, score: 9, mu: expect.any(Number) },
      { ...found, seat: 1, member: 'ben', bot: null, rank: 2, score: 8, mu: expect.any(Number) },
      { ...found, seat: 2, member: null, bot: 'medium', rank: 3, score: 7, mu: 25 },
    ]);
    const ratings = await store.tables.rows('SELECT member, game, pace, matches FROM rating ORDER BY member');
    const of = { game: 'ra', pace: 'slow', matches: 1 };
    expect(ratings).toEqual([
      { member: 'ada', ...of },
      { member: 'ben', ...of },
    ]);
  });

  it('who is a member no more when their match is counted stands in no list', async () => {
    const store = await (await newDatabase())();
    await store.tables.write([
      "INSERT INTO member (id, name, skeleton, since, settings) VALUES ('ben', 'Ben', 'ben', 1, '{}')",
    ]);
    await end(store, 'one', [ADA, BEN]);
    await countAll(store);
    expect(
      await store.tables.rows('SELECT member, is_former AS "isFormer" FROM rating ORDER BY member'),
    ).toEqual([
      { member: 'ada', isFormer: 1 },
      { member: 'ben', isFormer: 0 },
    ]);
  });

  it('one of guests and bots alone is not, and one that is not rated has no ratings', async () => {
    const store = await (await newDatabase())();
    await end(store, 'one', [{}, BOT]);
    await end(store, 'two', [{}, ADA]);
    await countAll(store);
    expect((await resultsIn(store)).map(({ match }) => match)).toEqual(['two', 'two']);
    expect(await store.tables.rows('SELECT * FROM rating')).toEqual([]);
  });

  it('what is written after its end counts it no second time', async () => {
    const before = over(tableOf('one', [ADA, BEN]), { winners: [0] });
    expect(toCount({ before, next: moved(before) }, null)).toEqual([]);
    expect(toCount({ before: tableOf('one', [ADA]), next: null }, null)).toEqual([]);
  });

  it.each(['before', 'after'] as const)(
    'who keep their name %s it was counted have the match among theirs, once',
    async when => {
      const store = await (await newDatabase())();
      for (const id of ['ada', 'ben', 'cai'])
        await store.tables.write([
          "INSERT INTO member (id, name, skeleton, since, settings) VALUES ($1, $1, $1, 1, '{}')",
          id,
        ]);
      /** Somebody who had a seat is a member from now on. */
      const keep = async (before: StoredMatch, id: number, member: string) => {
        const players = { ...before.data.players, [id]: { ...before.data.players[id]!, member } };
        const next = moved(before, { data: { ...before.data, players } });
        await store.commit({ before, next, log: [], also: toCount({ before, next }, null) });
        return next;
      };
      await end(store, 'guests', [{}, {}]);
      await end(store, 'mixed', [{}, ADA]);
      if (when === 'after') await countAll(store);
      for (const id of ['guests', 'mixed']) {
        const kept = await keep((await store.load(id))!, 0, 'ben');
        if (when === 'after') await countAll(store);
        if (id === 'guests') await keep(kept, 1, 'cai');
      }
      await countAll(store);
      const results = await store.tables.rows<{ match: string; member: string; rated: number }>(RESULTS);
      expect(results.map(({ match, member, rated }) => `${match} ${member} ${rated}`).toSorted()).toEqual([
        'guests ben 0',
        'guests cai 0',
        'mixed ada 0',
        'mixed ben 0',
      ]);
      // So have they what they are told that they have played.
      expect(await recomputeTotals(store.tables)).toEqual({ differences: [], steps: [] });
      expect(await store.tables.rows('SELECT member, matches FROM member_total ORDER BY member')).toEqual([
        { member: 'ada', matches: 1 },
        { member: 'ben', matches: 2 },
        { member: 'cai', matches: 1 },
      ]);
    },
  );

  it('several servers count each match once, in an order that all of them keep', async () => {
    const open = await newDatabase();
    const stores = await Promise.all([open(), open(), open()]);
    const ids = Array.from({ length: 12 }, (_, i) => `match-${i}`);
    for (const [i, id] of ids.entries())
      await end(stores[i % 3]!, id, i % 2 === 0 ? [ADA, BEN] : [BEN, CAI, BOT]);
    await Promise.all([...stores, ...stores].map(countAll));
    const results = await resultsIn(stores[0]!);
    expect(results.filter(({ seat }) => seat === 0).map(({ match }) => match)).toEqual(ids.toSorted());
    const ratings = await stores[0]!.tables.rows('SELECT member, matches FROM rating ORDER BY member');
    expect(ratings).toEqual([
      { member: 'ada', matches: 6 },
      { member: 'ben', matches: 12 },
      { member: 'cai', matches: 6 },
    ]);
  });

  const BAD = {
    match: 'bad',
    game: 'ra',
    pace: 'slow',
    rated: true,
    endedAt: 1,
    seats: ['ada', 'ben'].map((member, i) => ({ seat: i, member, bot: null, rank: i + 1, score: 3 })),
  };
  const [FIRST, SECOND] = BAD.seats;
  const leave = ({ tables }: MatchStore, what: string) =>
    tables.write(["INSERT INTO uncounted (match, ended_at, what) VALUES ('bad', 1, $1)", what]);

  it.each<[string, unknown]>([
    ['that is no JSON any more', '{"match":'],
    [
      'of bots of which nothing is known',
      { ...BAD, game: 'go', seats: [FIRST, { ...SECOND, member: null, bot: 'easy' }] },
    ],
    ['without a rank', { ...BAD, seats: [FIRST, { ...SECOND, rank: null }] }],
    ['with one seat twice', { ...BAD, seats: [FIRST, FIRST] }],
    ['with a name that no database takes', { ...BAD, seats: [FIRST, { ...SECOND, bot: '\u0000' }] }],
  ])('a match %s is put aside, and those behind it are counted', async (_what, what) => {
    const store = await (await newDatabase())();
    const { tables } = store;
    await leave(store, typeof what === 'string' ? what : JSON.stringify(what));
    await end(store, 'good', [ADA, BEN]);
    expect(await countNext(tables, 1000)).toEqual({ match: 'bad', fault: expect.any(Error) });
    expect(await countNext(tables, 1000)).toEqual({ match: 'good' });
    expect(await countNext(tables, 10_999)).toBe(null);
    expect(await putAside(tables)).toEqual([{ match: 'bad', tries: 1, fault: expect.any(String) }]);
    // Longer from time to time, as nothing says that it will ever be otherwise.
    expect(await countNext(tables, 11_000)).toEqual({ match: 'bad', fault: expect.any(Error) });
    expect(await countNext(tables, 30_999)).toBe(null);
    await tables.write(["UPDATE uncounted SET what = $1 WHERE match = 'bad'", JSON.stringify(BAD)]);
    expect(await countNext(tables, 31_000)).toEqual({ match: 'bad' });
    expect(await putAside(tables)).toEqual([]);
    expect((await resultsIn(store)).map(({ match }) => match)).toEqual(['good', 'good', 'bad', 'bad']);
    expect((await recomputeRatings(tables)).differences).toEqual([]);
  });

  it('what several servers find damaged is said by one of them, and what was counted before is forgotten', async () => {
    const open = await newDatabase();
    const stores = await Promise.all([open(), open(), open()]);
    await leave(stores[0]!, '{}');
    const looked = await Promise.all(stores.map(({ tables }) => countNext(tables, 0)));
    expect(looked.filter(each => each?.fault !== undefined)).toHaveLength(1);
    expect(await putAside(stores[1]!.tables)).toMatchObject([{ match: 'bad', tries: 1 }]);
    await end(stores[0]!, 'good', [ADA, BEN]);
    await countAll(stores[0]!);
    await stores[0]!.tables.write([
      "UPDATE uncounted SET match = 'good', what = $1",
      JSON.stringify({ ...BAD, match: 'good' }),
    ]);
    expect(await countNext(stores[2]!.tables, 10_000)).toEqual({ match: 'good' });
    expect(await stores[1]!.tables.rows('SELECT match FROM uncounted')).toEqual([]);
    expect(await resultsIn(stores[0]!)).toHaveLength(2);
  });

  it('who keeps their name at one that was put aside has it tried at once', async () => {
    const store = await (await newDatabase())();
    await end(store, 'one', [{}, ADA]);
    const { tables } = store;
    const [{ what }] = (await tables.rows<{ what: string }>('SELECT what FROM uncounted')) as [
      { what: string },
    ];
    await tables.write(["UPDATE uncounted SET what = '{'"]);
    await countNext(tables, 0);
    const before = (await store.load('one'))!;
    const players = { ...before.data.players, 0: { ...before.data.players[0]!, member: 'ben' } };
    const next = moved(before, { data: { ...before.data, players } });
    await store.commit({ before, next, log: [], also: toCount({ before, next }, null) });
    expect(what).not.toContain('ben');
    expect(await countNext(tables, 0)).toEqual({ match: 'one' });
  });

  it('what was left uncounted when the server was killed is counted when it is there again', async () => {
    const open = await newDatabase();
    const killed = await open();
    await end(killed, 'one', [ADA, BEN]);
    await killed.close();
    const store = await open();
    const counting = new Counting({ tables: store.tables, calendar: { now: async () => 0 }, log: SILENT });
    counting.start();
    await counting.idle();
    await counting.stop();
    expect((await resultsIn(store)).map(({ seat }) => seat)).toEqual([0, 1]);
  });
});
