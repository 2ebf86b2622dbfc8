import { sumOf } from '../../../shared/lists.ts';
import { quickRandom, type Random } from '../../../shared/random.ts';
import { tileOutOf } from './bag.ts';
import { DRAW, type MoveList, noMoves } from './moves.ts';
import { AUCTION, EPOCH, MOST_SEATS, OVER, type Packed, STEP, TURN } from './table.ts';
import type { Judge, PackedGame, Thinker } from './think.ts';
import type { Choice } from './thinking-bot.ts';

/** How somebody plays on. */
export type Policy = {
  /** An auction begins, or goes on in a world that was not thought of before. */
  readonly listen: (s: Packed) => void;
  /** One of the legal moves of whoever is to act. */
  readonly move: (s: Packed, moves: MoveList, count: number) => number;
};

/** Who plays on as somebody does, but says in auctions what promises most. */
export const biddingBy = (thinker: Thinker, usual: Policy['move']): Policy => ({
  listen: s => thinker.listen(s),
  move: (s, moves, count) => (s[STEP] === AUCTION ? thinker.answer(s) : usual(s, moves, count)),
});

/** How much is played on: in numbers, not in time, so that the same chance gives the same move. */
export type Effort = {
  /** How many moves are played on at most, and how much less chance to win than the best they may promise. */
  readonly finalists: number;
  readonly within: number;
  /** How many turns after this one, unless the epoch ends before. */
  readonly further: number;
  /** In how many worlds at most, and after how many of them it is seen who is behind. */
  readonly worlds: number;
  readonly atATime: number;
  /** As many worlds does count what thinking ahead has promised. */
  readonly thought: number;
  /** By how many standard errors who is behind is given up. */
  readonly sure: number;
};

/** A move that is played on, and what came of it in each world. */
type Finalist = { readonly move: number; readonly promised: number; readonly came: number[]; mean: number };

/**
 * Chooses among moves that promise about as much by playing each on, as somebody plays, and asking a judge what came of
 * it: in the same worlds for all of them, so that chance favours none.
 */
export const playingOn = (game: PackedGame, judge: Judge, policy: Policy, effort: Effort): Choice => {
  const { apply, legalMoves, inBag } = game;
  const table = game.newTable();
  const list = noMoves();
  const chances = new Float64Array(MOST_SEATS);

  /** The chance to win of a seat that makes a move, by one way it may go on. */
  const played = (s: Packed, first: number, seat: number, chance: Random): number => {
    table.set(s);
    let move = first;
    let isHeard = false;
    for (let turns = 0; ; ) {
      apply(table, move, move === DRAW ? tileOutOf(table, inBag, chance) : 0);
      if (table[STEP] === OVER) break;
      if (table[STEP] === TURN && (turns === effort.further || table[EPOCH] !== s[EPOCH])) break;
      if (table[STEP] === TURN) turns += 1;
      if (table[STEP] === AUCTION && !isHeard) policy.listen(table);
      isHeard = table[STEP] === AUCTION;
      const count = legalMoves(table, list);
      move = count === 1 ? list[0]! : policy.move(table, list, count);
    }
    judge(table, chances);
    return chances[seat]!;
  };

  const meanOf = ({ promised, came }: Finalist): number =>
    (effort.thought * promised + sumOf(came)) / (effort.thought + came.length);

  /** Is so much less chance than the best more than chance brings about? */
  const isBehind = (one: Finalist, best: Finalist): boolean => {
    const count = one.came.length;
    const less = one.came.map((chance, world) => best.came[world]! - chance);
    const mean = sumOf(less) / count;
    const square = sumOf(less.map(each => (each - mean) ** 2)) / (count - 1);
    return best.mean - one.mean > (effort.sure * Math.sqrt(count * square)) / (count + effort.thought);
  };

  return (s, seat, moves, promises, random) => {
    const most = Math.max(...promises);
    let finalists = promises
      .map((promised, i): Finalist => ({ move: moves[i]!, promised, came: [], mean: promised }))
      .filter(({ promised }) => promised >= most - effort.within)
      .sort((a, b) => b.promised - a.promised)
      .slice(0, effort.finalists);
    const seed = random.below(2 ** 32);
    const start = random.below(2 ** 32) / 2 ** 32;
    for (let world = 0; world < effort.worlds && finalists.length > 1; world++) {
      for (const { move, came } of finalists)
        came.push(played(s, move, seat, chanceOf(`${seed} ${world}`, start + world * GOLDEN)));
      if ((world + 1) % effort.atATime !== 0) continue;
      for (const each of finalists) each.mean = meanOf(each);
      finalists.sort((a, b) => b.mean - a.mean);
      const best = finalists[0]!;
      finalists = finalists.filter(each => each === best || !isBehind(each, best));
    }
    return finalists[0]!.move;
  };
};

/** The golden section: its multiples, without what is whole, lie evenly however many there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** What chance does in one world. What it does first is given, so that the worlds together draw every tile as often as it is there. */
const chanceOf = (seed: string, first: number): Random => {
  const later = quickRandom(seed);
  let isFirst = true;
  return {
    below: n => {
      if (!isFirst) return later.below(n);
      isFirst = false;
      return Math.floor((first % 1) * n);
    },
  };
};
