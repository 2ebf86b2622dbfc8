import { sumOf } from '../../../shared/lists.ts';
import { quickRandom, type Random } from '../../../shared/random.ts';
import { tileOutOf } from './bag.ts';
import type { Judge, MaxNSearch, PackedGame } from './max-n-search.ts';
import { DRAW, type MoveList, noMoves } from './moves.ts';
import { AUCTION, EPOCH, MOST_SEATS, OVER, type Packed, STEP, TURN } from './table.ts';
import type { Choice } from './thinking-bot.ts';

/** A rollout policy: how all seats play on. */
export type Policy = {
  /** Called when an auction begins, or goes on in another world. */
  readonly listen: (s: Packed) => void;
  /** One of the legal moves of whoever is to act. */
  readonly move: (s: Packed, moves: MoveList, count: number) => number;
};

/** A policy with the bids of a search, and in all else the moves of another policy. */
export const biddingBy = (search: MaxNSearch, usual: Policy['move']): Policy => ({
  listen: s => search.listen(s),
  move: (s, moves, count) => (s[STEP] === AUCTION ? search.answer(s) : usual(s, moves, count)),
});

/** How many rollouts there are: in numbers, not in time, so that the same chance gives the same move. */
export type Effort = {
  /** How many candidate moves are rolled out at most, and how much less than the best the search may promise of them. */
  readonly candidates: number;
  readonly within: number;
  /** How many turns a rollout goes on after this one, unless the epoch ends before. */
  readonly further: number;
  /** In how many worlds at most, and after how many of them candidates that are behind are dropped. */
  readonly worlds: number;
  readonly atATime: number;
  /** The weight of the search's promise in the mean, in worlds. */
  readonly priorWeight: number;
  /** By how many standard errors a candidate must be behind to be dropped. */
  readonly sure: number;
};

/** A move that is rolled out, and what came of it in each world. */
type Candidate = { readonly move: number; readonly promised: number; readonly came: number[]; mean: number };

/**
 * Chooses among moves that promise about as much by rollouts: each is played on by a policy, and a judge evaluates where that leads.
 * All candidates are tried in the same worlds (common random numbers), so that chance favours none.
 */
export const choiceByRollouts = (game: PackedGame, judge: Judge, policy: Policy, effort: Effort): Choice => {
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

  const meanOf = ({ promised, came }: Candidate): number =>
    (effort.priorWeight * promised + sumOf(came)) / (effort.priorWeight + came.length);

  /** Is so much less chance than the best more than chance brings about? */
  const isBehind = (one: Candidate, best: Candidate): boolean => {
    const count = one.came.length;
    const less = one.came.map((chance, world) => best.came[world]! - chance);
    const mean = sumOf(less) / count;
    const square = sumOf(less.map(each => (each - mean) ** 2)) / (count - 1);
    return best.mean - one.mean > (effort.sure * Math.sqrt(count * square)) / (count + effort.priorWeight);
  };

  return (s, seat, moves, promises, random) => {
    const most = Math.max(...promises);
    let candidates = promises
      .map((promised, i): Candidate => ({ move: moves[i]!, promised, came: [], mean: promised }))
      .filter(({ promised }) => promised >= most - effort.within)
      .sort((a, b) => b.promised - a.promised)
      .slice(0, effort.candidates);
    const seed = random.below(2 ** 32);
    const start = random.below(2 ** 32) / 2 ** 32;
    for (let world = 0; world < effort.worlds && candidates.length > 1; world++) {
      for (const { move, came } of candidates)
        came.push(played(s, move, seat, chanceOf(`${seed} ${world}`, start + world * GOLDEN)));
      if ((world + 1) % effort.atATime !== 0) continue;
      for (const each of candidates) each.mean = meanOf(each);
      candidates.sort((a, b) => b.mean - a.mean);
      const best = candidates[0]!;
      candidates = candidates.filter(each => each === best || !isBehind(each, best));
    }
    return candidates[0]!.move;
  };
};

/** The golden section: its multiples, without what is whole, lie evenly however many there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The chance of one world. The first draw is given (stratified), so that the worlds together draw every tile as often as it is there. */
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
