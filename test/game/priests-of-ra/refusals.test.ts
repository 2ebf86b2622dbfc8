import { describe, expect, it } from 'vitest';
import type { AnyMove } from '../../../src/game/contract.ts';
import { game } from '../../../src/game/priests-of-ra/game.ts';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { REFUSALS, type Refusal, type State } from '../../../src/game/priests-of-ra/table.ts';
import { TURNABLE } from '../../../src/game/priests-of-ra/tiles.ts';
import { movesByPhase } from '../phase-moves.ts';
import { type PlayerPosition, play, position } from './position.ts';

/** It is always seat 0's turn: a position for every step of a match. */
const areas: PlayerPosition[] = [
  { suns: [2, 13], faceDown: [9], tiles: { farmer: 1 } },
  { suns: [3, 12] },
  { suns: [4, 11] },
];
const STEPS = {
  turn: () => position({ areas, bag: ['priest'] }),
  'full-track turn': () => position({ areas, track: Array(8).fill('plague'), bag: ['priest'] }),
  placement: () => position({ areas, step: { kind: 'placement', player: 0, tile: 'granary/fortress' } }),
  'first to speak': () =>
    position({
      areas,
      step: { kind: 'auction', cause: 'voluntary', caller: 2, toSpeak: [0, 1, 2], best: null },
    }),
  'somebody bid': () =>
    position({
      areas,
      step: { kind: 'auction', cause: 'voluntary', caller: 0, toSpeak: [0], best: { seat: 1, sun: 3 } },
    }),
  'must bid': () =>
    position({ areas, step: { kind: 'auction', cause: 'voluntary', caller: 0, toSpeak: [0], best: null } }),
  priests: () => position({ areas, step: { kind: 'priests', player: 0, caller: 1, turns: 1, turned: [] } }),
  'one turned': () =>
    position({ areas, step: { kind: 'priests', player: 0, caller: 1, turns: 1, turned: ['farmer'] } }),
  over: () => position({ areas, epoch: 3, step: { kind: 'over', scores: [1, 2, 3], winners: [2] } }),
} satisfies Record<string, () => State>;
type StepName = keyof typeof STEPS;

const CASES: [Refusal, StepName, number, unknown[]][] = [
  ['match-over', 'over', 0, ['draw']],
  ['match-over', 'over', 2, ['pass']],
  ['match-over', 'over', 0, ['nonsense']],
  ['not-your-turn', 'turn', 1, ['draw']],
  ['not-your-turn', 'turn', 2, ['invokeRa']],
  ['not-your-turn', 'first to speak', 1, ['bid', 3]],
  ['not-your-turn', 'first to speak', 2, ['pass']],
  ['not-your-turn', 'placement', 1, ['placeTile', 'granary']],
  ['not-your-turn', 'priests', 1, ['doneTurning']],
  ['not-your-turn', 'turn', 3, ['draw']],
  ['not-your-turn', 'turn', -1, ['draw']],
  ['not-your-turn', 'turn', Number.NaN, ['draw']],
  ['unknown-move', 'turn', 0, ['toString']],
  ['unknown-move', 'turn', 0, ['__proto__']],
  ['unknown-move', 'turn', 0, ['constructor']],
  ['unknown-move', 'turn', 0, ['endTurn']],
  ['unknown-move', 'turn', 0, ['']],
  ['unknown-move', 'turn', 0, []],
  ['unknown-move', 'turn', 0, [undefined]],
  ['unknown-move', 'turn', 0, [{ toString: () => 'draw' }]],
  ['unknown-move', 'turn', 0, [['draw']]],
  ['unknown-move', 'turn', 0, ['draw', 1]],
  ['unknown-move', 'turn', 0, ['draw', null]],
  ['unknown-move', 'turn', 0, ['draw', undefined, 1]],
  ['unknown-move', 'turn', 0, ['invokeRa', 8]],
  ['unknown-move', 'first to speak', 0, ['pass', 'me']],
  ['unknown-move', 'first to speak', 0, ['bid', 2, 13]],
  ['unknown-move', 'priests', 0, ['doneTurning', 'farmer']],
  ['unknown-move', 'priests', 0, ['turnTile', 'farmer', 'farmer']],
  ['unknown-move', 'placement', 0, ['placeTile', 'granary', 'fortress']],
  ['not-now', 'turn', 0, ['bid', 13]],
  ['not-now', 'turn', 0, ['pass']],
  ['not-now', 'turn', 0, ['placeTile', 'farmer']],
  ['not-now', 'turn', 0, ['turnTile', 'farmer']],
  ['not-now', 'turn', 0, ['doneTurning']],
  ['not-now', 'placement', 0, ['draw']],
  ['not-now', 'placement', 0, ['invokeRa']],
  ['not-now', 'placement', 0, ['pass']],
  ['not-now', 'first to speak', 0, ['draw']],
  ['not-now', 'first to speak', 0, ['invokeRa']],
  ['not-now', 'first to speak', 0, ['doneTurning']],
  ['not-now', 'priests', 0, ['draw']],
  ['not-now', 'priests', 0, ['pass']],
  ['not-now', 'priests', 0, ['placeTile', 'farmer']],
  ['track-full', 'full-track turn', 0, ['draw']],
  ['not-a-side-of-this-tile', 'placement', 0, ['placeTile', 'farmer']],
  ['not-a-side-of-this-tile', 'placement', 0, ['placeTile', 'granary/fortress']],
  ['not-a-side-of-this-tile', 'placement', 0, ['placeTile', 0]],
  ['not-a-side-of-this-tile', 'placement', 0, ['placeTile']],
  ['not-a-side-of-this-tile', 'placement', 0, ['placeTile', ['granary']]],
  ['sun-not-yours', 'first to speak', 0, ['bid', 3]],
  ['sun-not-yours', 'first to speak', 0, ['bid', 1]],
  ['sun-not-yours', 'first to speak', 0, ['bid', 17]],
  ['sun-not-yours', 'first to speak', 0, ['bid', 0]],
  ['sun-not-yours', 'first to speak', 0, ['bid', -2]],
  ['sun-not-yours', 'first to speak', 0, ['bid', 2.5]],
  ['sun-not-yours', 'first to speak', 0, ['bid', Number.NaN]],
  ['sun-not-yours', 'first to speak', 0, ['bid', Number.POSITIVE_INFINITY]],
  ['sun-not-yours', 'first to speak', 0, ['bid', '13']],
  ['sun-not-yours', 'first to speak', 0, ['bid', 13n]],
  ['sun-not-yours', 'first to speak', 0, ['bid', [13]]],
  ['sun-not-yours', 'first to speak', 0, ['bid', { valueOf: () => 13 }]],
  ['sun-not-yours', 'first to speak', 0, ['bid', '__proto__']],
  ['sun-not-yours', 'first to speak', 0, ['bid', null]],
  ['sun-not-yours', 'first to speak', 0, ['bid']],
  ['sun-face-down', 'first to speak', 0, ['bid', 9]],
  ['sun-face-down', 'somebody bid', 0, ['bid', 9]],
  ['sun-too-low', 'somebody bid', 0, ['bid', 2]],
  ['sun-not-yours', 'somebody bid', 0, ['bid', 3]],
  ['caller-must-bid', 'must bid', 0, ['pass']],
  ['no-such-tile', 'priests', 0, ['turnTile', 'warrior']],
  ['no-such-tile', 'priests', 0, ['turnTile', 'priest']],
  ['no-such-tile', 'priests', 0, ['turnTile', 'ra']],
  ['no-such-tile', 'priests', 0, ['turnTile', 'farmer/warrior']],
  ['no-such-tile', 'priests', 0, ['turnTile', 'length']],
  ['no-such-tile', 'priests', 0, ['turnTile', 0]],
  ['no-such-tile', 'priests', 0, ['turnTile', Number.NaN]],
  ['no-such-tile', 'priests', 0, ['turnTile', '__proto__']],
  ['no-such-tile', 'priests', 0, ['turnTile', { farmer: 1 }]],
  ['no-such-tile', 'priests', 0, ['turnTile']],
  ['already-turned', 'one turned', 0, ['turnTile', 'farmer']],
];

it.each(CASES)(
  '%s: in the step “%s”, seat %i, %o [T-01, T-02, A-01, A-02, A-04, P-01, P-02]',
  (code, step, seat, move) => {
    const state = STEPS[step]();
    const before = structuredClone(state);
    expect(priestsOfRa.refusalOf(state, seat, move as unknown as AnyMove)).toBe(code);
    expect(priestsOfRa.refusalOf(priestsOfRa.view(state, seat), seat, move as unknown as AnyMove)).toBe(code);
    expect(state).toEqual(before);
  },
);

it('every refusal code has a case', () => {
  expect(new Set(CASES.map(([code]) => code))).toEqual(new Set(REFUSALS));
});

describe.each(Object.keys(STEPS) as StepName[])('in the step “%s”', step => {
  const MOVES: AnyMove[] = [
    ['draw'],
    ['invokeRa'],
    ['pass'],
    ['doneTurning'],
    ...Array.from({ length: 18 }, (_, sun) => ['bid', sun] as const),
    ...TURNABLE.flatMap(side => [['placeTile', side] as const, ['turnTile', side] as const]),
  ];

  it('what is listed as legal is what is not refused, for every seat [T-01]', () => {
    const state = STEPS[step]();
    for (const seat of [0, 1, 2]) {
      const accepted = MOVES.filter(move => priestsOfRa.refusalOf(state, seat, move) === null);
      const listed = priestsOfRa.legalMoves(state, seat);
      expect(accepted.map(String).toSorted()).toEqual(listed.map(String).toSorted());
    }
  });

  it('a legal move exists for whoever is to act, and for nobody else, unless the match is over [T-01]', () => {
    const state = STEPS[step]();
    expect(priestsOfRa.seatsToAct(state)).toEqual(step === 'over' ? [] : [0]);
    expect(priestsOfRa.legalMoves(state, 0).length > 0).toBe(step !== 'over');
    for (const seat of [1, 2, 3, -1, Number.NaN]) expect(priestsOfRa.legalMoves(state, seat)).toEqual([]);
  });

  it('the phase is the step, and has the moves that are legal [T-01]', () => {
    const state = STEPS[step]();
    expect(priestsOfRa.phase(state)).toBe(state.step.kind);
    const named = new Set(priestsOfRa.legalMoves(state, 0).map(([name]) => name));
    const moves = movesByPhase(game.phases)[state.step.kind];
    for (const name of named) expect(moves).toContain(name);
  });
});

it('asking for legal moves spoils nothing for those who ask later', () => {
  const state = STEPS['first to speak']();
  const before = priestsOfRa.legalMoves(state, 0).map(String);
  expect(priestsOfRa.legalMoves(state, 0).map(String)).toEqual(before);
  expect(state.areas[0]?.suns.faceUp).toEqual([2, 13]);
});

it('a move out of step is a fault that is noticed, not a move', () => {
  expect(() => priestsOfRa.apply(STEPS.turn(), 0, ['pass'])).toThrow('pass is no move of the phase turn');
  expect(() => priestsOfRa.apply(STEPS.turn(), 0, ['turnTile', 'farmer'])).toThrow();
  expect(() => priestsOfRa.apply(STEPS.turn(), 0, ['doneTurning'])).toThrow();
  expect(() => play(STEPS.turn(), ['pass'])).toThrow('not-now');
});
