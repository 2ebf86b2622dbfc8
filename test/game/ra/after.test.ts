import { expect, it } from 'vitest';
import type { AnyMove } from '../../../src/game/contract.ts';
import { ra } from '../../../src/game/ra/rules.ts';
import type { Move, State, View } from '../../../src/game/ra/table.ts';
import type { Lying } from '../../../src/game/ra/tiles.ts';
import { type Holding, heldIn, position, toAct } from './position.ts';

/** What is heard of a move, and what everybody sees after each event of it. */
const seenOf = (state: State, move: AnyMove): { heard: string[]; views: View[] } => {
  const by = toAct(state);
  expect(ra.refusalOf(state, by, move)).toBeNull();
  let view = ra.view(state, null);
  const heard = ra.heard!(state, null, by, ra.apply(state, by, move as unknown as Move));
  const views = heard.map(event => {
    view = ra.after(view, event);
    return view;
  });
  expect(view).toStrictEqual(ra.view(state, null));
  return { heard: heard.map(({ type }) => type), views };
};

const stepKinds = (views: readonly View[]) => views.map(({ step }) => step.kind);

/** Seat 0 has called Ra over a lot, nobody else can speak, and it is about to bid its 2. */
const aboutToWin = (tiles: Holding, track: Lying[], epoch: 1 | 3 = 1): State => {
  const areas = [{ suns: [2], tiles }, { faceDown: [15] }];
  const state = position({ areas, track, epoch, centre: 16 });
  seenOf(state, ['invokeRa']);
  return state;
};

it('a lot is bid for, sold, and then its disasters strike one by one [A-07, R-03]', () => {
  const state = aboutToWin({ pharaoh: 3, nile: 1 }, ['funeral', 'gold', 'drought']);
  const { heard, views } = seenOf(state, ['bid', 2]);
  expect(heard.slice(0, 5)).toEqual(['bid', 'sold', 'disaster', 'disaster', 'epoch-end']);
  expect(views.slice(0, 4).map(view => [view.track.length, heldIn(view.areas[0]!)])).toEqual([
    [3, { pharaoh: 3, nile: 1 }],
    [0, { pharaoh: 3, nile: 1, gold: 1 }],
    [0, { pharaoh: 1, nile: 1, gold: 1 }],
    [0, { pharaoh: 1, gold: 1 }],
  ]);
});

it('who bid last has paid nothing before the lot is sold, and no sun is won [A-07]', () => {
  const { views } = seenOf(aboutToWin({}, ['gold']), ['bid', 2]);
  expect(views.slice(0, 2).map(({ centre, areas }) => [centre, areas[0]!.suns])).toEqual([
    [16, { faceUp: [2], faceDown: [] }],
    [2, { faceUp: [], faceDown: [16] }],
  ]);
});

it.each<[string, Lying, Holding, string[]]>([
  [
    'that leaves no choice: it has struck, and another god may be played',
    'funeral',
    { pharaoh: 1 },
    ['disaster', 'gods'],
  ],
  ['that leaves a choice: its taker is asked', 'unrest', { art: 2, writing: 1 }, ['disaster']],
])('a god takes a disaster %s [R-02, R-04]', (_case, tile, held, steps) => {
  const areas = [{ suns: [2], tiles: { god: 2, ...held } }, { suns: [3] }];
  const { views } = seenOf(position({ areas, track: [tile, 'gold'] }), ['playGod', tile]);
  expect(stepKinds(views)).toEqual(steps);
  expect(views[0]!.step).toMatchObject({ player: 0, tile, turnOf: 0, by: 'god' });
  expect(heldIn(views[0]!.areas[0]!)).toEqual({ god: 1, ...held });
});

it('once a god’s disaster has been chosen for, its player may play another [R-01, R-02]', () => {
  const areas = [{ suns: [2], tiles: { god: 2, art: 2, writing: 1 } }, { suns: [3] }];
  const state = position({ areas, track: ['unrest', 'gold'] });
  seenOf(state, ['playGod', 'unrest']);
  expect(seenOf(state, ['discard', 'art', 'writing']).views.at(-1)!.step).toEqual({
    kind: 'gods',
    player: 0,
  });
});

it('a disaster waits behind one that leaves a choice [R-03, R-04]', () => {
  const held: Holding = { art: 1, writing: 1, religion: 1, pharaoh: 2 };
  const state = aboutToWin(held, ['unrest', 'funeral']);
  expect(seenOf(state, ['bid', 2]).views.at(-1)!.step).toMatchObject({
    tile: 'unrest',
    pending: ['funeral'],
  });
  const { views } = seenOf(state, ['discard', 'art', 'religion']);
  expect(views.slice(0, 2).map(view => heldIn(view.areas[0]!))).toEqual([
    { writing: 1, pharaoh: 2 },
    { writing: 1 },
  ]);
});

it('that no other god is played is heard, and no record holds it [R-01]', () => {
  const areas = [{ suns: [2], tiles: { god: 2 } }, { suns: [3] }];
  const state = position({ areas, track: ['nile', 'gold'] });
  seenOf(state, ['playGod', 'nile']);
  const { heard, views } = seenOf(state, ['doneWithGods']);
  expect([heard, views[0]!.step]).toEqual([['done'], { kind: 'turn', player: 1 }]);
});

it('the Ra tile that fills its track lies there before the epoch ends, which clears both [E-02]', () => {
  const areas = [{ suns: [2] }, { suns: [3] }];
  const state = position({ areas, raTrack: 5, track: ['gold'], bag: ['ra', 'nile'] });
  const { heard, views } = seenOf(state, ['draw']);
  expect(heard).toEqual(['draw', 'epoch-end', 'score', 'score', 'epoch-start']);
  expect(views.map(({ raTrack, track, epoch }) => [raTrack, track.length, epoch])).toEqual([
    [6, 1, 1],
    [0, 0, 1],
    [0, 0, 1],
    [0, 0, 1],
    [0, 0, 2],
  ]);
});

it('fame changes sheet by sheet, and who has won is seen last [E-05, E-07]', () => {
  const { heard, views } = seenOf(aboutToWin({ pharaoh: 2 }, ['gold'], 3), ['bid', 2]);
  expect(heard).toEqual(['bid', 'sold', 'epoch-end', 'score', 'score', 'end']);
  const fames = views.map(({ areas }) => areas.map(({ fame }) => fame));
  const [first, second] = ra.view(views.at(-1)!, null).areas.map(({ fame }) => fame);
  expect([first, second].includes(10)).toBe(false);
  expect(fames.slice(2)).toEqual([
    [10, 10],
    [first, 10],
    [first, second],
    [first, second],
  ]);
  expect(views.map(view => ra.outcome(view) !== null)).toEqual([false, false, false, false, false, true]);
});

it.each([
  ['full: its tiles leave the game', 8, 'full-track', 0],
  ['not full, after a Ra tile: they stay', 3, 'ra-tile', 3],
] as const)('nobody bids for a track that is %s [A-05, A-06]', (_case, length, cause, left) => {
  const state = position({
    areas: [{ suns: [2] }, { suns: [3] }],
    track: Array<Lying>(length).fill('nile'),
    step: { kind: 'auction', cause, caller: 0, toSpeak: [0], best: null },
  });
  const { heard, views } = seenOf(state, ['pass']);
  expect(heard).toEqual(['pass', 'unsold']);
  expect(views.map(({ track }) => track.length)).toEqual([length, left]);
  expect(views[1]!.step).toEqual({ kind: 'turn', player: 1 });
});
