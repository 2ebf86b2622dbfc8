import { describe, expect, it } from 'vitest';
import type { Side, Tile } from '../../../src/game/priests-of-ra/tiles.ts';
import { mayDo, type PlayerPosition, play, position, refusal, toAct } from './position.ts';

const three: PlayerPosition[] = [{ suns: [2, 13] }, { suns: [3, 12] }, { suns: [4, 11] }];
const some = (n: number): Side[] => Array.from({ length: n }, () => 'pyramid');

describe('one action a turn [T-01]', () => {
  it.each([0, 1, 7])('with %i tiles on the track: draw, or invoke Ra; never pass', n => {
    const state = position({ areas: three, track: some(n), bag: ['priest'] });
    expect(mayDo(state)).toEqual(['draw', 'invokeRa']);
    expect(refusal(state, 'draw')).toBeNull();
    expect(refusal(state, 'invokeRa')).toBeNull();
    expect(refusal(state, 'pass')).toBe('not-now');
  });

  it.each([
    ['the next one clockwise', 0, three, 1],
    ['after the last seat the first', 2, three, 0],
    ['a player without a face-up sun is skipped', 0, [{ suns: [2] }, { faceDown: [12] }, { suns: [4] }], 2],
    ['two of them', 3, [{ faceDown: [2] }, { faceDown: [3] }, { suns: [4] }, { suns: [5] }], 2],
  ])('then it is somebody else’s: %s', (_rule, seat, areas, next) => {
    const state = position({ areas, step: seat, bag: ['pyramid'] });
    play(state, ['draw']);
    expect(state.step).toEqual({ kind: 'turn', player: next });
  });
});

describe('a full auction track [T-02]', () => {
  it('nobody may draw: Ra must be invoked', () => {
    const state = position({ areas: three, track: some(8), bag: ['ra'] });
    expect(mayDo(state)).toEqual(['invokeRa']);
    expect(refusal(state, 'draw')).toBe('track-full');
    expect(refusal(state, 'invokeRa')).toBeNull();
  });

  it.each<Tile[]>([['pyramid'], ['farmer/warrior']])('the player after the eighth tile must: %s', tile => {
    const state = position({ areas: three, track: some(7), bag: [tile, 'ra'] });
    play(state, ['draw']);
    if (tile === 'farmer/warrior') play(state, ['placeTile', 'warrior']);
    expect(toAct(state)).toBe(1);
    expect(mayDo(state)).toEqual(['invokeRa']);
  });
});

describe('a drawn tile', () => {
  it('Ra goes on the Ra track and starts an auction, its drawer being the Ra player [T-03]', () => {
    const state = position({
      areas: three,
      step: 1,
      raTrack: 2,
      track: ['priest'],
      bag: ['ra', 'ra', 'plague'],
    });
    expect(play(state, ['draw'])).toEqual([
      { type: 'draw', player: 1, tile: 'ra' },
      { type: 'invoke', player: 1, kind: 'ra-tile' },
    ]);
    expect(state.raTrack).toBe(3);
    expect(state.track).toEqual(['priest']);
    expect(state.step).toEqual({
      kind: 'auction',
      cause: 'ra-tile',
      caller: 1,
      toSpeak: [2, 0, 1],
      best: null,
    });
    expect([state.bag, state.raLeft]).toEqual([2, 1]);
  });

  it.each<Side & Tile>(['pyramid', 'priest', 'plague'])(
    '%s goes on the auction track and ends the turn [T-04]',
    tile => {
      const state = position({ areas: three, track: ['scribe'], raTrack: 4, bag: [tile, 'ra'] });
      expect(play(state, ['draw'])).toEqual([{ type: 'draw', player: 0, tile }]);
      expect(state.track).toEqual(['scribe', tile]);
      expect(state.raTrack).toBe(4);
      expect([state.bag, state.raLeft]).toEqual([1, 1]);
      expect(toAct(state)).toBe(1);
    },
  );

  it('tiles are drawn in the order of the bag, and are gone from it [T-04]', () => {
    const state = position({ areas: three, bag: ['priest', 'plague', 'pyramid', 'ra'] });
    play(state, ['draw'], ['draw'], ['draw']);
    expect(state.track).toEqual(['priest', 'plague', 'pyramid']);
    expect(state.bag).toBe(1);
    expect(state.secret.bag).toHaveLength(1);
  });
});

describe('the sides of a tile [P-01]', () => {
  it.each<[Tile, Side, Side]>([
    ['farmer/warrior', 'farmer', 'warrior'],
    ['merchant/scribe', 'merchant', 'scribe'],
    ['granary/fortress', 'granary', 'fortress'],
    ['market/library', 'market', 'library'],
    ['chamber-red/chamber-blue', 'chamber-red', 'chamber-blue'],
    ['chamber-green/chamber-yellow', 'chamber-green', 'chamber-yellow'],
  ])('whoever draws %s sees it and chooses %s or %s', (tile, ...sides) => {
    for (const side of sides) {
      const state = position({ areas: three, track: ['plague'], bag: [tile] });
      expect(play(state, ['draw'])).toEqual([{ type: 'draw', player: 0, tile }]);
      expect(state.step).toEqual({ kind: 'placement', player: 0, tile });
      expect(state.track).toEqual(['plague']);
      expect(state.bag).toBe(0);
      expect(mayDo(state)).toEqual(sides.map(each => `placeTile ${each}`));
      for (const each of sides) expect(refusal(state, 'placeTile', each)).toBeNull();

      expect(play(state, ['placeTile', side])).toEqual([{ type: 'place', player: 0, tile: side }]);
      expect(state.track).toEqual(['plague', side]);
      expect(state.step).toEqual({ kind: 'turn', player: 1 });
    }
  });
});

describe('invoking Ra [T-05]', () => {
  it.each([
    [0, 'voluntary'],
    [1, 'voluntary'],
    [7, 'voluntary'],
    [8, 'full-track'],
  ])('with %i tiles is a %s auction [A-03]', (n, kind) => {
    const state = position({ areas: three, track: some(n) });
    expect(play(state, ['invokeRa'])).toEqual([{ type: 'invoke', player: 0, kind }]);
    expect(state.step).toEqual({ kind: 'auction', cause: kind, caller: 0, toSpeak: [1, 2, 0], best: null });
    expect(state.track).toHaveLength(n);
  });

  it('with an empty track only the centre sun is won', () => {
    const state = position({ areas: three, centre: 16 });
    expect(play(state, ['invokeRa'], ['pass'], ['pass'], ['bid', 2]).at(-1)).toEqual({
      type: 'sold',
      player: 0,
      sun: 2,
      took: 16,
      tiles: [],
    });
    expect(state.areas[0]?.suns).toEqual({ faceUp: [13], faceDown: [16] });
    expect(state.centre).toBe(2);
    expect(toAct(state)).toBe(1);
  });
});

describe('whoever is left alone with face-up suns [T-06]', () => {
  const alone: PlayerPosition[] = [{ faceDown: [2] }, { suns: [3, 12] }, { faceDown: [4] }];

  it('takes every turn', () => {
    const state = position({ areas: alone, step: 1, bag: ['pyramid', 'farmer/warrior', 'priest', 'ra'] });
    play(state, ['draw'], ['draw'], ['placeTile', 'farmer'], ['draw']);
    expect(state.track).toEqual(['pyramid', 'farmer', 'priest']);
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });

  it('must bid after invoking of free will [A-04]', () => {
    const state = position({ areas: alone, step: 1, track: ['pyramid'] });
    play(state, ['invokeRa']);
    expect(state.step).toMatchObject({ kind: 'auction', toSpeak: [1] });
    expect(mayDo(state)).toEqual(['bid 3', 'bid 12']);
    expect(refusal(state, 'pass')).toBe('caller-must-bid');
    play(state, ['bid', 3]);
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });

  it('may let a full track go [A-05]', () => {
    const state = position({ areas: alone, step: 1, track: some(8) });
    expect(play(state, ['invokeRa'], ['pass']).at(-1)).toEqual({ type: 'unsold', tiles: some(8) });
    expect(state.track).toEqual([]);
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });

  it('may buy a full track [A-07]', () => {
    const state = position({ areas: alone, step: 1, track: some(8) });
    play(state, ['invokeRa'], ['bid', 12]);
    expect(state.areas[1]?.suns).toEqual({ faceUp: [3], faceDown: [1] });
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });

  it('may pass on a Ra tile, or buy [A-06]', () => {
    const state = position({ areas: alone, step: 1, track: some(3), bag: ['ra', 'ra'] });
    expect(play(state, ['draw'], ['pass']).at(-1)).toEqual({ type: 'unsold', tiles: [] });
    expect(state.track).toHaveLength(3);
    expect(toAct(state)).toBe(1);
    expect(play(state, ['draw'], ['bid', 3]).at(-1)).toMatchObject({ type: 'sold', player: 1 });
    expect(toAct(state)).toBe(1);
  });
});
