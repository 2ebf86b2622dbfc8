import { noMoves } from '../../../auction/bot/packed/moves.ts';
import { AUCTION, type Packed, STEP, TURN } from '../../../auction/bot/packed/table.ts';
import type { Judge } from '../../../auction/bot/packed/think.ts';
import { Foresight } from './foresight.ts';
import { legalMoves } from './moves.ts';
import { steadyMove } from './steady.ts';

export type Margins = { readonly turn: number; readonly auction: number; readonly tiles: number };

export type Manner = {
  /** How much of a chance to win somebody must lose by an answer to give it e times as seldom. */
  readonly doubt: number;
  /** The same for rivals in auctions, in fame as `steady` reckons; 0 where they are taken to think as this one does. */
  readonly rivalDoubt: number;
  /** How much better than what `steady` does a move must be, by the kind of step (chance to win). */
  readonly margins: Margins;
  /** Turns that are thought through after the move. */
  readonly turns: number;
};

/** Who does what `steady` does, unless foresight tells of something better. @returns the number of the move */
export const thinkerBy = (
  judge: Judge,
  { doubt, rivalDoubt, margins, turns }: Manner,
): ((s: Packed) => number) => {
  const foresight = new Foresight(judge, doubt, rivalDoubt);
  const moves = noMoves();
  const chances = new Float64Array(moves.length);
  return s => {
    const count = legalMoves(s, moves);
    if (count === 1) return moves[0]!;
    const usual = steadyMove(s);
    const margin = s[STEP] === TURN ? margins.turn : s[STEP] === AUCTION ? margins.auction : margins.tiles;
    if (margin >= 1) return usual;
    foresight.weigh(s, moves, count, turns, chances);
    let best = 0;
    for (let i = 1; i < count; i++) if (chances[i]! > chances[best]!) best = i;
    return chances[best]! > chances[moves.indexOf(usual)]! + margin ? moves[best]! : usual;
  };
};
