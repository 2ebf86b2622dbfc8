import { expect, it } from 'vitest';
import { legalMoveOf } from '../../src/game/bot-move.ts';
import type { AnyMove } from '../../src/game/contract.ts';
import { loadRules } from '../../src/game/index.ts';

const { rules, meta } = await loadRules('ra');
const state = rules.setup({ players: 3, options: meta.defaults, seed: 'a bot thinks' });
const [seat] = rules.seatsToAct(state) as [number];
const view = rules.view(state, seat);

const decided = async (think: () => AnyMove | Promise<AnyMove>, asked = seat) => {
  const reports: string[] = [];
  const move = await legalMoveOf(rules, view, asked, think, error => {
    reports.push(error.message);
  });
  return { move, reports };
};

it.each<[string, () => AnyMove | Promise<AnyMove>]>([
  ['at once', () => ['draw']],
  ['later', async () => ['draw']],
])('what a bot answers %s is made', async (_when, think) => {
  expect(await decided(think)).toEqual({ move: ['draw'], reports: [] });
});

/** Whatever a bot written by somebody else may answer. */
const answering = (answer: unknown) => async () => answer as AnyMove;

it.each<[string, () => AnyMove | Promise<AnyMove>, string]>([
  ['answers nothing', answering(undefined), 'it answered nothing'],
  ['answers null', answering(null), 'it answered nothing'],
  ['answers no move', answering('draw'), 'it answered what is no move'],
  ['answers an empty move', answering([]), 'an empty move is refused: unknown-move'],
  ['makes a move that is refused', answering(['pass']), 'pass is refused: not-now'],
  [
    'throws',
    () => {
      throw new Error('lost');
    },
    'lost',
  ],
  ['rejects', () => Promise.reject(new Error('too slow')), 'too slow'],
  ['rejects with no error', () => Promise.reject('nothing much'), 'nothing much'],
])(
  'a bot that %s is replaced for this move by the mildest one, and it is said why',
  async (_what, think, problem) => {
    const { move, reports } = await decided(think);
    expect(move).toEqual(rules.mildest(view, seat));
    expect(reports).toEqual([problem]);
  },
);

it('a seat that has no legal move is asked nothing', async () => {
  const think = () => {
    throw new Error('it was asked');
  };
  expect(await decided(think, (seat + 1) % 3)).toEqual({ move: null, reports: [] });
});
