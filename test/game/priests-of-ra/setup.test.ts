import { describe, expect, it } from 'vitest';
import { FIRST_CENTRE } from '../../../src/game/auction/suns.ts';
import { meta } from '../../../src/game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { heldIn, mayDo, toAct } from './position.ts';

const setUp = (players: number, seed = 'seed', options = meta.defaults) =>
  priestsOfRa.setup({ players, options, seed });

describe.each([2, 3, 4, 5])('a new match of %i', players => {
  it('has empty tracks, a full bag and sun 1 in the centre [C-01, C-02]', () => {
    const { track, raTrack, bag, raLeft, secret, centre, epoch } = setUp(players);
    expect({ track, raTrack, bag, raLeft, centre, epoch }).toEqual({
      track: [],
      raTrack: 0,
      bag: 174,
      raLeft: 30,
      centre: FIRST_CENTRE,
      epoch: 1,
    });
    expect(secret.bag).toHaveLength(174);
  });

  it('gives everybody 10 fame, suns all face-up, and nothing else [C-03, C-04]', () => {
    const { areas } = setUp(players);
    expect(areas).toHaveLength(players);
    for (const area of areas) {
      expect(area.fame).toBe(10);
      expect(area.ankhs).toBe(0);
      expect(heldIn(area)).toEqual({});
      expect(area.suns.faceUp).toHaveLength(players > 3 ? 3 : 4);
      expect(area.suns.faceDown).toEqual([]);
    }
  });

  it.each(['a', 'b', 'c', 'd', 'e'])('is begun by the owner of the highest sun [C-05]: seed %s', seed => {
    const state = setUp(players, seed);
    const highest = Math.max(...state.areas.flatMap(({ suns }) => suns.faceUp));
    expect(highest).toBe({ 2: 9, 3: 13, 4: 13, 5: 16 }[players]);
    expect(state.areas[toAct(state)]?.suns.faceUp).toContain(highest);
    expect(state.step.kind).toBe('turn');
    expect(mayDo(state)).toEqual(['draw', 'invokeRa']);
  });

  it('tells the record who got which suns and who begins [C-03, C-05]', () => {
    const state = setUp(players);
    expect(priestsOfRa.opening(state)).toEqual([
      { type: 'setup', suns: state.areas.map(({ suns }) => suns.faceUp), centre: 1 },
      { type: 'epoch-start', epoch: 1, player: toAct(state) },
    ]);
    expect(priestsOfRa.opening(priestsOfRa.view(state, null))).toEqual(priestsOfRa.opening(state));
  });
});

it('its events keep what they say when the match goes on [C-03]', () => {
  const state = setUp(2);
  const [first] = priestsOfRa.opening(state);
  const before = JSON.stringify(first);
  for (const { suns } of state.areas) suns.faceUp.pop();
  expect(JSON.stringify(first)).toBe(before);
});

it.each([1, 6])('%i players cannot play [C-06]', players => {
  expect(() => setUp(players)).toThrow(RangeError);
});

it('two to five can, and the lobby knows [C-06]', () => {
  expect(meta.seats).toEqual({ min: 2, max: 5 });
});

it('the same seed gives the same match, another seed another one [C-03]', () => {
  expect(setUp(3, 'x')).toEqual(setUp(3, 'x'));
  expect(setUp(3, 'x').secret.bag).not.toBe(setUp(3, 'y').secret.bag);
  expect(setUp(3, 'x').secret.seed).toBe('x');
});

it('a Ra-heavy bag is another mixture of the same match [C-01]', () => {
  const heavy = setUp(3, 'x', { ...meta.defaults, raHeavy: true });
  expect(heavy.secret.bag).not.toBe(setUp(3, 'x').secret.bag);
  expect([...heavy.secret.bag].toSorted()).toEqual([...setUp(3, 'x').secret.bag].toSorted());
  expect(heavy.options.raHeavy).toBe(true);
});
