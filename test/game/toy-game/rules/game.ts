import { defineGame } from '../../../../src/game/define-game.ts';
import { meta, type Options } from './meta.ts';
import { after, copyTable, countPebbles, PEBBLES, setup, take } from './rules.ts';
import type { Move, PebblesEvent, Refusal, State, View } from './table.ts';

/** Pebbles: the smallest game that has chance, a secret, something that happens by itself, and an end. */
export const game = defineGame<State, View, Move, PebblesEvent, Options, Refusal>(meta, {
  setup,
  phases: {
    /** Take one pebble or two. [B-01] */
    take: { start: true, moves: { take }, turn: ({ player }) => player, next: ['take', 'count'] },
    /** All count what they have. [B-02] */
    count: { onBegin: countPebbles, next: ['over'] },
  },
  endIf: ({ step }) =>
    step.kind === 'over' ? { scores: [...step.scores], winners: [...step.winners] } : null,
  playerView: copyTable,
  after,
  // What screens, bots and servers ask besides.
  opening: ({ left }) => [{ type: 'setup', pebbles: left }],
  mildest: () => ['take', 1],
  copy: state => ({ ...copyTable(state), secret: { ...state.secret } }),
  imagine: (view, _seat, random) => {
    const prize = random.below(PEBBLES);
    const finder = prize < PEBBLES - view.left ? random.below(view.taken.length) : null;
    return { ...copyTable(view), secret: { prize, finder, seed: '' } };
  },
  reveals: ({ type }) => type === 'end',
});
