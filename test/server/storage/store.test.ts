import { expect, it } from 'vitest';
import type { MatchData, MatchState } from '../../../src/server/boardgame.ts';
import {
  type DuePlace,
  type ListQuery,
  type LogPart,
  type MatchStore,
  type Place,
  TooManyMatches,
  VersionConflict,
} from '../../../src/server/match/ports.ts';
import { NEW_CONTROL, NO_DEADLINES, type StoredMatch } from '../../../src/server/match/stored-match.ts';
import { onEachStorage } from '../support/storages.ts';
import { after, data, entry, fresh, madeBy, moved, state, waitingFor } from '../support/stored-matches.ts';

onEachStorage(newDatabase => {
  it('a move is stored whole: state, log and data, and what the match began with stays', async () => {
    const store = await (await newDatabase())();
    await store.create(fresh, state(0));
    const one = moved(fresh, { data: { ...data, updatedAt: 2 } });
    const two = moved(one, { data: { ...data, updatedAt: 3 } });
    await store.commit({ before: fresh, next: one, log: [entry(0)] });
    await store.commit({ before: one, next: two, log: [entry(1)] });
    expect(await store.load('match-1')).toEqual(two);
    expect(await store.history('match-1')).toEqual({ initialState: state(0), log: [entry(0), entry(1)] });
  });

  it('a match that has not begun has no state, and its beginning stores one', async () => {
    const store = await (await newDatabase())();
    const waiting = { ...fresh, state: null };
    await store.create(waiting, null);
    expect(await store.load('match-1')).toEqual(waiting);
    expect(await store.history('match-1')).toEqual({ initialState: null, log: [] });
    const begun = after(waiting, { state: state(0) });
    await store.commit({ before: waiting, next: begun, log: [], initialState: state(0) });
    expect(await store.load('match-1')).toEqual(begun);
    expect((await store.history('match-1')).initialState).toEqual(state(0));
  });

  it.each<[string, LogPart, readonly number[]]>([
    ['all of it', {}, [0, 1, 2, 2, 3]],
    ['what was added to a state', { after: 2 }, [2, 2, 3]],
    ['what leads up to a state', { before: 2 }, [0, 1]],
    ['the last entries', { limit: 2 }, [2, 3]],
    ['the last ones before a state', { before: 3, limit: 3 }, [1, 2, 2]],
    ['what lies between two states', { after: 1, before: 3 }, [1, 2, 2]],
    ['nothing beyond the last one', { after: 4 }, []],
  ])('of a log it gives %s', async (_what, part, expected) => {
    const store = await (await newDatabase())();
    await store.create(fresh, state(0));
    const log = [entry(0), entry(1), entry(2), entry(2, 'bid'), entry(3)];
    await store.commit({ before: fresh, next: moved(fresh), log });
    await store.create({ ...fresh, id: 'match-2' }, state(0));
    expect((await store.log('match-1', part)).map(({ _stateID }) => _stateID)).toEqual(expected);
    expect(await store.log('match-1', {})).toEqual(log);
    expect(await store.log('match-2', part)).toEqual([]);
  });

  it('gives the versions of many matches at once, and none of those that are gone', async () => {
    const store = await (await newDatabase())();
    const one = moved(fresh);
    await store.create(fresh, state(0));
    await store.commit({ before: fresh, next: one, log: [entry(0)] });
    await store.create({ ...fresh, id: 'match-2' }, state(0));
    const versions = await store.versions(['match-2', 'nobody', 'match-1']);
    expect(Object.fromEntries(versions)).toEqual({ 'match-1': one.version, 'match-2': fresh.version });
    expect((await store.versions([])).size).toBe(0);
  });

  it('gives what a match began with', async () => {
    const store = await (await newDatabase())();
    await store.create({ ...fresh, id: 'waiting', state: null }, null);
    await store.create(moved(fresh), state(0));
    expect(await store.initialState('match-1')).toEqual(state(0));
    expect(await store.initialState('waiting')).toBeNull();
    expect(await store.initialState('nobody')).toBeNull();
  });

  it.each<[string, Partial<StoredMatch>]>([
    ['moves', { state: { ...state(1), G: 'another' } }],
    ['changed choices, which leave the number of the state alone', { state: { ...state(0), G: 'another' } }],
    ['seats', { data: { ...data, players: { 0: { id: 0, name: 'Eve' } } } }],
    ['deadlines', { control: { ...NEW_CONTROL, deadlines: { ...NO_DEADLINES, bots: 7 } } }],
  ])(
    'of a move and %s made from one version by two stores one is refused, and leaves nothing behind',
    async (_what, change) => {
      const open = await newDatabase();
      const [a, b] = [await open(), await open()];
      await a.create(fresh, state(0));
      const move = { before: fresh, next: moved(fresh), log: [entry(0)] };
      const other = { before: fresh, next: after(fresh, change), log: [entry(0, 'bid')] };
      const results = await Promise.allSettled([a.commit(move), b.commit(other)]);
      const winner = results[0].status === 'fulfilled' ? move : other;
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: expect.any(VersionConflict),
      });
      for (const store of [a, b]) {
        expect(await store.load('match-1')).toEqual(winner.next);
        expect((await store.history('match-1')).log).toEqual(winner.log);
      }
    },
  );

  it('every document comes back byte for byte, with its keys in the order they had', async () => {
    const store = await (await newDatabase())();
    const text = 'zero \u0000, half a pair \ud800, emoji \u{1f3b2}, quotes "\'\\, braces {,}, à';
    const odd = { z: text, a: [1.5, -0, 1e21, null, {}], 10: text, 9: text };
    const match = moved(fresh, { data: { ...data, setupData: odd } as MatchData });
    const begun = { ...state(0), G: odd };
    const one = { ...match, state: { ...match.state!, G: odd } };
    const logged = [entry(0), entry(0, text), { ...entry(1), metadata: odd }];
    await store.create({ ...fresh, state: begun }, begun);
    await store.commit({ before: fresh, next: one, log: logged });
    expect(JSON.stringify(await store.load('match-1'))).toBe(JSON.stringify(one));
    const history = { initialState: begun, log: logged };
    expect(JSON.stringify(await store.history('match-1'))).toBe(JSON.stringify(history));
  });

  it('of many writes at the same moment each stands by itself', async () => {
    const store = await (await newDatabase())();
    const matches = Array.from({ length: 40 }, (_, i) => ({ ...fresh, id: `match-${i}` }));
    for (const match of matches) await store.create(match, state(0));
    const isWrong = (i: number) => i % 10 === 3;
    const isLate = (i: number) => i % 10 === 7;
    for (const [i, match] of matches.entries()) {
      if (!isLate(i) && !isWrong(i)) continue;
      await store.commit({ before: match, next: moved(match), log: [entry(0, 'bid')] });
    }
    const results = await Promise.allSettled(
      matches.map((match, i) => {
        // What is wrong has an entry whose place in the log is taken.
        const before = isWrong(i) ? moved(match) : match;
        return store.commit({ before, next: moved(before), log: [entry(0), entry(1)] });
      }),
    );
    for (const [i, { id }] of matches.entries()) {
      const wanted = isWrong(i) || isLate(i) ? 'rejected' : 'fulfilled';
      expect([id, results[i]!.status]).toEqual([id, wanted]);
      const log = wanted === 'rejected' ? [entry(0, 'bid')] : [entry(0), entry(1)];
      expect((await store.history(id)).log).toEqual(log);
    }
    expect(results[7]).toMatchObject({ reason: expect.any(VersionConflict) });
  });

  it('of two writes of one match at the same moment one is done', async () => {
    const store = await (await newDatabase())();
    await store.create(fresh, state(0));
    const move = { before: fresh, next: moved(fresh), log: [entry(0)] };
    const results = await Promise.allSettled([store.commit(move), store.commit(move)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await store.history('match-1')).log).toEqual([entry(0)]);
  });

  it('what was stored is there when the database is opened again', async () => {
    const open = await newDatabase();
    const store = await open();
    await store.create(fresh, state(0));
    await store.close();
    expect(await (await open()).load('match-1')).toEqual(fresh);
  });

  it('a match that is removed leaves nothing, and another may take its name', async () => {
    const store = await (await newDatabase())();
    await store.create(fresh, state(0));
    const one = moved(fresh);
    await store.commit({ before: fresh, next: one, log: [entry(0)] });
    await store.commit({ before: one, next: null, log: [] });
    expect(await store.load('match-1')).toBeNull();
    expect(await store.history('match-1')).toEqual({ initialState: null, log: [] });
    await expect(store.commit({ before: one, next: moved(one), log: [] })).rejects.toThrow(VersionConflict);
    await store.create(fresh, null);
    expect(await store.history('match-1')).toEqual({ initialState: null, log: [] });
  });

  it('a match is not created where there is one of its name', async () => {
    const store = await (await newDatabase())();
    await store.create(fresh, state(0));
    await expect(store.create({ ...fresh, state: null }, null)).rejects.toThrow();
    expect(await store.load('match-1')).toEqual(fresh);
  });

  it('of a match that others have changed meanwhile nothing is removed', async () => {
    const store = await (await newDatabase())();
    await store.create(fresh, state(0));
    const one = moved(fresh);
    await store.commit({ before: fresh, next: one, log: [] });
    await expect(store.commit({ before: fresh, next: null, log: [] })).rejects.toThrow(VersionConflict);
    expect(await store.load('match-1')).toEqual(one);
  });

  it('a write that fails halfway is undone, beside one that does not', async () => {
    const store = await (await newDatabase())();
    await store.create(fresh, state(0));
    const one = moved(fresh);
    await store.commit({ before: fresh, next: one, log: [entry(0)] });
    const results = await Promise.allSettled([
      // All is fine, but this entry is in the log already.
      store.commit({ before: one, next: moved(one), log: [entry(0)] }),
      store.create({ ...fresh, id: 'match-2' }, state(0)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await store.load('match-1')).toEqual(one);
  });

  const add = (store: MatchStore, id: string, more: object, dealt: MatchState | null = state(0)) =>
    store.create({ ...fresh, id, data: { ...data, ...more } as MatchData, state: dealt }, dealt);
  const idsIn = async (store: MatchStore, query: Partial<ListQuery>) =>
    (await store.list({ gameName: 'go', stage: 'running', limit: 10, ...query })).map(({ id }) => id);

  it('lists by game and stage, the latest first, without unlisted matches', async () => {
    const store = await (await newDatabase())();
    await add(store, 'old', { createdAt: 1, updatedAt: 7 });
    await add(store, 'new', { createdAt: 6, updatedAt: 6 });
    await add(store, 'hidden', { createdAt: 5, unlisted: true });
    await add(store, 'chess', { createdAt: 5, gameName: 'chess' });
    await add(store, 'over', { createdAt: 1, updatedAt: 3, gameover: { winners: [0] } });
    await add(store, 'ended', { createdAt: 2, updatedAt: 2, gameover: null });
    await add(store, 'waits', { createdAt: 4, updatedAt: 4 }, null);
    expect(await idsIn(store, { stage: 'open' })).toEqual(['waits']);
    expect(await idsIn(store, { stage: 'running' })).toEqual(['new', 'old']);
    expect(await idsIn(store, { stage: 'finished' })).toEqual(['over', 'ended']);
    const [over] = await store.list({ gameName: 'go', stage: 'finished', limit: 1 });
    expect(over).toEqual({
      id: 'over',
      since: 3,
      data: { ...data, createdAt: 1, updatedAt: 3, gameover: { winners: [0] } },
    });
    for (const [between, ids] of [
      [{ updatedAfter: 6 }, ['old']],
      [{ updatedBefore: 7 }, ['new']],
      [{ updatedAfter: 2, stage: 'finished' }, ['over']],
      [{ updatedBefore: 3, stage: 'finished' }, ['ended']],
      [{ updatedBefore: 4, stage: 'open' }, []],
    ] as const) {
      expect(await idsIn(store, between)).toEqual(ids);
    }
  });

  it('lists page by page: each match once, whatever is made, moved, ended and removed meanwhile', async () => {
    const store = await (await newDatabase())();
    const named = (i: number) => `match-${String(i).padStart(3, '0')}`;
    // Several made in the same millisecond.
    for (let i = 0; i < 30; i++) await add(store, named(i), { createdAt: Math.floor(i / 4), updatedAt: 0 });
    const seen: string[] = [];
    let after: Place | undefined;
    for (let page = 0; ; page++) {
      const listed = await store.list({
        gameName: 'go',
        stage: 'running',
        limit: 7,
        ...(after && { after }),
      });
      if (listed.length === 0) break;
      seen.push(...listed.map(({ id }) => id));
      after = listed.at(-1)!;
      await add(store, `new-${page}`, { createdAt: 100 + page });
      const stillToCome = (await store.load(named(page)))!;
      await store.commit({
        before: stillToCome,
        next: moved(stillToCome, { data: { ...stillToCome.data, updatedAt: 200 } }),
        log: [],
      });
      const shown = (await store.load(named(29 - page)))!;
      const over = moved(shown, { data: { ...shown.data, updatedAt: 200, gameover: {} } });
      await store.commit({ before: shown, next: page % 2 === 0 ? over : null, log: [] });
    }
    expect(seen).toEqual(Array.from({ length: 30 }, (_, i) => named(29 - i)));
  });

  it('finds what was left alone, the earliest first, page by page', async () => {
    const store = await (await newDatabase())();
    await add(store, 'forgotten', { createdAt: 1, updatedAt: 1 }, null);
    await add(store, 'hidden', { createdAt: 2, updatedAt: 3, unlisted: true }, null);
    await add(store, 'visited', { createdAt: 1, updatedAt: 9 }, null);
    await add(store, 'young', { createdAt: 5, updatedAt: 5 }, null);
    await add(store, 'runs', { createdAt: 1, updatedAt: 1 });
    const first = await store.idle({ stage: 'open', before: 5, limit: 1 });
    expect(first).toEqual([{ id: 'forgotten', since: 1 }]);
    const rest = await store.idle({ stage: 'open', before: 5, limit: 10, after: first[0]! });
    expect(rest).toEqual([{ id: 'hidden', since: 2 }]);
    expect(await store.idle({ stage: 'running', before: 5, limit: 10 })).toEqual([{ id: 'runs', since: 1 }]);
    expect(await store.idle({ stage: 'finished', before: 5, limit: 10 })).toEqual([]);
    const untouched = { ...fresh, id: 'untouched', control: { ...NEW_CONTROL, untouched: true as const } };
    await store.create({ ...untouched, data: { ...data, createdAt: 2, updatedAt: 2 } }, state(0));
    const ran = { stage: 'running', before: 5, limit: 10 } as const;
    expect((await store.idle(ran)).map(({ id }) => id)).toEqual(['runs', 'untouched']);
    expect(await store.idle({ ...ran, untouched: true })).toEqual([{ id: 'untouched', since: 2 }]);
  });

  it('counts the matches that are not finished, in all and of who made them, whom it forgets at the end', async () => {
    const store = await (await newDatabase())();
    await store.create(fresh, state(0), madeBy('ada'));
    await store.create({ ...fresh, id: 'match-2', state: null }, null, madeBy('ada'));
    await store.create({ ...fresh, id: 'match-3' }, state(0));
    expect(await store.inPlay(['ada'])).toEqual({ all: 3, own: [2] });
    const one = moved(fresh);
    await store.commit({ before: fresh, next: one, log: [entry(0)] });
    expect(await store.inPlay(['ada'])).toEqual({ all: 3, own: [2] });
    const over = moved(one, { data: { ...data, gameover: {} } });
    await store.commit({ before: one, next: over, log: [entry(1)] });
    expect(await store.inPlay(['ada'])).toEqual({ all: 2, own: [1] });
    expect(await store.inPlay(['ned'])).toEqual({ all: 2, own: [0] });
  });

  it('counts for a creator what those below it have made, and for nobody what a longer name has', async () => {
    const store = await (await newDatabase())();
    for (const [i, creator] of [
      'net',
      'net/a',
      'net/a/one',
      'net/a/two',
      'net/b',
      'network',
      'net-a',
    ].entries())
      await store.create({ ...fresh, id: `match-${i}` }, state(0), madeBy(creator));
    expect(await store.inPlay(['net', 'net/a', 'net/a/two', 'net/c'])).toEqual({ all: 7, own: [5, 3, 1, 0] });
  });

  it('makes no match more than a creator, or whom it stands below, may have, from two servers at the same instant', async () => {
    const open = await newDatabase();
    const stores = [await open(), await open()];
    const bounds = [
      { creator: 'net', most: 4 },
      { creator: 'net/a', most: 3 },
    ];
    const make = (i: number, id: string) =>
      stores[i % 2]!.create({ ...fresh, id: `${id}-${i}` }, state(0), { id, bounds });
    const at = async (id: string) => {
      const made = await Promise.allSettled(Array.from({ length: 8 }, (_, i) => make(i, id)));
      return made
        .map(one => (one.status === 'fulfilled' ? 'made' : one.reason))
        .filter(one => one !== 'made');
    };
    expect(await at('net/a')).toEqual(Array(5).fill(expect.any(TooManyMatches)));
    expect(await at('net/a/phone')).toEqual(Array(8).fill(expect.any(TooManyMatches)));
    const other = { id: 'net/b', bounds: bounds.slice(0, 1) };
    await stores[0]!.create({ ...fresh, id: 'other' }, state(0), other);
    expect(await stores[0]!.inPlay(['net', 'net/a'])).toEqual({ all: 4, own: [4, 3] });
    await stores[1]!.commit({ before: { ...fresh, id: 'other' }, next: null, log: [] });
    await stores[0]!.create({ ...fresh, id: 'another' }, state(0), other);
  });

  it('has a secret of its own, the same whenever it is opened', async () => {
    const open = await newDatabase();
    const secret = await (await open()).secret();
    expect(secret.length).toBeGreaterThan(60);
    expect(await (await open()).secret()).toBe(secret);
    expect(await (await (await newDatabase())()).secret()).not.toBe(secret);
  });

  it('finds the matches whose deadline has come, and the next one that will', async () => {
    const store = await (await newDatabase())();
    const add = (id: string, bots: number | null, clocks = {}) => {
      const deadlines = { bots, absences: {}, clocks };
      return store.create({ ...fresh, id, control: { ...NEW_CONTROL, deadlines } }, state(0));
    };
    await add('never', null);
    await add('late', 500);
    await add('soon', 900, { 0: 300 });
    await add('early', null, { 0: 200, 1: 100 });
    expect(await store.due(99)).toEqual([]);
    expect(await store.nextDeadline(0)).toBe(100);
    expect(await store.due(300)).toMatchObject([
      { id: 'early', version: 1 },
      { id: 'soon', version: 1 },
    ]);
    expect(await store.nextDeadline(300)).toBe(500);
    // A store that is shared may ask to be looked at again though it knows of nothing.
    expect((await store.nextDeadline(900)) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(900);
  });

  it('what is due is given page by page, also where many are due at one moment', async () => {
    const store = await (await newDatabase())();
    const moments = [100, 200, 200, 200, 200, 200, 300];
    for (const [i, at] of moments.entries()) {
      await store.create(waitingFor({ ...fresh, id: `match-${6 - i}` }, at), null);
    }
    const found: (readonly [id: string, at: number])[] = [];
    let after: DuePlace | undefined;
    for (;;) {
      const page = await store.due(300, { limit: 2, ...(after && { after }) });
      found.push(...page.map(({ id, place }) => [id, place.deadline] as const));
      if (page.length < 2) break;
      after = page.at(-1)!.place;
    }
    expect(found.map(([, at]) => at)).toEqual(moments);
    expect(new Set(found.map(([id]) => id)).size).toBe(moments.length);
    const behind = { deadline: 200, key: null };
    expect(await store.due(300, { after: behind })).toMatchObject([{ place: { deadline: 300 } }]);
    expect(await store.due(299, { after: behind })).toEqual([]);
  });
});
