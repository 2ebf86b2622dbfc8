import { afterMove } from '../../../../game/kheops/after-move.ts';
import { type Imagined, imagine } from '../../../../game/kheops/imagine.ts';
import { kheops } from '../../../../game/kheops/rules.ts';
import { type Standing, standing } from '../../../../game/kheops/score.ts';
import { opponentOf, PLAYERS, type Player, playerAt, type View } from '../../../../game/kheops/table.ts';
import { actor } from '../../../../game/kheops/turns.ts';
import { quickRandom, type Random } from '../../../../game/shared/random.ts';
import { at, type BySeat } from '../../../../game/shared/seats.ts';
import type { Thinking } from '../../thinking/thinking.ts';

const { legalMoves } = kheops;

/** What a seat has at an end of the match, by what it is for. [K-41, K-44] */
export type Points = { readonly networks: number; readonly ankhs: number };

/**
 * What each seat may have at the end. `likely` is the mean over many ends of the match: hidden tiles come as they may,
 * and whoever is to act takes of a few moves that chance shows the one after which they are furthest ahead. `best` is
 * the most that the seat has at any of those ends.
 */
export type Odds = { readonly likely: BySeat<Points>; readonly best: BySeat<Points> };

/** How often the match is played to its end, and of how many moves the best is taken. */
export const ENDS = 24;
export const SHOWN = 4;

export const sumOf = ({ networks, ankhs }: Points): number => networks + ankhs;

/** Always the same for the same table, so that figures do not flicker; null when the match is over. */
export const oddsOf = (view: View): Thinking<Odds> | null => (view.step.kind === 'over' ? null : think(view));

function* think(view: View): Thinking<Odds> {
  const ends: BySeat<Points>[] = [];
  for (let n = 0; n < ENDS; n++) ends.push(yield* endOf(view, quickRandom(`likely ${n}`)));
  return {
    likely: PLAYERS.map(player => meanOf(ends.map(end => at(end, player)))),
    best: PLAYERS.map(player =>
      ends
        .map(end => at(end, player))
        .reduce((most, points) => (sumOf(points) > sumOf(most) ? points : most)),
    ),
  };
}

const lead = ({ scores }: Standing, player: Player): number =>
  at(scores, player) - at(scores, opponentOf(player));

const meanOf = (all: readonly Points[]): Points => {
  const mean = (of: keyof Points) =>
    Math.round(all.reduce((sum, points) => sum + points[of], 0) / all.length);
  return { networks: mean('networks'), ankhs: mean('ankhs') };
};

/** One end of the match. */
function* endOf(view: View, random: Random): Thinking<BySeat<Points>> {
  let match: Imagined = imagine(view, null, random);
  for (let seat = actor(match.step); seat !== null; seat = actor(match.step)) {
    const next = bestOfSome(match, playerAt(seat), random);
    // A position made by hand may lack the tiles to come to its end.
    if (next === null) break;
    match = next;
    yield;
  }
  const { scores, ankhs } = standing(match);
  return PLAYERS.map(player => {
    const ofAnkhs = at(ankhs, player) ** 2;
    return { networks: at(scores, player) - ofAnkhs, ankhs: ofAnkhs };
  });
}

const bestOfSome = (match: Imagined, player: Player, random: Random): Imagined | null => {
  const legal = legalMoves(match, player);
  let best: Imagined | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < SHOWN; n++) {
    const move = legal[random.below(legal.length)];
    if (move === undefined) break;
    const next = afterMove(match, player, move);
    const ahead = lead(standing(next), player);
    if (ahead > most) [best, most] = [next, ahead];
  }
  return best;
};
