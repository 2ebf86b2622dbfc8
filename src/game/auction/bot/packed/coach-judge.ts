import type { Judge as CoachJudge, Forecast } from '../../../coach.ts';
import type { AnyMove } from '../../../contract.ts';
import type { BySeat, Seat } from '../../../shared/seats.ts';
import { sharesOf } from '../../../shared/shares.ts';
import type { Rivals } from './auction-solver.ts';
import { type Judge, MaxNSearch, type PackedGame } from './max-n-search.ts';
import { CHANCE_AND_SCORE } from './score-judge.ts';
import { MOST_SEATS, type Packed, STEP, TURN } from './table.ts';

/** What a coach sees of a match: whose areas there are, and how it has ended once it is over. */
type Seen = {
  readonly areas: BySeat<unknown>;
  readonly step: {
    readonly kind: string;
    readonly winners?: readonly Seat[];
    readonly scores?: BySeat<number>;
  };
};

/** A game as the coach searches it, and how its views and moves are packed. */
export type CoachedGame<View, Move> = {
  readonly game: PackedGame;
  readonly newRivals: () => Rivals;
  readonly pack: (view: View, into: Packed) => Packed;
  readonly numberOf: (move: Move) => number;
};

/** Half a turn deep: whether Ra is called in it. This takes away a tenth of the error of the nets alone. */
const WHETHER_CALLED = 0.5;

/** A judge who thinks every auction to its end and every tile that may be drawn, and then asks another who is going to win. */
export const auctionCoachJudge = <View extends Seen, Move extends AnyMove>(
  { game, newRivals, pack, numberOf }: CoachedGame<View, Move>,
  judge: Judge,
): CoachJudge<View, Move> => {
  const search = new MaxNSearch(game, judge, newRivals);
  const table = game.newTable();
  const chances = new Float64Array(MOST_SEATS);
  return {
    chances: view => {
      const { step, areas } = view;
      if (step.winners !== undefined) return sharesOf(step.winners, areas.length);
      pack(view, table);
      search.value(table, table[STEP] === TURN ? WHETHER_CALLED : 0, chances);
      return areas.map((_, seat) => chances[seat] ?? 0);
    },
    worth: (view, seat, legal) => {
      pack(view, table);
      return legal.map(move => {
        search.after(table, numberOf(move), 0, chances);
        return chances[seat] ?? 0;
      });
    },
  };
};

/** Tells expected scores as the judge thinks. @param judge tells chances and scores (`withScores`) */
export const auctionForecast = <View extends Seen, Move extends AnyMove>(
  { game, newRivals, pack, numberOf }: CoachedGame<View, Move>,
  judge: Judge,
): Forecast<View, Move> => {
  const search = new MaxNSearch(game, judge, newRivals, CHANCE_AND_SCORE);
  const table = game.newTable();
  const told = new Float64Array(MOST_SEATS * CHANCE_AND_SCORE);
  return {
    scores: view => {
      const { step, areas } = view;
      if (step.scores !== undefined) return step.scores;
      search.value(pack(view, table), 0, told);
      return areas.map((_, seat) => told[areas.length + seat] ?? 0);
    },
    after: (view, seat, moves) => {
      pack(view, table);
      return moves.map(move => {
        search.after(table, numberOf(move), 0, told);
        return told[view.areas.length + seat] ?? 0;
      });
    },
  };
};
