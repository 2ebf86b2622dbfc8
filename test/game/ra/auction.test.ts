import { describe, expect, it } from 'vitest';
import type { AnyMove } from '../../../src/game/contract.ts';
import type { Lying } from '../../../src/game/ra/tiles.ts';
import { heldIn, mayDo, type PlayerPosition, play, position, refusal, toAct, typesOf } from './position.ts';

const four: PlayerPosition[] = [
  { suns: [2, 6, 13], tiles: { god: 1 } },
  { suns: [3, 7, 12], tiles: { god: 1 } },
  { suns: [4, 8, 11] },
  { suns: [5, 9, 10] },
];

/** An auction of each kind, begun by seat 1 of four; only the voluntary one goes over a gap. */
const begin = (kind: (typeof KINDS)[number], areas = four) => {
  const track: Record<typeof kind, (Lying | null)[]> = {
    voluntary: ['nile', null, 'temple'],
    'full-track': Array<Lying>(8).fill('nile'),
    'ra-tile': ['nile', 'temple'],
  };
  const fromBag = kind === 'ra-tile';
  const state = position({ areas, step: 1, track: track[kind], bag: fromBag ? ['ra'] : [] });
  play(state, fromBag ? ['draw'] : ['invokeRa']);
  return state;
};
const KINDS = ['voluntary', 'full-track', 'ra-tile'] as const;

describe.each(KINDS)('an auction of the kind %s at a table of Ra', kind => {
  it('asks everybody once, from the left of the Ra player round to the Ra player [A-01]', () => {
    const state = begin(kind);
    const asked: number[] = [];
    for (const move of [['pass'], ['bid', 5], ['pass'], ['pass']] as AnyMove[]) {
      asked.push(toAct(state));
      play(state, move);
    }
    expect(asked).toEqual([2, 3, 0, 1]);
  });

  it('whoever has no face-up sun is not asked, gods or not [A-01]', () => {
    const state = begin(kind, [{ suns: [13] }, four[1]!, { faceDown: [11], tiles: { god: 2 } }, four[3]!]);
    expect(toAct(state)).toBe(3);
  });

  it('a bid must be higher than every bid before, and gods bid nothing [A-02]', () => {
    const state = begin(kind);
    expect(mayDo(state)).toEqual(['bid 4', 'bid 8', 'bid 11', 'pass']);
    play(state, ['bid', 8], ['pass']);
    expect(mayDo(state)).toEqual(['bid 13', 'pass']);
    expect(refusal(state, 'bid', 6)).toBe('sun-too-low');
    expect(refusal(state, 'playGod', 'nile')).toBe('not-now');
  });

  it('somebody bid: the Ra player may outbid or pass [A-04]', () => {
    const state = begin(kind);
    play(state, ['pass'], ['bid', 5], ['pass']);
    expect(mayDo(state)).toEqual(['bid 7', 'bid 12', 'pass']);
    expect(play(state, ['pass']).at(-1)).toMatchObject({ type: 'sold', player: 3, sun: 5 });
  });

  it('the winner takes the lot and the centre sun, and the sun of the bid lies there now [A-07]', () => {
    const state = begin(kind);
    state.centre = 15;
    play(state, ['bid', 4], ['bid', 9], ['pass'], ['pass']);
    expect(state.areas.map(({ suns }) => suns)).toEqual([
      { faceUp: [2, 6, 13], faceDown: [] },
      { faceUp: [3, 7, 12], faceDown: [] },
      { faceUp: [4, 8, 11], faceDown: [] },
      { faceUp: [5, 10], faceDown: [15] },
    ]);
    expect([state.centre, state.track]).toEqual([9, []]);
    expect(heldIn(state.areas[3]!)).toEqual(kind === 'full-track' ? { nile: 8 } : { nile: 1, temple: 1 });
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
});

describe('nobody bids at a table of Ra', () => {
  const passes: AnyMove[] = [['pass'], ['pass'], ['pass']];

  it('voluntary: the Ra player must bid, any face-up sun, and no god saves from it [A-04]', () => {
    const state = begin('voluntary');
    play(state, ...passes);
    expect(mayDo(state)).toEqual(['bid 3', 'bid 7', 'bid 12']);
    expect(refusal(state, 'pass')).toBe('caller-must-bid');
  });

  it('full track: play goes on over an empty track, all suns as they were [A-05, A-08]', () => {
    const state = begin('full-track');
    play(state, ...passes, ['pass']);
    expect(state.step).toEqual({ kind: 'turn', player: 2 });
    expect([state.track, state.centre]).toEqual([[], 1]);
    expect(state.areas.map(({ suns }) => suns.faceUp)).toEqual(four.map(({ suns }) => suns));
    expect(mayDo(state)).toEqual(['draw', 'invokeRa']);
  });

  it('full track: disasters that leave with it strike nobody [A-05, R-03]', () => {
    const areas = [{ suns: [2], tiles: { pharaoh: 3 } }, { suns: [3] }];
    const track: Lying[] = ['funeral', ...Array<Lying>(7).fill('gold')];
    const state = position({ areas, track });
    expect(typesOf(play(state, ['invokeRa'], ['pass'], ['pass']))).toEqual([
      'invoke',
      'pass',
      'pass',
      'unsold',
    ]);
    expect(heldIn(state.areas[0]!)).toEqual({ pharaoh: 3 });
  });

  it('Ra tile: play goes on, and the Ra tile stays [A-06, A-08]', () => {
    const state = begin('ra-tile');
    play(state, ...passes, ['pass']);
    expect(state.step).toEqual({ kind: 'turn', player: 2 });
    expect([state.track, state.raTrack, state.centre]).toEqual([['nile', 'temple'], 1, 1]);
  });

  it('Ra tile: the tiles that stayed fill the track, which then is auctioned as a full one [A-03, A-06, T-02]', () => {
    const state = position({
      areas: four,
      track: Array<Lying>(7).fill('nile'),
      bag: ['ra', 'temple', 'art'],
    });
    play(state, ['draw'], ...passes, ['pass'], ['draw']);
    expect(state.track).toHaveLength(8);
    expect(mayDo(state)).toEqual(['invokeRa']);
    expect(play(state, ['invokeRa'])).toEqual([{ type: 'invoke', player: 2, kind: 'full-track' }]);
  });
});
