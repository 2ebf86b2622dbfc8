import type { AnyMove, SyncBot } from '../../../contract.ts';
import type { Random } from '../../../shared/random.ts';
import type { Rivals } from './auction-solver.ts';
import { type Judge, MaxNSearch, type PackedGame } from './max-n-search.ts';
import { type MoveList, noMoves } from './moves.ts';
import { AUCTION, MOST_SEATS, type Packed, PLAYERS, STEP, TURN } from './table.ts';

/** A game as its bots search it, and how its views and moves are packed. */
export type ThoughtGame<View, Move extends AnyMove> = {
  readonly game: PackedGame;
  readonly newRivals: () => Rivals;
  readonly pack: (view: View, into: Packed) => Packed;
  readonly moveOf: (move: number) => Move;
  /** The number of the move that is made unless the search finds a better one: that of `steady`. */
  readonly usual: (s: Packed, ...asked: Parameters<SyncBot<View, Move>>) => number;
};

/** How a kind of step is searched. */
export type Manner = {
  /** How much more chance to win a move must promise than the usual one. */
  readonly margin: number;
  /** The search depth, as `MaxNSearch.after` has it. */
  readonly turns: number;
};

/** A manner for each kind of step. */
export type Manners = {
  readonly turn: Manner;
  readonly auction: Manner;
  /** What lies up, what is taken and what is lost. */
  readonly tiles: Manner;
};

const mannerOf = (s: Packed, { turn, auction, tiles }: Manners): Manner =>
  s[STEP] === TURN ? turn : s[STEP] === AUCTION ? auction : tiles;

/**
 * Chooses one of some moves by what the search promises of each.
 * @param promises chances to win, in the order of the moves; the usual one's is higher by a margin
 */
export type Choice = (
  s: Packed,
  seat: number,
  moves: MoveList,
  promises: readonly number[],
  random: Random,
) => number;

/** Of moves that are as good as each other the first. */
const mostPromising: Choice = (_, __, moves, promises) => moves[promises.indexOf(Math.max(...promises))]!;

/**
 * A bot that makes the usual move, unless a judge gives it more chance to win after another, by more than a margin.
 * @param mannersFor the manners for so many seats
 * @param choose how it is chosen among moves then
 */
export const thinkingBot = <View, Move extends AnyMove>(
  { game, newRivals, pack, moveOf, usual }: ThoughtGame<View, Move>,
  judge: Judge,
  mannersFor: (players: number) => Manners,
  choose: Choice = mostPromising,
): SyncBot<View, Move> => {
  const search = new MaxNSearch(game, judge, newRivals);
  const table = game.newTable();
  const chances = new Float64Array(MOST_SEATS);
  const list = noMoves();
  return (view, seat, legal, random) => {
    const only = legal[0];
    if (only === undefined) throw new Error('a bot was asked for a move where there is none');
    if (legal.length === 1) return only;
    const s = pack(view, table);
    const { margin, turns } = mannerOf(s, mannersFor(s[PLAYERS]!));
    const usually = usual(s, view, seat, legal, random);
    const moves = list.subarray(0, game.legalMoves(s, list));
    const promises = Array.from(moves, move => {
      search.after(s, move, turns, chances);
      return chances[seat]! + (move === usually ? margin : 0);
    });
    return moveOf(choose(s, seat, moves, promises, random));
  };
};
