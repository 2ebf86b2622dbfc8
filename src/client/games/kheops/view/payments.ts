import type { NetworkEvent } from '../../../../game/kheops/events.ts';
import type { Cell } from '../../../../game/kheops/pyramid.ts';
import { ankhCells, type Standing } from '../../../../game/kheops/score.ts';
import { PLAYERS, type Player, type Table } from '../../../../game/kheops/table.ts';
import { at, type BySeat } from '../../../../game/shared/seats.ts';

/** What a finished pyramid pays at a time: what one network comes to, or the ankhs of one player. [K-41, K-43, K-44] */
export type Payment = {
  readonly kind: 'networks' | 'ankhs';
  /** The networks that light up: one that pays, or all that pay nobody. */
  readonly networks: readonly NetworkEvent[];
  /** The tiles it is paid for. */
  readonly cells: readonly Cell[];
  readonly points: number;
  /** Null where nobody is paid. */
  readonly player: Player | null;
};

/** All that a finished pyramid pays: first what nobody has, then the networks, the largest last, then the ankhs. */
export const paymentsOf = (table: Table, { networks }: Pick<Standing, 'networks'>): readonly Payment[] => {
  const [paying, idle] = [networks.filter(pays), networks.filter(network => !pays(network))];
  const nobody = { kind: 'networks', networks: idle, cells: [], points: 0, player: null } as const;
  const ankhs = ankhCells(table, networks);
  return [
    ...(idle.length > 0 ? [nobody] : []),
    ...paying
      .toSorted((a, b) => a.points - b.points)
      .map((network): Payment => {
        const { cells, points, owners } = network;
        return { kind: 'networks', networks: [network], cells, points, player: owners[0] ?? null };
      }),
    ...PLAYERS.flatMap((player): Payment[] => {
      const cells = ankhs.filter(cell => table.pawns[cell]?.player === player);
      const points = cells.length ** 2;
      return points > 0 ? [{ kind: 'ankhs', networks: [], cells, points, player }] : [];
    }),
  ];
};

const pays = ({ owners, points }: NetworkEvent): boolean => owners.length > 0 && points > 0;

/** What each side has come to by some payments, and for how many ankhs. */
export const tallyOf = (
  payments: readonly Payment[],
): { readonly scores: BySeat<number>; readonly ankhs: BySeat<number> } => {
  const [scores, ankhs] = [
    [0, 0],
    [0, 0],
  ];
  for (const { kind, player, points, cells } of payments) {
    if (player === null) continue;
    scores[player] = at(scores, player) + points;
    if (kind === 'ankhs') ankhs[player] = cells.length;
  }
  return { scores, ankhs };
};
