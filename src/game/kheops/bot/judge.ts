import type { Forecast, Judge } from '../../coach.ts';
import { inputsOf } from '../../shared/nets/features.ts';
import { type Evaluation, evaluationOf, toChances } from '../../shared/nets/net.ts';
import { netOf } from '../../shared/nets/net-text.ts';
import { SCORE_UNIT } from '../../shared/score-unit.ts';
import { at, type BySeat, type Seat } from '../../shared/seats.ts';
import { sharesOf } from '../../shared/shares.ts';
import { type Move, PLAYERS, type Step, type View } from '../table.ts';
import { fillFeatures, LAYOUT } from './features.ts';
import { type Packed, pack } from './packed/board.ts';
import { type Ended, eachEnd, type ToDo } from './packed/move-ends.ts';
import { findNetworks, type Networks, noNetworks } from './packed/networks.ts';

/** What becomes of a seat, by the numbers of `features.ts`: its chance to win, or its score. */
type Told = (board: Packed, networks: Networks, next: ToDo | Ended, seat: Seat) => number;

const isOver = (next: ToDo | Step): next is Ended => next.kind === 'over';

/** @param text of a net (`shared/nets/net-text.ts`) @param made of its outputs, of which the first is that of the seat */
const toldBy = (
  text: string,
  made: (outputs: Float32Array) => void,
  inEnd: (end: Ended) => BySeat<number>,
): Told => {
  const inputs = new Float32Array(inputsOf(LAYOUT, PLAYERS.length));
  const outputs = new Float32Array(PLAYERS.length);
  let evaluate: Evaluation | null = null;
  return (board, networks, next, seat) => {
    if (isOver(next)) return at(inEnd(next), seat);
    evaluate ??= evaluationOf(netOf(text));
    fillFeatures(board, networks, next, seat, inputs);
    evaluate(inputs, outputs);
    made(outputs);
    return at(outputs as unknown as BySeat<number>, 0);
  };
};

const sharesIn = ({ winners }: Ended): BySeat<number> => sharesOf(winners, PLAYERS.length);
const chanceBy = (text: string): Told =>
  toldBy(text, outputs => toChances(outputs, PLAYERS.length), sharesIn);
const scoreBy = (text: string): Told =>
  toldBy(
    text,
    outputs => {
      outputs[0] = (outputs[0] ?? 0) * SCORE_UNIT;
    },
    ({ scores }) => scores,
  );

const boardOf = (view: View) => {
  const board = pack(view);
  const networks = noNetworks();
  findNetworks(board, networks);
  return { board, networks };
};

/** A judge by a net. @param text of a net for the numbers of `features.ts` */
export const judgeBy = (text: string): Judge<View, Move> => {
  const chanceOf = chanceBy(text);
  return {
    chances: view => {
      if (isOver(view.step)) return sharesIn(view.step);
      const { board, networks } = boardOf(view);
      const first = chanceOf(board, networks, view.step, 0);
      return [first, 1 - first];
    },
    worth: (view, seat, legal) => {
      const { board, networks } = boardOf(view);
      return legal.map(move => {
        let best = 0;
        eachEnd(view, board, networks, seat, move, next => {
          best = Math.max(best, chanceOf(board, networks, next, seat));
        });
        return best;
      });
    },
  };
};

/** Who tells expected scores. @param chances a net by which powers are used @param scores a net of the scores */
export const forecastBy = (chances: string, scores: string): Forecast<View, Move> => {
  const chanceOf = chanceBy(chances);
  const scoreOf = scoreBy(scores);
  return {
    scores: view => {
      if (isOver(view.step)) return view.step.scores;
      const { step } = view;
      const { board, networks } = boardOf(view);
      return PLAYERS.map(seat => scoreOf(board, networks, step, seat));
    },
    after: (view, seat, moves) => {
      const { board, networks } = boardOf(view);
      return moves.map(move => {
        let best = Number.NEGATIVE_INFINITY;
        let score = 0;
        eachEnd(view, board, networks, seat, move, next => {
          const chance = chanceOf(board, networks, next, seat);
          if (chance <= best) return;
          best = chance;
          score = scoreOf(board, networks, next, seat);
        });
        return score;
      });
    },
  };
};
