import { describe, expect, it } from 'vitest';
import type { Tile } from '../../../src/game/ra/tiles.ts';
import { heldIn, play, position, toAct, typesOf } from './position.ts';

describe.each([
  [2, 6],
  [3, 8],
  [4, 9],
  [5, 10],
])('with %i players the Ra tile number %i', (players, last) => {
  const drawing = (n: number) =>
    position({
      areas: Array.from({ length: players }, (_, seat) => ({ suns: [seat + 2], tiles: { nile: 1 } })),
      raTrack: n - 1,
      track: ['gold', null, 'funeral'],
      bag: ['ra', 'art'],
    });

  it('ends the epoch at once: no auction, nobody gets the lot or the centre sun [E-02, C-01]', () => {
    const state = drawing(last);
    expect(typesOf(play(state, ['draw']))).toEqual([
      'draw',
      'epoch-end',
      ...Array<string>(players).fill('score'),
      'epoch-start',
    ]);
    expect([state.track, state.raTrack, state.centre, state.epoch]).toEqual([[], 0, 1, 2]);
    expect(state.areas.map(heldIn)).toEqual(Array(players).fill({ nile: 1 }));
    // unused suns stay face-up, and the owner of the highest begins, who is not the next in turn
    expect(state.areas.map(({ suns }) => suns.faceUp)).toEqual(state.areas.map((_, seat) => [seat + 2]));
    expect(toAct(state)).toBe(players - 1);
  });

  it('is reached by no Ra tile before it: that one begins an auction [T-03]', () => {
    const state = drawing(last - 1);
    expect(play(state, ['draw']).at(-1)).toEqual({ type: 'invoke', player: 0, kind: 'ra-tile' });
    expect([state.raTrack, state.epoch]).toEqual([last - 1, 1]);
  });
});

it('the next epoch draws from what is left in the bag: nothing comes back [E-03]', () => {
  const bag: Tile[] = ['ra', 'art', 'nile'];
  const state = position({ areas: [{ suns: [2] }, { suns: [3] }], raTrack: 5, track: ['gold'], bag });
  play(state, ['draw']);
  expect([state.bag, state.raLeft]).toEqual([2, 0]);
  expect(play(state, ['draw'])).toEqual([{ type: 'draw', player: 1, tile: 'art' }]);
});

describe('an epoch ends by suns [E-01]', () => {
  it('not while somebody has one face-up, though the winner has spent the last', () => {
    const state = position({ areas: [{ suns: [2] }, { suns: [3] }, { faceDown: [4] }] });
    expect(play(state, ['invokeRa'], ['bid', 3]).at(-1)?.type).toBe('sold');
    expect(state.step).toEqual({ kind: 'turn', player: 0 });
  });

  it('as soon as nobody has one, and the Ra tiles leave the game [E-03]', () => {
    const state = position({ areas: [{ suns: [2] }, { faceDown: [4] }], raTrack: 3, track: ['nile'] });
    const events = play(state, ['invokeRa'], ['bid', 2]);
    expect(typesOf(events).slice(2)).toEqual(['sold', 'epoch-end', 'score', 'score', 'epoch-start']);
    expect([state.raTrack, state.track, state.centre]).toEqual([0, [], 2]);
    expect(heldIn(state.areas[0]!)).toEqual({ nile: 1 });
  });
});
