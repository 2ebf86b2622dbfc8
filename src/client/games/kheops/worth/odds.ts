import { CELL_COUNT, type Packed, pack, unpack } from '../../../../game/kheops/bot/packed/board.ts';
import { eachLaying, type Laying, lay } from '../../../../game/kheops/bot/packed/layings.ts';
import { findNetworks, noNetworks } from '../../../../game/kheops/bot/packed/networks.ts';
import {
  eachPlacing,
  eachUse,
  place,
  powerAt,
  type Use,
  use,
} from '../../../../game/kheops/bot/packed/pawns.ts';
import { evaluatorOf } from '../../../../game/kheops/bot/packed/worth.ts';
import { WEIGHTS } from '../../../../game/kheops/bot/weights.ts';
import { imagine } from '../../../../game/kheops/imagine.ts';
import { CELLS } from '../../../../game/kheops/pyramid.ts';
import { standing } from '../../../../game/kheops/score.ts';
import { opponentOf, PLAYERS, type Player, type View } from '../../../../game/kheops/table.ts';
import type { TileId } from '../../../../game/kheops/tiles.ts';
import { quickRandom, type Random } from '../../../../game/shared/random.ts';
import { at, type BySeat } from '../../../../game/shared/seats.ts';
import type { Thinking } from '../../thinking/thinking.ts';

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

const meanOf = (all: readonly Points[]): Points => {
  const mean = (of: keyof Points) =>
    Math.round(all.reduce((sum, points) => sum + points[of], 0) / all.length);
  return { networks: mean('networks'), ankhs: mean('ankhs') };
};

/** How many points a seat is ahead as the pyramid stands, with nothing that a bot adds for what may come of it. */
const leadOf = evaluatorOf({ ...WEIGHTS, lead: 1, early: 1, mummy: 0, guard: 0 });
const networks = noNetworks();

/** One end of the match. */
function* endOf(view: View, random: Random): Thinking<BySeat<Points>> {
  const { step } = view;
  if (step.kind === 'over') throw new Error('nothing is likely any more once a match is over');
  const board = pack(view);
  const { hands, stock } = imagine(view, null, random).secret;
  let { kind, player }: { kind: 'pawn' | 'power' | 'tile'; player: Player } = step;
  while (board.laid < CELL_COUNT) {
    // Another thought may have looked at another board meanwhile.
    findNetworks(board, networks);
    if (kind === 'pawn') placePawn(board, player, random);
    if (kind === 'power' && step.kind === 'power')
      exertPower(board, player, CELLS.indexOf(step.cell), random);
    // A position made by hand may lack the tiles to come to its end.
    if (!layTile(board, player, at(hands, player), stock, random)) break;
    kind = 'pawn';
    player = opponentOf(player);
    yield;
  }
  const { scores, ankhs } = standing(unpack(board, view.options));
  return PLAYERS.map(player => {
    const ofAnkhs = at(ankhs, player) ** 2;
    return { networks: at(scores, player) - ofAnkhs, ankhs: ofAnkhs };
  });
}

/** [K-11, K-12] */
const placePawn = (board: Packed, player: Player, random: Random): void => {
  const placing = bestOfSome<{ readonly piece: number; readonly cell: number }>(
    visit => eachPlacing(board, player, (piece, cell) => visit({ piece, cell })),
    () => leadOf(board, networks, player),
    random,
  );
  if (placing === null) return;
  place(board, player, placing.piece, placing.cell);
  exertPower(board, player, placing.cell, random);
};

/** [K-12 to K-15] */
const exertPower = (board: Packed, player: Player, cell: number, random: Random): void => {
  const power = powerAt(board, cell);
  if (power === null) return;
  const turnsTiles = power === 'rotate-corridor' || power === 'rotate-room';
  const chosen = bestOfSome<Use>(
    visit => eachUse(board, player, power, cell, visit),
    () => {
      if (turnsTiles) findNetworks(board, networks);
      return leadOf(board, networks, player);
    },
    random,
  );
  if (chosen !== null) use(board, chosen);
  if (turnsTiles) findNetworks(board, networks);
};

/** [K-10, K-30] @returns whether there was one to lay */
const layTile = (board: Packed, player: Player, hand: TileId[], stock: TileId[], random: Random): boolean => {
  const laying = bestOfSome<Laying>(
    visit => eachLaying(board, hand, (tile, cell, turn) => visit({ tile, cell, turn })),
    () => {
      findNetworks(board, networks);
      return leadOf(board, networks, player);
    },
    random,
  );
  if (laying === null) return false;
  lay(board, laying);
  hand.splice(hand.indexOf(laying.tile), 1);
  const drawn = stock.pop();
  if (drawn !== undefined) hand.push(drawn);
  return true;
};

/** Of a few moves that chance shows, the one after which `ahead` is most; of several the one that was shown first. */
const bestOfSome = <Made>(
  each: (visit: (made: Made) => void) => void,
  ahead: () => number,
  random: Random,
): Made | null => {
  let count = 0;
  each(() => {
    count += 1;
  });
  if (count === 0) return null;
  const shown = Array.from({ length: SHOWN }, () => random.below(count));
  let best: { readonly made: Made; readonly lead: number; readonly rank: number } | null = null;
  let n = 0;
  each(made => {
    const rank = shown.indexOf(n++);
    if (rank < 0) return;
    const lead = ahead();
    if (best === null || lead > best.lead || (lead === best.lead && rank < best.rank))
      best = { made, lead, rank };
  });
  return (best as { readonly made: Made } | null)?.made ?? null;
};
