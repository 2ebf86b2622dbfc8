import { expect, it } from 'vitest';
import type { AnyMove } from '../../../src/game/contract.ts';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import type { Move, State, View } from '../../../src/game/priests-of-ra/table.ts';
import { heldIn, position, toAct } from './position.ts';

/** What is heard of a move, and what everybody sees after each event of it. */
const seenOf = (state: State, move: AnyMove): { heard: string[]; views: View[] } => {
  const by = toAct(state);
  expect(priestsOfRa.refusalOf(state, by, move)).toBeNull();
  let view = priestsOfRa.view(state, null);
  const events = priestsOfRa.apply(state, by, move as unknown as Move);
  const heard = priestsOfRa.heard!(state, null, by, events);
  const views = heard.map(event => {
    view = priestsOfRa.after(view, event);
    return view;
  });
  expect(view).toStrictEqual(priestsOfRa.view(state, null));
  return { heard: heard.map(({ type }) => type), views };
};

it('a two-sided tile has left the bag, and lies on the track once its side is chosen [P-01, T-04]', () => {
  const state = position({ areas: [{ suns: [2] }, { suns: [3] }], bag: ['farmer/warrior', 'ra'] });
  const drawn = seenOf(state, ['draw']).views[0]!;
  expect([drawn.bag, drawn.track, drawn.step]).toEqual([
    1,
    [],
    { kind: 'placement', player: 0, tile: 'farmer/warrior' },
  ]);
  const placed = seenOf(state, ['placeTile', 'warrior']).views[0]!;
  expect([placed.bag, placed.track, placed.step]).toEqual([1, ['warrior'], { kind: 'turn', player: 1 }]);
});

/** Seat 1 has won two priests and two farmers in an auction of seat 0, with its last sun or not. */
const priestsAtWork = (lastSun: boolean): State => {
  const state = position({
    areas: [lastSun ? { faceDown: [2] } : { suns: [2] }, { suns: [12] }, { faceDown: [4] }],
    track: ['priest', 'farmer', 'priest', 'farmer'],
    step: { kind: 'auction', cause: 'ra-tile', caller: 0, toSpeak: [1], best: null },
  });
  seenOf(state, ['bid', 12]);
  return state;
};

it('each priest turns another tile, and then play goes on left of the Ra player [P-02, A-08]', () => {
  const state = priestsAtWork(false);
  expect(state.step).toEqual({ kind: 'priests', player: 1, caller: 0, turns: 2, turned: [] });
  const [first] = seenOf(state, ['turnTile', 'farmer']).views;
  expect(first!.step).toEqual({ kind: 'priests', player: 1, caller: 0, turns: 1, turned: ['warrior'] });
  expect(heldIn(first!.areas[1]!)).toEqual({ farmer: 1, warrior: 1, priest: 2 });
  const [second] = seenOf(state, ['turnTile', 'farmer']).views;
  expect([heldIn(second!.areas[1]!), second!.step]).toEqual([
    { warrior: 2, priest: 2 },
    { kind: 'turn', player: 0 },
  ]);
});

it.each([
  ['and play goes on', false, ['done']],
  ['and the epoch ends', true, ['done', 'epoch-end', 'score', 'score', 'score', 'epoch-start']],
] as const)(
  'that no other tile is turned is heard, %s; no record holds it [P-02, E-01]',
  (_case, last, told) => {
    const state = priestsAtWork(last);
    const { heard, views } = seenOf(state, ['doneTurning']);
    expect(heard).toEqual(told);
    expect(heldIn(views[0]!.areas[1]!)).toEqual({ farmer: 2, priest: 2 });
  },
);

it('ankhs come and a plague goes with one’s own sheet; people and priests leave after the last one [P-11, P-13, P-15]', () => {
  const held = { farmer: 1, warrior: 1, merchant: 1, scribe: 1, priest: 3, plague: 2 };
  const areas = [
    { suns: [2], tiles: held },
    { suns: [3], tiles: held },
  ];
  const state = position({ areas, raTrack: 5, bag: ['ra', 'pyramid'] });
  const { heard, views } = seenOf(state, ['draw']);
  expect(heard).toEqual(['draw', 'epoch-end', 'score', 'score', 'epoch-start']);
  const seen = views.map(view => view.areas.map(area => [area.ankhs, heldIn(area)]));
  const scored = [2, { ...held, plague: 1 }];
  expect(seen.slice(1)).toEqual([
    [
      [0, held],
      [0, held],
    ],
    [scored, [0, held]],
    [scored, scored],
    [
      [2, { plague: 1 }],
      [2, { plague: 1 }],
    ],
  ]);
});
