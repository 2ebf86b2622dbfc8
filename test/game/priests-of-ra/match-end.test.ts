import { describe, expect, it } from 'vitest';
import { raTrackLength } from '../../../src/game/auction/tracks.ts';
import { bagOf } from '../../../src/game/priests-of-ra/bag.ts';
import { meta } from '../../../src/game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { TILE_COUNTS, TILES } from '../../../src/game/priests-of-ra/tiles.ts';
import { itemsOf, type PlayerPosition, play, position, scoreOf, toAct, typesOf } from './position.ts';

/** The last epoch ends with a full Ra track. */
const finish = (areas: PlayerPosition[], centre = 1) => {
  const state = position({ areas, centre, epoch: 3, raTrack: raTrackLength(areas.length) - 1, bag: ['ra'] });
  const events = play(state, ['draw']);
  return { state, events };
};

describe('the end of the third epoch [E-05]', () => {
  it('by a full Ra track: scores, then the end, and no epoch follows', () => {
    const { state, events } = finish([{ suns: [5] }, { suns: [3] }]);
    expect(typesOf(events)).toEqual(['draw', 'epoch-end', 'score', 'score', 'end']);
    expect(events[1]).toEqual({ type: 'epoch-end', epoch: 3, reason: 'ra-track' });
    expect(events.at(-1)).toEqual({ type: 'end', scores: [15, 5], winners: [0] });
    expect(state.step).toEqual({ kind: 'over', scores: [15, 5], winners: [0] });
    expect(state.epoch).toBe(3);
    expect(priestsOfRa.outcome(state)).toEqual({ scores: [15, 5], winners: [0] });
    expect(priestsOfRa.seatsToAct(state)).toEqual([]);
  });

  it('by the last sun: the lot counts, and so does the sun taken', () => {
    const state = position({
      areas: [{ suns: [2] }, { faceDown: [15] }],
      epoch: 3,
      centre: 16,
      track: ['pyramid', 'pyramid', 'pyramid'],
    });
    const events = play(state, ['invokeRa'], ['bid', 2]);
    expect(itemsOf(scoreOf(events, 0))).toEqual({ pyramid: 5, suns: 5 });
    expect(itemsOf(scoreOf(events, 1))).toEqual({ suns: -5 });
    expect(events.at(-1)).toEqual({ type: 'end', scores: [20, 5], winners: [0] });
  });

  it('the outcome is null as long as the match goes on', () => {
    expect(priestsOfRa.outcome(position({ areas: [{ suns: [5] }, { suns: [3] }] }))).toBeNull();
  });
});

describe('sun totals [E-06]', () => {
  it.each<[string, PlayerPosition[], number[]]>([
    [
      'the worked case 17-25-21-17',
      [{ suns: [2, 15] }, { suns: [11, 14] }, { suns: [9, 12] }, { suns: [4, 13] }],
      [-5, 5, 0, -5],
    ],
    [
      'face-up and face-down count alike',
      [{ suns: [2], faceDown: [13] }, { faceDown: [5, 9] }, { suns: [3, 8] }],
      [5, 0, -5],
    ],
    ['all equal: nobody', [{ suns: [2, 9] }, { suns: [3, 8] }, { suns: [4, 7] }], [0, 0, 0]],
    ['a tie for the highest', [{ suns: [2, 9] }, { suns: [3, 8] }, { suns: [4, 5] }], [5, 5, -5]],
    ['a tie for the lowest', [{ suns: [2, 9] }, { suns: [3, 8] }, { suns: [16, 5] }], [-5, -5, 5]],
  ])('%s', (_rule, areas, fame) => {
    const { events } = finish(areas);
    expect(areas.map((_, seat) => itemsOf(scoreOf(events, seat)).suns ?? 0)).toEqual(fame);
  });

  it('the centre sun is nobody’s', () => {
    const { events } = finish([{ suns: [5] }, { suns: [3] }], 16);
    expect(itemsOf(scoreOf(events, 0))).toEqual({ suns: 5 });
  });
});

describe('who wins [E-07]', () => {
  it.each<[string, PlayerPosition[], number[], number]>([
    [
      'the most fame',
      [
        { suns: [9], fame: 20 },
        { suns: [10], fame: 3 },
      ],
      [15, 8],
      0,
    ],
    [
      'a tie: the highest single sun, not the highest total',
      [
        { suns: [7, 8], fame: 10 },
        { suns: [2, 9], fame: 20 },
      ],
      [15, 15],
      1,
    ],
    [
      'a tie: face-down suns count',
      [
        { suns: [7, 8], fame: 10 },
        { suns: [2], faceDown: [9], fame: 20 },
      ],
      [15, 15],
      1,
    ],
    [
      'a tie of two of three: the sun of the third does not matter',
      [
        { suns: [16], fame: 5 },
        { suns: [2, 4], fame: 25 },
        { suns: [3, 5], fame: 20 },
      ],
      [10, 20, 20],
      2,
    ],
    [
      'a tie at nothing',
      [
        { suns: [2], fame: 0, tiles: { plague: 6 } },
        { suns: [3], fame: 0, tiles: { plague: 6 } },
      ],
      [0, 0],
      1,
    ],
  ])('%s', (_rule, areas, scores, winner) => {
    const { events } = finish(areas);
    expect(events.at(-1)).toEqual({ type: 'end', scores, winners: [winner] });
  });
});

describe('the bag cannot run out [E-08]', () => {
  it.each([2, 3, 4, 5])('%i players: at the latest legal draw 31 − 3N Ra tiles or more are left', players => {
    const drawnAtMost = 3 * raTrackLength(players) - 1;
    expect(TILE_COUNTS.ra - drawnAtMost).toBe(31 - 3 * raTrackLength(players));
    expect(TILE_COUNTS.ra - drawnAtMost).toBeGreaterThanOrEqual(1);
  });

  it.each([
    [2, 12],
    [3, 6],
    [4, 3],
    [5, 0],
  ])(
    '%i players who never bid, Ra tiles last of all: the match ends with %i tiles in the bag',
    (players, left) => {
      const others = TILES.filter(tile => tile !== 'ra').flatMap(tile => Array(TILE_COUNTS[tile]).fill(tile));
      const state = priestsOfRa.setup({ players, options: meta.defaults, seed: 'shy' });
      state.secret.bag = bagOf([...others, ...Array(TILE_COUNTS.ra).fill('ra')]);
      while (state.step.kind !== 'over') {
        const legal = priestsOfRa.legalMoves(state, toAct(state));
        const shy = legal.find(([name]) => name === 'pass' || name === 'draw') ?? legal[0]!;
        play(state, shy);
      }
      expect([state.bag, state.secret.bag.length, state.raLeft]).toEqual([left, left, left]);
    },
  );
});
