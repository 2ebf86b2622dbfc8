import { expect, it } from 'vitest';
import { ratingStep } from '../../../src/server/ratings/counting.ts';
import { leaveLists } from '../../../src/server/ratings/reading.ts';
import { browserAt } from '../support/browser-at.ts';
import { startServer } from '../support/running-server.ts';

const RA = { game: 'ra', pace: 'live' } as const;

/** A server with members of these names and ratings, and a browser of each. */
const withMembers = async (ratings: Readonly<Record<string, readonly [mu: number, matches: number]>>) => {
  const { url, store } = await startServer();
  const browsers: Record<string, ReturnType<typeof browserAt>['ask']> = {};
  const ids: Record<string, string> = {};
  for (const [name, [mu, matches]] of Object.entries(ratings)) {
    const { ask } = browserAt(url);
    browsers[name] = ask;
    ids[name] = (await ask('POST', '/account', { name })).body.member.id;
    await store.tables.write(ratingStep(ids[name]!, RA, { mu, sigma: 1, matches }));
  }
  return { browsers, ids, guest: browserAt(url).ask, tables: store.tables };
};

const namesIn = (answer: { readonly body: { readonly leaders: readonly { readonly name: string }[] } }) =>
  answer.body.leaders.map(({ name }) => name);

it('the best first, those of fewer than ten matches apart, and where one stands oneself', async () => {
  const { browsers, guest, ids } = await withMembers({
    Ada: [30, 12],
    Ben: [40, 10],
    Cai: [50, 9],
    Dee: [35, 99],
  });
  const { body } = await browsers.Ada!('GET', '/ratings/ra/live');
  expect(body).toEqual({
    leaders: [
      { place: 1, member: ids.Ben, name: 'Ben', points: 2280, spread: 60, matches: 10 },
      { place: 2, member: ids.Dee, name: 'Dee', points: 1980, spread: 60, matches: 99 },
      { place: 3, member: ids.Ada, name: 'Ada', points: 1680, spread: 60, matches: 12 },
    ],
    next: null,
    ranked: 3,
    provisional: 1,
    own: { place: 3, points: 1680, spread: 60, matches: 12 },
  });
  const apart = await browsers.Cai!('GET', '/ratings/ra/live?list=provisional');
  expect(namesIn(apart)).toEqual(['Cai']);
  expect(apart.body.own).toMatchObject({ place: 1, provisional: true });
  expect((await guest('GET', '/ratings/ra/live')).body.own).toBeNull();
  expect((await browsers.Ada!('GET', '/ratings/ra/slow')).body).toMatchObject({ leaders: [], own: null });
});

it('page by page, each once, also where several are as good', async () => {
  const names = ['Ada', 'Ben', 'Cai', 'Dee', 'Eli'];
  const { guest } = await withMembers(
    Object.fromEntries(names.map((name, i) => [name, [i < 2 ? 30 : 20, 10]] as const)),
  );
  const seen: [number, string][] = [];
  for (let next: string | null = ''; next !== null; ) {
    const { body } = await guest('GET', `/ratings/ra/live?limit=2${next && `&after=${next}`}`);
    for (const { place, name } of body.leaders) seen.push([place, name]);
    next = body.next;
  }
  expect(seen.map(([place]) => place)).toEqual([1, 2, 3, 4, 5]);
  expect(seen.map(([, name]) => name).toSorted()).toEqual(names);
});

it('who keeps their ratings to themselves has a place, and a name for themselves alone', async () => {
  const { browsers, guest } = await withMembers({ Ada: [30, 12], Ben: [20, 12] });
  await browsers.Ada!('PUT', '/account/settings', { settings: { 'private-ratings': true } });
  expect(namesIn(await guest('GET', '/ratings/ra/live'))).toEqual([null, 'Ben']);
  expect(namesIn(await browsers.Ben!('GET', '/ratings/ra/live'))).toEqual([null, 'Ben']);
  expect(namesIn(await browsers.Ada!('GET', '/ratings/ra/live'))).toEqual(['Ada', 'Ben']);
  expect(await browsers.Ben!('GET', '/ratings/ra/live/Ada')).toMatchObject({ status: 403 });
  expect(await browsers.Ada!('GET', '/ratings/ra/live/Ada')).toMatchObject({ status: 200 });
});

it('nor has anybody else where a member’s settings are damaged; the others have theirs', async () => {
  const { guest, ids, tables } = await withMembers({ Ada: [30, 12], Ben: [20, 12] });
  await tables.write(["UPDATE member SET settings = '{' WHERE id = $1", ids.Ada!]);
  expect(namesIn(await guest('GET', '/ratings/ra/live'))).toEqual([null, 'Ben']);
});

it('who is a member no more stands in no list, and takes no place', async () => {
  const { guest, ids, tables } = await withMembers({ Ada: [30, 12], Ben: [20, 12] });
  await tables.write(leaveLists(ids.Ada!));
  expect((await guest('GET', '/ratings/ra/live')).body).toMatchObject({
    leaders: [{ place: 1, name: 'Ben' }],
    ranked: 1,
  });
});

it.each([
  ['/ratings/chess/live', 404, 'there is no such game'],
  ['/ratings/ra/fast', 404, 'live and slow'],
  ['/ratings/ra/live?list=all', 400, 'ranked or provisional'],
  ['/ratings/ra/live?limit=101', 400, 'from 1 to 100'],
  ['/ratings/ra/live?after=1_NaN_0123456789ab', 400, 'the `next` of an answer'],
  ['/ratings/ra/live?page=2', 400, 'page'],
  ['/ratings/ra/live/Nobody', 404, 'there is no such member'],
])('%s is refused with a sentence', async (path, status, words) => {
  const { url } = await startServer();
  const answer = await browserAt(url).ask('GET', path);
  expect(answer.status).toBe(status);
  expect(answer.body.error).toContain(words);
});

it('a rated match of two members is counted once it is over, and a guest has no seat at it', async () => {
  const { url, store } = await startServer();
  const [ada, ben, guest] = [browserAt(url).ask, browserAt(url).ask, browserAt(url).ask];
  await ada('POST', '/account', { name: 'Ada' });
  await ben('POST', '/account', { name: 'Ben' });
  const table = { numPlayers: 2, setupData: { rated: true, clock: '5m+20s' } };
  const { matchID } = (await ada('POST', '/games/ra/create', table)).body;
  const path = `/games/ra/${matchID}`;
  await ada('POST', `${path}/join`, { playerName: 'Ada' });
  expect((await guest('POST', `${path}/join`, { playerName: 'Guest' })).body.reason).toBe('members-only');
  const { playerID, playerCredentials } = (await ben('POST', `${path}/join`, { playerName: 'Ben' })).body;
  await ben('POST', `${path}/resign`, { playerID, credentials: playerCredentials });
  await expect
    .poll(async () => namesIn(await guest('GET', '/ratings/ra/live?list=provisional')))
    .toEqual(['Ada', 'Ben']);
  const { matches } = (await guest('GET', '/ratings/ra/live/Ben')).body;
  expect(matches).toEqual([expect.objectContaining({ number: 1, match: matchID, rank: 2 })]);
  expect((await guest('GET', `${path}/ratings`)).body.ratings).toMatchObject([
    { seat: 0, change: null },
    { seat: 1, change: null },
  ]);
  // As where nobody had been there at the end.
  await store.tables.write(['UPDATE result SET rank = 2']);
  expect((await guest('GET', '/ratings/ra/live/Ada')).body.matches).toMatchObject([{ rank: null }]);
});

it('what a match has made of ratings: of those who show theirs, once it is counted, and of no match that is not rated', async () => {
  const { browsers, guest, ids, tables } = await withMembers({ Ada: [30, 12], Ben: [20, 12] });
  const finish = (number: number, match: string, rated: 0 | 1, ...mus: readonly [number, number]) =>
    tables.write(
      [
        'INSERT INTO finished (number, match, game, pace, rated, ended_at) VALUES ($1, $2, $3, $4, $5, $6)',
        ...[number, match, 'ra', 'live', rated, number],
      ],
      ...[ids.Ada!, ids.Ben!].map(
        (member, seat) =>
          [
            'INSERT INTO result (number, seat, member, rank, mu, sigma) VALUES ($1, $2, $3, $4, $5, $6)',
            ...[number, seat, member, seat + 1, rated ? mus[seat]! : null, rated ? 1 : null],
          ] as const,
      ),
      // A bot has no rating.
      ["INSERT INTO result (number, seat, bot, rank) VALUES ($1, 2, 'medium', 3)", number],
    );
  await finish(1, 'first', 1, 25, 25);
  await finish(2, 'for-fun', 0, 0, 0);
  await finish(3, 'second', 1, 26, 24);
  const told = async (match: string, ask = guest) =>
    (await ask('GET', `/games/ra/${match}/ratings`)).body.ratings;
  expect(await told('first')).toEqual([
    { seat: 0, points: 1380, spread: 60, change: null },
    { seat: 1, points: 1380, spread: 60, change: null },
  ]);
  expect(await told('second')).toEqual([
    { seat: 0, points: 1440, spread: 60, change: 60 },
    { seat: 1, points: 1320, spread: 60, change: -60 },
  ]);
  expect(await told('for-fun')).toEqual([]);
  expect(await told('another')).toBeNull();
  await browsers.Ada!('PUT', '/account/settings', { settings: { 'private-ratings': true } });
  expect((await told('second')).map(({ seat }: { seat: number }) => seat)).toEqual([1]);
  expect(await told('second', browsers.Ada)).toHaveLength(2);
});
