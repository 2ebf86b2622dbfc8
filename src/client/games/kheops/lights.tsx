import type { NetworkEvent } from '../../../game/kheops/events.ts';
import type { Cell } from '../../../game/kheops/pyramid.ts';
import type { Table } from '../../../game/kheops/table.ts';
import type { Light } from './cell.tsx';
import { sideOf } from './facts.ts';
import { at, isUpright, outlineOf, type Point, vertices } from './geometry.ts';
import './lights.css';
import type { Payment } from './payments.ts';

const lightOfNetwork = ({ cursed, owners: [owner] }: NetworkEvent, { white }: Table): Light => {
  if (cursed) return 'cursed';
  if (owner === undefined) return 'nobody';
  return sideOf(owner, white);
};

/** The light that burns in a cell for good, because its network is closed. [K-42] */
export const lightOf = (closed: readonly NetworkEvent[], table: Table, cell: Cell): Light | null => {
  const network = closed.find(({ cells }) => cells.includes(cell));
  return network === undefined ? null : lightOfNetwork(network, table);
};

/** What is worth nothing says so only where it is cursed. */
const isTold = ({ points, cursed }: NetworkEvent): boolean => points > 0 || cursed;

/** Around each of some networks a line in the colour of whoever holds it, and on it what it is worth. */
export const Lights = ({
  networks,
  view,
  paid,
}: {
  networks: readonly NetworkEvent[];
  view: Table;
  paid: readonly Payment[];
}) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus but what has a tab index
  <g className="lights" aria-hidden="true" data-pays={paid.length > 0}>
    {networks.map(network => (
      <g
        key={network.cells.join()}
        className="network-light"
        data-light={lightOfNetwork(network, view)}
        data-paid={paid.some(payment => payment.networks.includes(network))}
      >
        <path className="light-under" d={outlineOf(network.cells)} />
        <path className="light-glow" d={outlineOf(network.cells)} />
        <path className="light-line" d={outlineOf(network.cells)} />
      </g>
    ))}
    {badgesOf(networks.filter(isTold), view).map(({ network, corner }) => (
      <g
        key={network.cells.join()}
        className="light-worth"
        data-of={network.cells.join()}
        data-light={lightOfNetwork(network, view)}
        transform={at(corner)}
      >
        <circle r="20" />
        <text fontSize="10">{network.points}</text>
      </g>
    ))}
  </g>
);

/** Where each of some networks is marked: no two in the same place. */
const badgesOf = (networks: readonly NetworkEvent[], table: Table) => {
  const badges: { readonly network: NetworkEvent; readonly corner: Point }[] = [];
  for (const network of networks) {
    const taken = badges.map(({ corner }) => corner);
    badges.push({ network, corner: badgeAt(network.cells, table, taken) });
  }
  return badges;
};

/** The corner of a network where its worth is written: high up, and where no pawn stands or at least on the far side of it; beside `others`. */
export const badgeAt = (
  cells: readonly Cell[],
  { pawns }: Pick<Table, 'pawns'>,
  others: readonly Point[] = [],
): Point => {
  const taken = new Map<string, { n: number; dx: number; dy: number }>();
  for (const name of Object.keys(pawns)) {
    const cell = name as Cell;
    const corner = String(vertices(cell)[standsAt(cell)]);
    // The pawn stands towards the middle of its own cell, which leaves the other side of the corner.
    const [x, y] = isUpright(cell) ? [-AWAY, AWAY] : [AWAY, -AWAY];
    taken.set(corner, { n: (taken.get(corner)?.n ?? 0) + 1, dx: x, dy: y });
  }
  const corners = cells
    .flatMap(cell => [...vertices(cell)])
    .map(corner => ({ corner, by: taken.get(String(corner)) ?? { n: 0, dx: 0, dy: 0 } }))
    .toSorted((a, b) => a.by.n - b.by.n || a.corner[1] - b.corner[1])
    .map(({ corner: [x, y], by }): Point => [x + by.dx, y + by.dy]);
  const isFree = ([x, y]: Point) => others.every(other => Math.hypot(x - other[0], y - other[1]) >= BESIDE);
  return corners.find(isFree) ?? corners[0] ?? [0, 0];
};

const AWAY = 15;

/** From so far on two marks stand beside each other. */
const BESIDE = 40;

/** Which corner, clockwise as `vertices` lists them, a pawn of the cell stands in. */
const standsAt = (cell: Cell): number => (isUpright(cell) ? 0 : 2);
