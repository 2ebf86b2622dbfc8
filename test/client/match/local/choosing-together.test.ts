import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type LocalMatch,
  openLocalMatch,
  UnplayableMatch,
} from '../../../../src/client/match/local/local-match.ts';
import { keepMatch, keptMatch, type SavedMatch } from '../../../../src/client/match/local/saved-match.ts';
import type { RuRaReEvent } from '../../../../src/game/ru-ra-re/events.ts';
import { ROWS, type Row, type View } from '../../../../src/game/ru-ra-re/table.ts';
import { loadGame } from '../../../game/load-game.ts';

const module = await loadGame('ru-ra-re');
const person = (name: string) => ({ name, bot: null });
const bot = (name: string) => ({ name, bot: name });

const match = (seats: SavedMatch['seats'], changes: Partial<SavedMatch> = {}): SavedMatch => ({
  seats,
  options: module.meta.defaults,
  handOver: true,
  seed: 'a seed',
  moves: [],
  over: false,
  ...changes,
});
const PACE = 10;
/** A choice weighs more than most moves, and bots take longer over it. */
const CHOOSING = PACE * 1.6;

const open: LocalMatch[] = [];
const start = (saved: SavedMatch) => {
  const kept: SavedMatch[] = [];
  const played = openLocalMatch(module, saved, { pace: PACE, onMove: now => kept.push(now) });
  open.push(played);
  const view = () => played.snapshot().view as View;
  const choose = (row: Row) => played.play(['choose', view().round, view().throw, row]);
  const shows = () =>
    (played.snapshot().events as readonly RuRaReEvent[]).flatMap(event =>
      event.type === 'show' ? [event.choices] : [],
    );
  return { played, kept, view, choose, shows };
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const each of open.splice(0)) each.close();
  vi.useRealTimers();
});

it('[Q-12] each person in turn chooses behind a hand-over, and sees of the others only who has chosen', () => {
  const { played, view, choose, shows } = start(match([person('Ada'), person('Ned'), person('Zoe')]));
  for (const seat of [0, 1, 2]) {
    expect(played.snapshot()).toMatchObject({ seat: null, handTo: seat });
    expect(view().choice).toBeNull();
    // Nobody chooses before the screen has been taken.
    choose(1);
    expect(view().chosen).toEqual([0, 1, 2].map(each => each < seat));
    played.takeScreen();
    expect(played.snapshot()).toMatchObject({ seat, handTo: null });
    expect(view()).toMatchObject({ choice: null, chosen: [0, 1, 2].map(each => each < seat) });
    expect(shows()).toEqual([]);
    choose(seat === 2 ? 3 : 5);
  }
  expect(shows()).toEqual([{ 0: 5, 1: 5, 2: 3 }]);
  // Those who have clashed go on, and whoever had the screen last is not asked.
  expect(view()).toMatchObject({ throw: 2, waiting: [0, 1] });
  expect(played.snapshot()).toMatchObject({ seat: null, handTo: 0, toAct: [0, 1] });
});

it('[Q-12] whoever has the screen and is asked again goes first, without a hand-over', () => {
  const { played, choose } = start(match([person('Ada'), person('Ned')]));
  played.takeScreen();
  choose(1);
  played.takeScreen();
  choose(1);
  expect(played.snapshot()).toMatchObject({ seat: 1, handTo: null, toAct: [0, 1] });
  choose(2);
  expect(played.snapshot()).toMatchObject({ seat: null, handTo: 0, toAct: [0] });
});

it('[Q-12] without hand-over the screen goes from seat to seat', () => {
  const { played, choose, shows } = start(match([person('Ada'), person('Ned')], { handOver: false }));
  expect(played.snapshot()).toMatchObject({ seat: 0, handTo: null });
  choose(1);
  expect(played.snapshot()).toMatchObject({ seat: 1, handTo: null });
  choose(2);
  expect(shows()).toEqual([{ 0: 1, 1: 2 }]);
});

it('[Q-12] bots choose too, one after the other, whether or not the persons have', async () => {
  const { played, view, choose, shows, kept } = start(match([person('Ada'), bot('steady'), bot('random')]));
  expect(played.snapshot()).toMatchObject({ seat: 0, handTo: null, toAct: [0, 1, 2] });
  await vi.advanceTimersByTimeAsync(CHOOSING);
  expect(view().chosen).toEqual([false, true, false]);
  await vi.advanceTimersByTimeAsync(CHOOSING);
  expect(view().chosen).toEqual([false, true, true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept).toHaveLength(2);
  expect(shows()).toEqual([]);
  choose(4);
  expect(shows()).toEqual([{ 0: 4, 1: expect.any(Number), 2: expect.any(Number) }]);
  expect(kept.at(-1)?.movers).toEqual([1, 2, 0]);
});

it('[Q-12] a person alone among bots may choose otherwise as long as a bot has not chosen', async () => {
  const { played, view, choose, shows, kept } = start(match([person('Ada'), bot('random')]));
  choose(1);
  expect(view()).toMatchObject({ choice: 1, chosen: [true, false] });
  choose(6);
  choose(4);
  expect(view()).toMatchObject({ choice: 4, chosen: [true, false] });
  expect(played.snapshot().toAct).toEqual([1]);
  await vi.advanceTimersByTimeAsync(CHOOSING);
  expect(shows()).toEqual([{ 0: 4, 1: expect.any(Number) }]);
  // What was chosen otherwise has not been chosen.
  expect(kept.at(-1)?.movers).toEqual([0, 1]);
});

it('[Q-12] bots choose however fast a person chooses otherwise', async () => {
  const { choose, shows } = start(match([person('Ada'), bot('random'), bot('random')]));
  for (let i = 0; i < 8 && shows().length === 0; i++) {
    choose(((i % 6) + 1) as Row);
    await vi.advanceTimersByTimeAsync(CHOOSING / 2);
  }
  expect(shows()).toEqual([{ 0: expect.any(Number), 1: expect.any(Number), 2: expect.any(Number) }]);
});

it('[Q-12] a bot whose position is another after a move is taken back thinks anew', async () => {
  const { played, view, choose, shows } = start(match([person('Ada'), bot('random')]));
  choose(1);
  await vi.advanceTimersByTimeAsync(CHOOSING - 1);
  played.takeBack();
  await vi.advanceTimersByTimeAsync(CHOOSING - 1);
  expect(view().chosen).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(view().chosen).toEqual([false, true]);
  expect(shows()).toEqual([]);
});

it('[Q-12] what comes for a throw before is not played', () => {
  const { played, choose, kept } = start(match([person('Ada'), person('Ned')], { handOver: false }));
  choose(1);
  choose(1);
  played.play(['choose', 1, 1, 5]);
  played.play(['choose', 1, 2, 99]);
  expect(kept).toHaveLength(2);
});

it('[Q-12] goes on after a reload at any point of a throw, with changed choices and all', async () => {
  const seats = [person('Ada'), bot('random'), person('Ned')];
  const first = start(match(seats, { handOver: false }));
  for (let i = 0; i < 40 && first.played.snapshot().outcome === null; i++) {
    const { rows } = first.view();
    const open = ROWS.filter(row => (rows[row - 1] ?? []).length > 0);
    if (i % 3 === 2) await vi.advanceTimersByTimeAsync(CHOOSING);
    first.choose(open[i % open.length]!);
  }
  const { kept } = first;
  expect(kept.length).toBeGreaterThan(30);
  expect(kept.at(-1)!.movers).not.toEqual(kept.at(-1)!.movers!.toSorted());
  let inTheMiddle = 0;
  for (const saved of kept) {
    keepMatch('ru-ra-re', saved);
    const again = keptMatch('ru-ra-re');
    expect(again).toEqual({ kind: 'saved', match: saved });
    const { played, view, shows, choose } = start(saved);
    expect(played.saved()).toEqual(saved);
    expect(shows()).toEqual(first.shows().slice(0, shows().length));
    const waits = played.snapshot().toAct.find(seat => seats[seat]!.bot === null);
    if (view().chosen.some(Boolean)) inTheMiddle += 1;
    if (waits === undefined) continue;
    // It goes on with whoever has not chosen yet.
    expect(played.snapshot()).toMatchObject({ seat: waits, handTo: null });
    const { rows } = view();
    choose(ROWS.find(row => rows[row - 1]!.length > 0)!);
    expect(played.saved().moves).toHaveLength(saved.moves.length + 1);
    expect(played.saved().movers!.at(-1)).toBe(waits);
  }
  expect(inTheMiddle).toBeGreaterThan(10);
});

it('[Q-12] after a reload the screen is handed to whoever has not chosen, and the choice made before is kept', () => {
  const first = start(match([person('Ada'), person('Ned')]));
  first.played.takeScreen();
  first.choose(3);
  const { played, view, choose, shows } = start(first.kept.at(-1)!);
  expect(played.snapshot()).toMatchObject({ seat: null, handTo: 1 });
  expect(view().choice).toBeNull();
  played.takeScreen();
  choose(2);
  expect(shows()).toEqual([{ 0: 3, 1: 2 }]);
});

it.each<[string, Partial<SavedMatch>]>([
  ['without the movers', { moves: [['choose', 1, 1, 2]] }],
  ['with a mover who is not asked', { moves: [['choose', 1, 1, 2]], movers: [7] }],
  [
    'with too few movers',
    {
      moves: [
        ['choose', 1, 1, 2],
        ['choose', 1, 1, 3],
      ],
      movers: [0],
    },
  ],
  ['with a choice for another throw', { moves: [['choose', 1, 2, 2]], movers: [0] }],
])('a match %s does not open', (_what, changes) => {
  expect(() => start(match([person('Ada'), person('Ned')], changes))).toThrow(UnplayableMatch);
});

it.each<[string, unknown]>([
  ['more movers than moves', [0, 1]],
  ['fewer', []],
  ['a seat that is not there', [2]],
  ['a seat that is none', ['length']],
  ['a seat as text', ['0']],
  ['half a seat', [0.5]],
  ['no list', { 0: 0 }],
  ['nothing', null],
])('a saved match is damaged with %s', (_what, movers) => {
  const saved = match([person('Ada'), person('Ned')], { moves: [['choose', 1, 1, 2]], movers: [1] });
  keepMatch('ru-ra-re', saved);
  expect(keptMatch('ru-ra-re')).toEqual({ kind: 'saved', match: saved });
  keepMatch('ru-ra-re', { ...saved, movers: movers as never });
  expect(keptMatch('ru-ra-re')).toEqual({ kind: 'damaged' });
});

it('[Q-12] is played to its end by bots, and saved whole', async () => {
  const { played, kept } = start(match([bot('steady'), bot('random'), bot('random'), bot('steady')]));
  await vi.advanceTimersByTimeAsync(PACE * 2000);
  const { outcome, events, toAct } = played.snapshot();
  expect(toAct).toEqual([]);
  expect(events.at(-1)).toMatchObject({ type: 'end', winners: outcome?.winners });
  expect(kept.at(-1)!.movers).toHaveLength(kept.length);
  const again = start(JSON.parse(JSON.stringify(kept.at(-1))));
  expect(again.played.snapshot()).toEqual(played.snapshot());
});
