import type { Judge as CoachJudge } from '../../../coach.ts';
import type { AnyMove } from '../../../contract.ts';
import type { BySeat, Seat } from '../../../shared/seats.ts';
import { sharesOf } from '../../../shared/shares.ts';
import type { Rivals } from './auction-thought.ts';
import { MOST_SEATS, type Packed } from './table.ts';
import { type Judge, type PackedGame, Thinker } from './think.ts';

/** What a judge sees of a match: whose areas there are, and who has won once it is over. */
type Seen = {
  readonly areas: BySeat<unknown>;
  readonly step: { readonly kind: string; readonly winners?: readonly Seat[] };
};

/** A game as a coach thinks about it, and how its views and moves are told in numbers. */
export type CoachedGame<View, Move> = {
  readonly game: PackedGame;
  readonly newRivals: () => Rivals;
  readonly pack: (view: View, into: Packed) => Packed;
  readonly numberOf: (move: Move) => number;
};

/** A judge who thinks every auction to its end and every tile that may be drawn, and then asks another who is going to win. */
export const auctionCoachJudge = <View extends Seen, Move extends AnyMove>(
  { game, newRivals, pack, numberOf }: CoachedGame<View, Move>,
  judge: Judge,
): CoachJudge<View, Move> => {
  const thinker = new Thinker(game, judge, newRivals);
  const table = game.newTable();
  const chances = new Float64Array(MOST_SEATS);
  return {
    chances: view => {
      const { step, areas } = view;
      if (step.winners !== undefined) return sharesOf(step.winners, areas.length);
      thinker.value(pack(view, table), 0, chances);
      return areas.map((_, seat) => chances[seat] ?? 0);
    },
    worth: (view, seat, legal) => {
      pack(view, table);
      return legal.map(move => {
        thinker.after(table, numberOf(move), 0, chances);
        return chances[seat] ?? 0;
      });
    },
  };
};
