import type { NetworkEvent } from '../../../game/kheops/events.ts';
import { after } from '../../../game/kheops/position.ts';
import { usesOf } from '../../../game/kheops/powers.ts';
import type { Cell } from '../../../game/kheops/pyramid.ts';
import { countAnkhs, scoreNetworks, weightOf } from '../../../game/kheops/score.ts';
import type { Move, View } from '../../../game/kheops/table.ts';
import { isPower, type Power, tileOf } from '../../../game/kheops/tiles.ts';
import type { BySeat, Seat } from '../../../game/shared/seats.ts';

/** How the match would be scored if the pyramid stayed as it is. [K-40 to K-45] */
export type Standing = {
  readonly networks: readonly NetworkEvent[];
  readonly ankhs: BySeat<number>;
  readonly scores: BySeat<number>;
};

export const standing = (view: View): Standing => {
  const networks = scoreNetworks(view);
  const ankhs = countAnkhs(view, networks);
  const scores = ankhs.map((count, seat) =>
    networks.reduce((sum, { owners, points }) => sum + (owners.includes(seat) ? points : 0), count ** 2),
  );
  return { networks, ankhs, scores };
};

export const networkAt = ({ networks }: Standing, cell: Cell): NetworkEvent | null =>
  networks.find(({ cells }) => cells.includes(cell)) ?? null;

/** The networks some cells belong to, each once. */
export const networksAt = (known: Standing, cells: readonly Cell[]): readonly NetworkEvent[] => [
  ...new Set(cells.flatMap(cell => networkAt(known, cell) ?? [])),
];

/** How much pawn weight each seat has on some cells. [K-43] */
export const weightsOn = ({ pawns, pyramid }: View, cells: readonly Cell[]): BySeat<number> => {
  const weights: [number, number] = [0, 0];
  for (const cell of cells) {
    const pawn = pawns[cell];
    const laid = pyramid[cell];
    if (pawn !== undefined && laid !== undefined) weights[pawn.player]! += weightOf(pawn, tileOf(laid.tile));
  }
  return weights;
};

/** The table as it would be after a move, powers and draws left aside. */
export const foreseen = (view: View, seat: Seat, move: Move): View => ({
  ...view,
  ...after(view, seat, move),
});

/** The cells at which a move changes something. */
export const changedBy = (move: Move): readonly Cell[] => {
  switch (move[0]) {
    case 'placePawn':
    case 'layTile':
      return [move[2]];
    case 'rotate':
      return [move[1]];
    case 'swap':
    case 'movePawn':
      return [move[1], move[2]];
  }
};

/** The power that a pawn would set off, and the cells it could reach: stones to turn, or pawns to take in hand. [K-12] */
export const reachOf = (
  view: View,
  seat: Seat,
  move: Move,
): { readonly power: Power; readonly cells: ReadonlySet<Cell> } | null => {
  if (move[0] !== 'placePawn') return null;
  const placed = foreseen(view, seat, move);
  const laid = view.pyramid[move[2]];
  const symbol = laid === undefined ? null : tileOf(laid.tile).symbol;
  if (!isPower(symbol)) return null;
  const uses = usesOf(placed, seat, symbol, move[2]);
  const cells =
    symbol === 'swap' || symbol === 'move'
      ? uses.flatMap(use => [use[1], use[2] as Cell])
      : uses.map(use => use[1]);
  return { power: symbol, cells: new Set(cells) };
};
