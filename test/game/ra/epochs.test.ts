import { describe, expect, it } from 'vitest';
import { raTrackLength } from '../../../src/game/auction/tracks.ts';
import { heldIn, itemsOf, type PlayerPosition, play, position, scoreOf, toAct, typesOf } from './position.ts';

const fullRaTrack = (areas: PlayerPosition[], epoch: 1 | 2 | 3 = 1) => {
  const state = position({
    areas,
    epoch,
    raTrack: raTrackLength(areas.length) - 1,
    track: ['gold'],
    bag: ['ra'],
  });
  return { state, events: play(state, ['draw']) };
};

const everything = {
  god: 1,
  pharaoh: 2,
  nile: 3,
  flood: 1,
  gold: 1,
  art: 1,
  religion: 1,
  writing: 2,
  sphinx: 3,
};

describe('after an epoch', () => {
  it('gods, floods, gold and civilizations go; pharaohs, Niles and monuments stay [R-10 to R-15]', () => {
    const { state } = fullRaTrack([{ suns: [9], tiles: everything }, { suns: [3] }]);
    expect(heldIn(state.areas[0]!)).toEqual({ pharaoh: 2, nile: 3, sphinx: 3 });
  });

  it('everything but monuments scores, each item for itself', () => {
    const { events } = fullRaTrack([{ suns: [9], tiles: everything }, { suns: [3] }]);
    expect(itemsOf(scoreOf(events, 0))).toEqual({
      gods: 2,
      pharaohs: 5,
      river: 4,
      gold: 3,
      civilizations: 5,
    });
    expect(scoreOf(events, 0)).toMatchObject({ net: 19, fame: 29 });
    expect(itemsOf(scoreOf(events, 1))).toEqual({ pharaohs: -2, civilizations: -5 });
  });

  it('both tracks leave the game with a full Ra track, and nothing is auctioned [E-02, E-03]', () => {
    const { state, events } = fullRaTrack([{ suns: [9] }, { suns: [3] }]);
    expect(typesOf(events)).toEqual(['draw', 'epoch-end', 'score', 'score', 'epoch-start']);
    expect([state.track, state.raTrack]).toEqual([[], 0]);
  });

  it('the next epoch is begun by the right seat: the owner of the highest sun, not the next in turn [E-04]', () => {
    const areas = [{ suns: [2], faceDown: [5] }, { faceDown: [3, 13] }, { faceDown: [4, 12] }];
    const state = position({ areas, centre: 16 });
    const events = play(state, ['invokeRa'], ['bid', 2]);
    // seat 0 has just taken the 16 from the centre, where the 2 lies now
    expect(events.at(-1)).toEqual({ type: 'epoch-start', epoch: 2, player: 0 });
    expect(toAct(state)).toBe(0);
    const other = position({ areas, centre: 1 });
    expect(play(other, ['invokeRa'], ['bid', 2]).at(-1)).toEqual({
      type: 'epoch-start',
      epoch: 2,
      player: 1,
    });
    expect(toAct(other)).toBe(1);
  });

  it('all suns are turned up, and the centre sun stays [E-03]', () => {
    const { state } = fullRaTrack([{ suns: [2], faceDown: [9] }, { suns: [3] }]);
    expect(state.areas.map(({ suns }) => suns)).toEqual([
      { faceUp: [2, 9], faceDown: [] },
      { faceUp: [3], faceDown: [] },
    ]);
    expect(state.centre).toBe(1);
  });
});

describe('fame is floored once, on the net sum, and not item by item [E-05]', () => {
  it('what is won makes up for what is lost', () => {
    const areas = [
      { suns: [9], fame: 1, tiles: { gold: 2 } },
      { suns: [3], tiles: { pharaoh: 1 } },
    ];
    const { events } = fullRaTrack(areas);
    // gold +6, pharaohs −2, civilizations −5: −1, and not 0 + 6
    expect(scoreOf(events, 0)).toMatchObject({ net: -1, fame: 0 });
    const richer = fullRaTrack([{ ...areas[0]!, fame: 3 }, areas[1]!]);
    expect(scoreOf(richer.events, 0)).toMatchObject({ net: -1, fame: 2 });
  });

  it('a debt is not carried over', () => {
    const { events, state } = fullRaTrack([
      { suns: [9], fame: 2 },
      { suns: [3], tiles: { pharaoh: 1 } },
    ]);
    expect(scoreOf(events, 0)).toMatchObject({ net: -7, fame: 0 });
    expect(state.areas[0]!.fame).toBe(0);
  });

  it('in the third epoch monuments and suns are in the same sum', () => {
    const areas = [
      { suns: [2], fame: 0, tiles: { sphinx: 3 } },
      { suns: [9], fame: 0, tiles: { pharaoh: 1 } },
    ];
    const { events } = fullRaTrack(areas, 3);
    // pharaohs −2, civilizations −5, types 1, sets 5, suns −5
    expect(itemsOf(scoreOf(events, 0))).toEqual({
      pharaohs: -2,
      civilizations: -5,
      'monument-kinds': 1,
      'monument-sets': 5,
      suns: -5,
    });
    expect(scoreOf(events, 0)).toMatchObject({ net: -6, fame: 0 });
  });
});

describe('the end of the match [E-05, E-07]', () => {
  it('the final scoring is counted once when the last epoch ends by suns', () => {
    const state = position({
      areas: [
        { suns: [2], tiles: { art: 1 } },
        { faceDown: [15], tiles: { art: 1, pharaoh: 1 } },
      ],
      epoch: 3,
      centre: 16,
      track: ['pyramid', 'pyramid', 'pyramid', 'pharaoh'],
    });
    const events = play(state, ['invokeRa'], ['bid', 2]);
    expect(typesOf(events)).toEqual(['invoke', 'bid', 'sold', 'epoch-end', 'score', 'score', 'end']);
    expect(itemsOf(scoreOf(events, 0))).toEqual({ 'monument-kinds': 1, 'monument-sets': 5, suns: 5 });
    expect(events.at(-1)).toEqual({ type: 'end', scores: [21, 5], winners: [0] });
    expect(state.areas.map(({ fame }) => fame)).toEqual([21, 5]);
  });

  it('and once when it ends by the Ra track', () => {
    const { events, state } = fullRaTrack(
      [
        { suns: [9], tiles: { temple: 4, art: 1 } },
        { suns: [3], tiles: { art: 1 } },
      ],
      3,
    );
    expect(itemsOf(scoreOf(events, 0))).toEqual({ 'monument-kinds': 1, 'monument-sets': 10, suns: 5 });
    expect(state.step).toEqual({ kind: 'over', scores: [26, 5], winners: [0] });
  });

  it('monuments wait: they score nothing in the first two epochs [R-15]', () => {
    for (const epoch of [1, 2] as const) {
      const { events } = fullRaTrack(
        [
          { suns: [9], tiles: { temple: 5, art: 1 } },
          { suns: [3], tiles: { art: 1 } },
        ],
        epoch,
      );
      expect(scoreOf(events, 0)).toMatchObject({ items: [], net: 0, fame: 10 });
    }
  });

  it('sun totals: the worked case 17-25-21-17 [E-06]', () => {
    const areas = [
      [2, 15],
      [11, 14],
      [9, 12],
      [4, 13],
    ].map(suns => ({ suns, tiles: { art: 1 } }));
    const { events } = fullRaTrack(areas, 3);
    expect(areas.map((_, seat) => itemsOf(scoreOf(events, seat)).suns ?? 0)).toEqual([-5, 5, 0, -5]);
  });

  it('a tie goes to the highest single sun', () => {
    const { state } = fullRaTrack(
      [
        { suns: [7, 8], fame: 10, tiles: { art: 1 } },
        { suns: [2, 9], fame: 20, tiles: { art: 1 } },
      ],
      3,
    );
    expect(state.step).toEqual({ kind: 'over', scores: [15, 15], winners: [1] });
  });
});
