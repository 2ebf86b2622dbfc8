import { describe, expect, it } from 'vitest';
import { fameShown, spoken } from '../../../../../src/client/games/auction/view/facts.ts';
import { lotWorth, standing, turnWorth } from '../../../../../src/client/games/priests-of-ra/view/facts.ts';
import { inSteps } from '../../../../../src/client/games/priests-of-ra/view/steps.ts';
import { addTiles, type Side } from '../../../../../src/game/priests-of-ra/tiles.ts';
import { changed, until, wholeMatch } from '../on-screen.tsx';

/** A fresh table of three on which the seats hold some tiles. */
const holding = (epoch: 1 | 2 | 3, ...held: readonly (readonly Side[])[]) =>
  changed(
    until(3, () => true),
    state => {
      state.epoch = epoch;
      held.forEach((tiles, seat) => {
        for (const side of tiles) addTiles(state.areas[seat]?.tiles ?? [], side, 1);
      });
    },
  ).state;

describe('what a lot is worth to a seat', () => {
  it.each([
    ['two farmers make the most', 1, [[], ['farmer']], ['farmer', 'farmer'], 5, 0],
    ['one farmer is too few', 1, [[], []], ['farmer'], 0, 0],
    ['a second granary makes a building', 1, [['granary']], ['granary'], 2, 0],
    ['a plague besides two', 1, [['plague', 'plague']], ['plague'], -3, 0],
    ['a third priest sends a plague back', 1, [['priest', 'priest', 'plague']], ['priest'], 3, 0],
    ['stones count at the end only', 1, [['pyramid', 'pyramid']], ['pyramid'], 0, 5],
    ['in the last epoch the end is now', 3, [['pyramid', 'pyramid']], ['pyramid'], 5, 0],
    ['four types of people bring two ankhs', 2, [['farmer', 'warrior']], ['merchant', 'scribe'], 0, 5],
  ] as const)('%s', (_name, epoch, held, lot, now, end) => {
    const table = holding(epoch, ...held);
    const before = structuredClone(table);
    expect(lotWorth(table, 0, lot)).toEqual({ now, end });
    expect(table).toEqual(before);
  });

  it('a tile turned over is gone from its old side', () => {
    const table = holding(1, ['granary', 'fortress']);
    expect(turnWorth(table, 0, 'granary')).toEqual({ now: 2, end: 0 });
    expect(turnWorth(holding(1, ['granary', 'granary']), 0, 'granary')).toEqual({ now: -2, end: 0 });
  });
});

describe('public facts', () => {
  it.each([
    [[['farmer', 'farmer'], ['farmer']], 0, { kind: 'scores' }],
    [[['farmer', 'farmer'], ['farmer']], 1, { kind: 'behind', by: 1 }],
    [[['farmer'], ['farmer']], 0, { kind: 'needs-two' }],
    [
      [
        ['farmer', 'farmer'],
        ['farmer', 'farmer'],
      ],
      1,
      { kind: 'scores' },
    ],
  ] as const)('standing in farmers: %j', (held, seat, expected) => {
    expect(standing(holding(1, ...held), seat, 'farmer')).toEqual(expected);
  });

  it('what was said in the auction that is on, and nothing of the one before', () => {
    const { state, events } = until(
      5,
      t => t.epoch > 1 && t.step.kind === 'auction' && t.step.toSpeak.length === 1,
    );
    const said = spoken(events, state);
    if (state.step.kind !== 'auction') throw new Error('no auction');
    expect(said.has(state.step.caller)).toBe(false);
    const best = Math.max(0, ...[...said.values()].map(word => (word === 'passed' ? 0 : word.sun)));
    expect(best).toBe(state.step.best?.sun ?? 0);
    expect(spoken(events, { ...state, step: { kind: 'turn', player: 0 } }).size).toBe(0);
  });

  it('fame of others is shown when totals are open or the match is over [E-09]', () => {
    const running = until(2, t => t.epoch === 2).state;
    expect([fameShown(running, 0, 0), fameShown(running, 1, 0), fameShown(running, 1, null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(fameShown({ ...running, options: { ...running.options, openTotals: true } }, 1, 0)).toBe(true);
    expect(fameShown(wholeMatch(2, 'over').state, 1, null)).toBe(true);
  });
});

describe('the pyramid in steps [P-20]', () => {
  it.each([
    [0, [], 0],
    [1, [1], 0],
    [2, [1], 1],
    [3, [2, 1], 0],
    [5, [2, 1], 2],
    [6, [3, 2, 1], 0],
    [9, [3, 2, 1], 3],
    [10, [4, 3, 2, 1], 0],
    [16, [4, 3, 2, 1], 6],
  ])('%i stones', (n, steps, spare) => {
    const built = inSteps(Array.from({ length: n }, () => 'pyramid'));
    expect(built.steps.map(step => step.length)).toEqual(steps);
    expect(built.spare).toHaveLength(spare);
  });
});
