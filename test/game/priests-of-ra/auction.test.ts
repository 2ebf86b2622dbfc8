import { describe, expect, it } from 'vitest';
import type { AnyMove } from '../../../src/game/contract.ts';
import type { Side, Tile } from '../../../src/game/priests-of-ra/tiles.ts';
import { heldIn, mayDo, type PlayerPosition, play, position, refusal, toAct } from './position.ts';

const four: PlayerPosition[] = [
  { suns: [2, 6, 13] },
  { suns: [3, 7, 12] },
  { suns: [4, 8, 11] },
  { suns: [5, 9, 10] },
];
const some = (n: number): Side[] => Array.from({ length: n }, () => 'pyramid');

/** An auction of each kind, begun by seat 1 of four. */
const begin = (kind: 'voluntary' | 'full-track' | 'ra-tile', areas = four) => {
  const track: Side[] = kind === 'full-track' ? some(8) : ['farmer', 'library'];
  const bag: Tile[] = kind === 'ra-tile' ? ['ra'] : [];
  const state = position({ areas, step: 1, track, bag });
  play(state, kind === 'ra-tile' ? ['draw'] : ['invokeRa']);
  return state;
};
const KINDS = ['voluntary', 'full-track', 'ra-tile'] as const;

describe.each(KINDS)('an auction of the kind %s', kind => {
  it('asks everybody once, from the left of the Ra player round to the Ra player [A-01]', () => {
    const state = begin(kind);
    const asked: number[] = [];
    for (const move of [['pass'], ['bid', 5], ['pass'], ['pass']] as AnyMove[]) {
      asked.push(toAct(state));
      play(state, move);
    }
    expect(asked).toEqual([2, 3, 0, 1]);
    expect(state.step.kind).toBe('turn');
  });

  it('whoever is asked may bid any face-up sun, or pass [A-01]', () => {
    const state = begin(kind);
    expect(mayDo(state)).toEqual(['bid 4', 'bid 8', 'bid 11', 'pass']);
    for (const sun of [4, 8, 11]) expect(refusal(state, 'bid', sun)).toBeNull();
    expect(refusal(state, 'pass')).toBeNull();
  });

  it('a bid must be higher than every bid before [A-02]', () => {
    const state = begin(kind);
    play(state, ['bid', 8]);
    expect(mayDo(state)).toEqual(['bid 9', 'bid 10', 'pass']);
    expect(refusal(state, 'bid', 5)).toBe('sun-too-low');
    play(state, ['bid', 10]);
    expect(mayDo(state)).toEqual(['bid 13', 'pass']);
  });

  it('a pass in between does not lower the bid to beat [A-02]', () => {
    const state = begin(kind);
    play(state, ['bid', 8], ['pass']);
    expect(mayDo(state)).toEqual(['bid 13', 'pass']);
    play(state, ['pass']);
    expect(mayDo(state)).toEqual(['bid 12', 'pass']);
  });

  it('whoever cannot outbid passes without being asked, on record [A-02]', () => {
    const state = begin(kind);
    expect(play(state, ['bid', 11])).toEqual([
      { type: 'bid', player: 2, sun: 11 },
      { type: 'pass', player: 3 },
    ]);
    expect(toAct(state)).toBe(0);
  });

  it('several of them, the Ra player among them, bring the auction to its end [A-02]', () => {
    const state = begin(kind, [{ suns: [2, 6] }, { suns: [3, 7] }, { suns: [4, 16] }, { suns: [5, 9] }]);
    const tiles = [...state.track];
    expect(play(state, ['bid', 16])).toEqual([
      { type: 'bid', player: 2, sun: 16 },
      { type: 'pass', player: 3 },
      { type: 'pass', player: 0 },
      { type: 'pass', player: 1 },
      { type: 'sold', player: 2, sun: 16, took: 1, tiles },
    ]);
    expect(state.step).toEqual({ kind: 'turn', player: 2 });
  });

  it('whoever has no face-up sun is not asked, and not on record [A-01]', () => {
    const state = begin(kind, [{ suns: [13] }, { suns: [3, 12] }, { faceDown: [11] }, { suns: [5, 10] }]);
    expect(toAct(state)).toBe(3);
    expect(play(state, ['pass'], ['pass'])).toEqual([
      { type: 'pass', player: 3 },
      { type: 'pass', player: 0 },
    ]);
    expect(toAct(state)).toBe(1);
  });

  it('the Ra player may outbid the last bid [A-04]', () => {
    const state = begin(kind);
    const tiles = [...state.track];
    play(state, ['pass'], ['bid', 5], ['pass']);
    expect(mayDo(state)).toEqual(['bid 7', 'bid 12', 'pass']);
    expect(refusal(state, 'pass')).toBeNull();
    expect(play(state, ['bid', 7])).toEqual([
      { type: 'bid', player: 1, sun: 7 },
      { type: 'sold', player: 1, sun: 7, took: 1, tiles },
    ]);
  });

  it('the highest bid takes all the tiles and the centre sun, and pays [A-07]', () => {
    const state = begin(kind);
    const lot = [...state.track];
    state.centre = 15;
    expect(play(state, ['bid', 4], ['bid', 9], ['pass'], ['pass']).at(-1)).toEqual({
      type: 'sold',
      player: 3,
      sun: 9,
      took: 15,
      tiles: lot,
    });
    expect(state.track).toEqual([]);
    expect(state.centre).toBe(9);
    expect(state.areas[3]?.suns).toEqual({ faceUp: [5, 10], faceDown: [15] });
    expect(heldIn(state.areas[3]!)).toEqual(
      kind === 'full-track' ? { pyramid: 8 } : { farmer: 1, library: 1 },
    );
  });

  it('the suns that were outbid go back to their owners, face-up [A-07]', () => {
    const state = begin(kind);
    play(state, ['bid', 4], ['bid', 9], ['pass'], ['pass']);
    expect(state.areas[2]?.suns).toEqual({ faceUp: [4, 8, 11], faceDown: [] });
    expect(heldIn(state.areas[2]!)).toEqual({});
  });

  it.each<[string, AnyMove[]]>([
    ['the first to speak', [['bid', 11], ['pass'], ['pass']]],
    ['the one before the Ra player', [['pass'], ['pass'], ['bid', 2], ['pass']]],
    ['the Ra player', [['pass'], ['pass'], ['pass'], ['bid', 3]]],
  ])('play goes on left of the Ra player, whoever wins [A-08]: %s', (_winner, moves) => {
    const state = begin(kind);
    play(state, ...moves);
    expect(state.step).toEqual({ kind: 'turn', player: 2 });
  });

  it('the one on the left may have no sun any more: the next one acts [A-08, T-01]', () => {
    const state = begin(kind, [{ suns: [13] }, { suns: [3] }, { suns: [4] }, { suns: [5] }]);
    play(state, ['bid', 4], ['pass'], ['pass']);
    expect(state.areas[2]?.suns).toEqual({ faceUp: [], faceDown: [1] });
    expect(state.step).toEqual({ kind: 'turn', player: 3 });
  });

  it('the tiles are added to those from before, sides as they lie [A-07]', () => {
    const areas: PlayerPosition[] = [
      { suns: [13] },
      { suns: [3], tiles: { farmer: 1, warrior: 2, pyramid: 1 } },
    ];
    const state = position({
      areas,
      step: 0,
      track: ['farmer', 'warrior', 'warrior', 'plague', 'chamber-red', 'pyramid'],
    });
    play(state, ['invokeRa'], ['bid', 3], ['pass']);
    expect(heldIn(state.areas[1]!)).toEqual({
      farmer: 2,
      warrior: 4,
      plague: 1,
      'chamber-red': 1,
      pyramid: 2,
    });
  });
});

describe('nobody bids', () => {
  it('voluntary: the Ra player must bid, any face-up sun [A-04]', () => {
    const state = begin('voluntary');
    play(state, ['pass'], ['pass'], ['pass']);
    expect(mayDo(state)).toEqual(['bid 3', 'bid 7', 'bid 12']);
    expect(refusal(state, 'pass')).toBe('caller-must-bid');
    for (const sun of [3, 7, 12]) expect(refusal(state, 'bid', sun)).toBeNull();
    expect(play(state, ['bid', 3])).toEqual([
      { type: 'bid', player: 1, sun: 3 },
      { type: 'sold', player: 1, sun: 3, took: 1, tiles: ['farmer', 'library'] },
    ]);
  });

  it('voluntary, the Ra player cannot beat a bid: no sun is forced [A-04]', () => {
    const state = begin('voluntary', [{ suns: [13] }, { suns: [3] }, { suns: [11] }, { suns: [10] }]);
    expect(play(state, ['bid', 11], ['bid', 13]).at(-2)).toEqual({ type: 'pass', player: 1 });
    expect(state.areas[1]?.suns.faceUp).toEqual([3]);
  });

  it('full track: all 8 tiles leave the game, and nobody gets the sun [A-05]', () => {
    const state = begin('full-track');
    expect(play(state, ['pass'], ['pass'], ['pass'], ['pass'])).toEqual([
      { type: 'pass', player: 2 },
      { type: 'pass', player: 3 },
      { type: 'pass', player: 0 },
      { type: 'pass', player: 1 },
      { type: 'unsold', tiles: some(8) },
    ]);
    expect(state.track).toEqual([]);
    expect(state.centre).toBe(1);
    expect(state.areas.map(area => area.suns)).toEqual(
      four.map(({ suns }) => ({ faceUp: suns, faceDown: [] })),
    );
    expect(state.areas.map(heldIn)).toEqual([{}, {}, {}, {}]);
    expect(state.step).toEqual({ kind: 'turn', player: 2 });
    expect([state.bag, state.secret.bag]).toEqual([0, '']);
  });

  it('full track: the next player finds an empty track and may draw again [A-05, T-02]', () => {
    const state = begin('full-track');
    play(state, ['pass'], ['pass'], ['pass'], ['pass']);
    expect(mayDo(state)).toEqual(['draw', 'invokeRa']);
  });

  it('Ra tile: the tiles stay on the track, and the Ra tile on its own [A-06]', () => {
    const state = begin('ra-tile');
    expect(play(state, ['pass'], ['pass'], ['pass'], ['pass']).at(-1)).toEqual({ type: 'unsold', tiles: [] });
    expect(state.track).toEqual(['farmer', 'library']);
    expect(state.raTrack).toBe(1);
    expect(state.centre).toBe(1);
    expect(state.step).toEqual({ kind: 'turn', player: 2 });
  });

  it('Ra tile with an empty track: the centre sun alone stays [A-06]', () => {
    const state = position({ areas: four, bag: ['ra'] });
    play(state, ['draw'], ['pass'], ['pass'], ['pass'], ['pass']);
    expect([state.track, state.centre]).toEqual([[], 1]);
  });
});

it('a Ra tile on an empty track sells the centre sun alone [A-03, A-07]', () => {
  const state = position({ areas: four, bag: ['ra'], centre: 14 });
  expect(play(state, ['draw'], ['bid', 3], ['pass'], ['pass'], ['pass']).at(-1)).toEqual({
    type: 'sold',
    player: 1,
    sun: 3,
    took: 14,
    tiles: [],
  });
  expect(state.areas[1]?.suns).toEqual({ faceUp: [7, 12], faceDown: [14] });
});

it('a sun just won lies face-down and cannot be bid, nor beaten with [A-07]', () => {
  const state = position({ areas: [{ suns: [2, 9] }, { suns: [3, 8] }], centre: 16 });
  play(state, ['invokeRa'], ['pass'], ['bid', 2], ['invokeRa']);
  expect(mayDo(state)).toEqual(['bid 9', 'pass']);
  expect(refusal(state, 'bid', 16)).toBe('sun-face-down');
});

it('the sun paid is the prize of the next auction [A-07]', () => {
  const state = position({ areas: [{ suns: [2, 9] }, { suns: [3, 8] }] });
  play(state, ['invokeRa'], ['pass'], ['bid', 9], ['invokeRa'], ['pass'], ['bid', 3]);
  expect(state.areas[1]?.suns).toEqual({ faceUp: [8], faceDown: [9] });
  expect(state.centre).toBe(3);
});

it('two players: the other one speaks first, the Ra player last [A-01]', () => {
  const state = position({ areas: [{ suns: [2, 9] }, { suns: [3, 8] }], step: 1 });
  play(state, ['invokeRa']);
  expect(toAct(state)).toBe(0);
  play(state, ['bid', 2]);
  expect(mayDo(state)).toEqual(['bid 3', 'bid 8', 'pass']);
});
