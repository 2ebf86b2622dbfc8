import type { NetworkEvent } from '../../../../game/kheops/events.ts';
import type { Cell } from '../../../../game/kheops/pyramid.ts';
import type { Table } from '../../../../game/kheops/table.ts';
import type { Light } from '../pieces/cell.tsx';
import { sideOf } from '../view/facts.ts';
import { at, isUpright, outlineOf, type Point, vertices } from '../view/geometry.ts';
import '../art/lights.css';
import type { Payment } from '../view/payments.ts';

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

const nameOf = ({ cells }: NetworkEvent): string => cells.join();

/** The light of a network: as it is, or while a move is considered as it would be, or put out by it. */
type Lamp = { readonly network: NetworkEvent; readonly state: 'is' | 'foreseen' | 'out' };

/** What burns keeps its place and its element, put out or not, so that it is not kindled once more when it is back. */
const lampsOf = (networks: readonly NetworkEvent[], foreseen: readonly NetworkEvent[] | null): Lamp[] => {
  if (foreseen === null) return networks.map(network => ({ network, state: 'is' }));
  const known = new Set(networks.map(nameOf));
  const later = new Map(foreseen.map(network => [nameOf(network), network]));
  return [
    ...networks.map((network): Lamp => {
      const then = later.get(nameOf(network));
      return then === undefined ? { network, state: 'out' } : { network: then, state: 'is' };
    }),
    ...foreseen
      .filter(network => !known.has(nameOf(network)))
      .map((network): Lamp => ({ network, state: 'foreseen' })),
  ];
};

/**
 * Around each of some networks a line in the colour of whoever holds it, and on it what it is worth; `foreseen`: those
 * of the table that is shown in their stead while a move is considered. Around those that are open a broken one, and a
 * smaller mark.
 */
export const Lights = ({
  networks,
  foreseen,
  open,
  shown,
  paid,
}: {
  networks: readonly NetworkEvent[];
  foreseen: readonly NetworkEvent[] | null;
  open: readonly NetworkEvent[];
  shown: Table;
  paid: readonly Payment[];
}) => {
  const lamps = lampsOf(networks, foreseen);
  const badges = badgesOf(lamps, shown);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus but what has a tab index
    <g className="lights" aria-hidden="true" data-pays={paid.length > 0}>
      {open.map(network => (
        <g key={nameOf(network)} className="open-light" data-light={lightOfNetwork(network, shown)}>
          <path className="open-under" d={outlineOf(network.cells)} />
          <path className="open-line" d={outlineOf(network.cells)} />
        </g>
      ))}
      {lamps.map(({ network, state }) => (
        <g
          key={nameOf(network)}
          className="network-light"
          data-state={state}
          data-light={lightOfNetwork(network, shown)}
          data-paid={paid.some(payment => payment.networks.includes(network))}
        >
          <path className="light-under" d={outlineOf(network.cells)} />
          <path className="light-glow" d={outlineOf(network.cells)} />
          <path className="light-line" d={outlineOf(network.cells)} />
        </g>
      ))}
      {openBadges(open, shown, badges).map(({ network, corner }) => (
        <g
          key={nameOf(network)}
          className="open-worth"
          data-light={lightOfNetwork(network, shown)}
          transform={at(corner)}
        >
          <circle r="16" />
          <text fontSize="10">{network.points}</text>
        </g>
      ))}
      {badges.map(({ network, state, corner }) => (
        <g
          key={nameOf(network)}
          className="light-worth"
          data-state={state}
          data-of={nameOf(network)}
          data-light={lightOfNetwork(network, shown)}
          transform={at(corner)}
        >
          <circle r="20" />
          <text fontSize="10">{network.points}</text>
        </g>
      ))}
    </g>
  );
};

/** Where each of some networks is marked: no two that are seen in the same place. */
const badgesOf = (lamps: readonly Lamp[], table: Table) => {
  const badges: (Lamp & { readonly corner: Point })[] = [];
  for (const lamp of lamps) {
    if (!isTold(lamp.network)) continue;
    const taken = badges.filter(({ state }) => state !== 'out').map(({ corner }) => corner);
    badges.push({ ...lamp, corner: badgeAt(lamp.network.cells, table, taken) });
  }
  return badges;
};

/** Where open networks are marked: what is closed comes first. */
const openBadges = (
  open: readonly NetworkEvent[],
  table: Table,
  closed: readonly (Lamp & { readonly corner: Point })[],
) => {
  const taken = closed.filter(({ state }) => state !== 'out').map(({ corner }) => corner);
  return open.filter(isTold).map(network => {
    const corner = badgeAt(network.cells, table, taken);
    taken.push(corner);
    return { network, corner };
  });
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
