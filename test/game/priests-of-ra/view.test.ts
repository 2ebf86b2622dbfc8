import { describe, expect, it } from 'vitest';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import type { Step } from '../../../src/game/priests-of-ra/table.ts';
import { TILES } from '../../../src/game/priests-of-ra/tiles.ts';
import { position } from './position.ts';

const STEPS: Step[] = [
  { kind: 'turn', player: 1 },
  { kind: 'placement', player: 0, tile: 'market/library' },
  { kind: 'auction', cause: 'ra-tile', caller: 0, toSpeak: [1, 0], best: null },
  { kind: 'auction', cause: 'voluntary', caller: 0, toSpeak: [0], best: { seat: 1, sun: 3 } },
  { kind: 'priests', player: 0, caller: 1, turns: 2, turned: ['farmer'] },
  { kind: 'over', scores: [12, 30], winners: [1] },
];
const inStep = (step: Step) =>
  position({
    areas: [
      { suns: [2, 13], faceDown: [9], tiles: { farmer: 1 }, ankhs: 2, fame: 31 },
      { suns: [3], fame: 4 },
    ],
    epoch: 2,
    raTrack: 3,
    track: ['plague', 'farmer'],
    centre: 7,
    bag: ['ra', 'priest', 'ra', 'pyramid'],
    step,
  });

describe.each(STEPS)('what a seat may know in the step $kind [E-09]', step => {
  it.each([0, 1, null])(
    'seat %s sees the whole table and what is left in the bag, and neither its order nor the seed',
    seat => {
      const { secret, ...table } = inStep(step);
      expect(secret).toBeDefined();
      const inBag = TILES.map(tile => ({ ra: 2, priest: 1, pyramid: 1 })[tile as string] ?? 0);
      expect(priestsOfRa.view(inStep(step), seat)).toEqual({ ...table, inBag });
    },
  );

  it('a spectator and every seat see the same, whatever is hidden', () => {
    const one = inStep(step);
    const other = inStep(step);
    other.secret.bag = [...one.secret.bag].toReversed().join('');
    Object.assign(other.secret, { seed: 'another' });
    expect(JSON.stringify(priestsOfRa.view(other, 1))).toBe(JSON.stringify(priestsOfRa.view(one, null)));
  });

  it('it is a new object: nothing in it is shared with the match', () => {
    const state = inStep(step);
    const shared: string[] = [];
    const compare = (a: unknown, b: unknown, path: string) => {
      // What is worked out for the view has nothing beside it in the match.
      if (typeof a !== 'object' || a === null || b === undefined) return;
      if (a === b) shared.push(path);
      for (const [key, value] of Object.entries(a))
        compare(value, (b as Record<string, unknown>)[key], `${path}.${key}`);
    };
    compare(priestsOfRa.view(state, 0), state, 'view');
    expect(shared).toEqual([]);
  });

  it('the view of a view is the same view, as boardgame.io asks for it twice', () => {
    const seen = priestsOfRa.view(inStep(step), 0);
    expect(priestsOfRa.view(seen as never, 0)).toEqual(seen);
  });
});

it('the outcome handed out is not the one in the match [E-07]', () => {
  const state = inStep(STEPS[5]!);
  const outcome = priestsOfRa.outcome(state) as { scores: number[]; winners: number[] };
  outcome.scores[0] = 999;
  outcome.winners.pop();
  expect(priestsOfRa.outcome(state)).toEqual({ scores: [12, 30], winners: [1] });
});
