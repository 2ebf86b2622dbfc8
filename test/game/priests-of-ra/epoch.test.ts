import { describe, expect, it } from 'vitest';
import { raTrackLength } from '../../../src/game/auction/tracks.ts';
import { heldIn, type PlayerPosition, play, position, scoreOf, typesOf } from './position.ts';

/** Suns for up to five players; the highest is seat 1's. */
const SUNS = [
  [2, 7],
  [3, 15],
  [4, 9],
  [5, 10],
  [6, 11],
];
const table = (players: number): PlayerPosition[] => SUNS.slice(0, players).map(suns => ({ suns }));

describe.each([2, 3, 4, 5])('the Ra track is full, %i players [E-02, C-01]', players => {
  const full = raTrackLength(players);
  const beforeTheLast = () =>
    position({
      areas: table(players),
      raTrack: full - 1,
      track: ['farmer', 'granary', 'priest'],
      centre: 12,
      bag: ['ra', 'pyramid', 'ra'],
    });

  it('one Ra tile less still starts an auction', () => {
    const state = position({ areas: table(players), raTrack: full - 2, bag: ['ra'] });
    expect(typesOf(play(state, ['draw']))).toEqual(['draw', 'invoke']);
    expect(state.raTrack).toBe(full - 1);
    expect(state.epoch).toBe(1);
  });

  it('the epoch ends at once, without an auction, on record in this order', () => {
    const state = beforeTheLast();
    const events = play(state, ['draw']);
    expect(events[0]).toEqual({ type: 'draw', player: 0, tile: 'ra' });
    expect(events[1]).toEqual({ type: 'epoch-end', epoch: 1, reason: 'ra-track' });
    expect(events.slice(2, 2 + players)).toMatchObject(
      Array.from({ length: players }, (_, player) => ({ type: 'score', epoch: 1, player })),
    );
    expect(events.slice(2 + players)).toEqual([{ type: 'epoch-start', epoch: 2, player: 1 }]);
  });

  it('the tiles of both tracks leave the game: nobody has them, nor the bag [E-03]', () => {
    const state = beforeTheLast();
    play(state, ['draw']);
    expect([state.track, state.raTrack]).toEqual([[], 0]);
    expect(state.areas.map(heldIn)).toEqual(Array.from({ length: players }, () => ({})));
    expect([state.bag, state.raLeft, state.secret.bag.length]).toEqual([2, 1, 2]);
  });

  it('unused suns stay face-up, and the centre sun stays [E-03]', () => {
    const state = beforeTheLast();
    play(state, ['draw']);
    expect(state.areas.map(({ suns }) => suns)).toEqual(
      SUNS.slice(0, players).map(faceUp => ({ faceUp, faceDown: [] })),
    );
    expect(state.centre).toBe(12);
  });
});

describe('the suns are spent [E-01]', () => {
  const lastSun = (others: PlayerPosition[]) =>
    position({
      areas: [{ suns: [9], faceDown: [4] }, ...others],
      raTrack: 5,
      track: ['farmer', 'farmer'],
      centre: 12,
    });

  it('the auction that takes the last one ends the epoch, and is settled first', () => {
    const state = lastSun([{ faceDown: [13, 15] }, { faceDown: [2, 14] }]);
    const events = play(state, ['invokeRa'], ['bid', 9]);
    expect(typesOf(events)).toEqual([
      'invoke',
      'bid',
      'sold',
      'epoch-end',
      'score',
      'score',
      'score',
      'epoch-start',
    ]);
    expect(events[3]).toEqual({ type: 'epoch-end', epoch: 1, reason: 'suns-spent' });
    expect(scoreOf(events, 0).items).toEqual([{ for: 'farmers', fame: 5 }]);
  });

  it('somebody has one left: the epoch goes on', () => {
    const state = lastSun([{ faceDown: [13, 15] }, { suns: [2], faceDown: [14] }]);
    play(state, ['invokeRa'], ['pass'], ['bid', 9]);
    expect(state.epoch).toBe(1);
    expect(state.step).toEqual({ kind: 'turn', player: 2 });
  });

  it('the last sun of somebody who is not the Ra player ends it as well', () => {
    const state = position({ areas: [{ suns: [9] }, { faceDown: [13] }, { suns: [2] }], track: ['farmer'] });
    play(state, ['invokeRa'], ['bid', 2], ['bid', 9]);
    expect(state.epoch).toBe(1);
    expect(typesOf(play(state, ['invokeRa'], ['bid', 2]))).toContain('epoch-end');
    expect(state.epoch).toBe(2);
  });

  it('a Ra tile that nobody bids on does not, nor a full track that nobody wants', () => {
    const ra = position({ areas: [{ suns: [9] }, { faceDown: [13] }], bag: ['ra'] });
    expect(typesOf(play(ra, ['draw'], ['pass']))).toEqual(['draw', 'invoke', 'pass', 'unsold']);
    expect(ra.step).toEqual({ kind: 'turn', player: 0 });
    const full = position({ areas: [{ suns: [9] }, { faceDown: [13] }], track: Array(8).fill('plague') });
    play(full, ['invokeRa'], ['pass']);
    expect(full.step).toEqual({ kind: 'turn', player: 0 });
  });

  it('a sun spent on the last Ra auction before the track is full ends it, too', () => {
    const state = position({ areas: [{ suns: [9] }, { faceDown: [13] }], raTrack: 4, bag: ['ra', 'ra'] });
    expect(play(state, ['draw'], ['bid', 9])).toContainEqual({
      type: 'epoch-end',
      epoch: 1,
      reason: 'suns-spent',
    });
    expect([state.raTrack, state.raLeft]).toEqual([0, 1]);
  });

  it('the tiles on the Ra track leave the game; the sun that paid stays in the centre [E-03]', () => {
    const state = lastSun([{ faceDown: [13, 15] }, { faceDown: [2, 14] }]);
    play(state, ['invokeRa'], ['bid', 9]);
    expect([state.raTrack, state.track, state.centre]).toEqual([0, [], 9]);
  });

  it('all suns are turned up, each player with as many as before [E-03]', () => {
    const state = lastSun([{ faceDown: [13, 15] }, { faceDown: [2, 14] }]);
    play(state, ['invokeRa'], ['bid', 9]);
    expect(state.areas.map(({ suns }) => suns)).toEqual([
      { faceUp: [4, 12], faceDown: [] },
      { faceUp: [13, 15], faceDown: [] },
      { faceUp: [2, 14], faceDown: [] },
    ]);
  });

  it('the owner of the highest sun begins, not who played last [E-04]', () => {
    const state = lastSun([{ faceDown: [13, 15] }, { faceDown: [2, 14] }]);
    expect(play(state, ['invokeRa'], ['bid', 9]).at(-1)).toEqual({
      type: 'epoch-start',
      epoch: 2,
      player: 1,
    });
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });
});

it('the highest sun of all lies in the centre: the owner of the next begins [E-04]', () => {
  const state = position({ areas: [{ suns: [16] }, { faceDown: [3] }, { faceDown: [8] }] });
  play(state, ['invokeRa'], ['bid', 16]);
  expect(state.centre).toBe(16);
  expect(state.step).toEqual({ kind: 'turn', player: 2 });
});

it('the centre sun taken with the last auction counts for who begins [E-04]', () => {
  const state = position({ areas: [{ suns: [2] }, { faceDown: [3] }, { faceDown: [8] }], centre: 16 });
  play(state, ['invokeRa'], ['bid', 2]);
  expect(state.step).toEqual({ kind: 'turn', player: 0 });
});

it('unused and face-down suns lie together in order, face-up, in the next epoch [E-03]', () => {
  const state = position({
    areas: [{ suns: [5, 8], faceDown: [1, 6, 13] }, { suns: [3] }],
    raTrack: 5,
    bag: ['ra'],
  });
  play(state, ['draw']);
  expect(state.areas[0]?.suns).toEqual({ faceUp: [1, 5, 6, 8, 13], faceDown: [] });
});

it('what stays and what leaves after the scoring [P-15]', () => {
  const everything = {
    farmer: 1,
    warrior: 2,
    merchant: 3,
    scribe: 4,
    granary: 1,
    fortress: 2,
    market: 3,
    library: 4,
    'chamber-red': 1,
    'chamber-blue': 2,
    'chamber-green': 3,
    'chamber-yellow': 1,
    pyramid: 5,
    priest: 2,
    plague: 3,
  };
  const state = position({
    areas: [{ suns: [5], tiles: everything }, { suns: [3] }],
    raTrack: 5,
    bag: ['ra'],
  });
  play(state, ['draw']);
  const { farmer, warrior, merchant, scribe, priest, ...stays } = everything;
  expect(heldIn(state.areas[0]!)).toEqual(stays);
});

it('buildings and plagues score again in the next epoch; people and priests do not [P-15]', () => {
  const state = position({
    areas: [{ suns: [5], tiles: { farmer: 2, priest: 1, granary: 4, plague: 2 } }, { suns: [3] }],
    raTrack: 5,
    bag: ['ra', 'ra', 'ra', 'ra', 'ra', 'ra', 'ra'],
  });
  const first = scoreOf(play(state, ['draw']), 0);
  expect(first).toMatchObject({ epoch: 1, net: 5 + 4 + 2 - 3, fame: 18 });
  state.raTrack = 5;
  const second = scoreOf(play(state, ['draw']), 0);
  expect(second).toMatchObject({ epoch: 2, net: 4 - 3, fame: 19 });
});

it('three priests: one plague less for good [P-13, P-15]', () => {
  const state = position({
    areas: [{ suns: [5], tiles: { priest: 4, plague: 4 } }, { suns: [3] }],
    raTrack: 5,
    bag: ['ra'],
  });
  expect(scoreOf(play(state, ['draw']), 0)).toMatchObject({ plagues: 1, net: 8 - 6 });
  expect(heldIn(state.areas[0]!)).toEqual({ plague: 3 });
});

it('ankhs are gained before the people leave, and kept [P-11, P-15]', () => {
  const state = position({
    areas: [
      { suns: [5], ankhs: 1, tiles: { farmer: 1, warrior: 1, scribe: 1 } },
      { suns: [3], tiles: { farmer: 1, warrior: 1, merchant: 1, scribe: 1 } },
    ],
    raTrack: 5,
    bag: ['ra'],
  });
  const events = play(state, ['draw']);
  expect([scoreOf(events, 0), scoreOf(events, 1)].map(({ ankhs, net }) => [ankhs, net])).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(state.areas.map(({ ankhs }) => ankhs)).toEqual([2, 2]);
});

it('three epochs, then the match is over [E-05]', () => {
  const state = position({ areas: [{ suns: [5] }, { suns: [3] }], raTrack: 5, bag: ['ra', 'ra', 'ra'] });
  const epochs: number[] = [];
  while (state.step.kind !== 'over') {
    epochs.push(state.epoch);
    play(state, ['draw']);
    state.raTrack = 5;
  }
  expect(epochs).toEqual([1, 2, 3]);
});
