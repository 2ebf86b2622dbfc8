import type { NetworkEvent } from '../../../game/kheops/events.ts';
import type { Cell } from '../../../game/kheops/pyramid.ts';
import type { Table } from '../../../game/kheops/table.ts';
import type { Light } from './cell.tsx';
import { at, outlineOf, type Point, rowOf, vertices } from './geometry.ts';

const lightOfNetwork = ({ cursed, owners: [owner] }: NetworkEvent, { white }: Table): Light => {
  if (cursed) return 'cursed';
  if (owner === undefined) return 'nobody';
  return owner === white ? 'white' : 'blue';
};

/** The light that burns in a cell for good, because its network is closed. [K-42] */
export const lightOf = (closed: readonly NetworkEvent[], table: Table, cell: Cell): Light | null => {
  const network = closed.find(({ cells }) => cells.includes(cell));
  return network === undefined ? null : lightOfNetwork(network, table);
};

/** Around every closed network a line in the colour of whoever holds it, and on it what it is worth. */
export const Lights = ({ networks, view }: { networks: readonly NetworkEvent[]; view: Table }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus but what has a tab index
  <g className="lights" aria-hidden="true">
    {networks.map(network => (
      <g key={network.cells.join()} className="light" data-light={lightOfNetwork(network, view)}>
        <path className="light-under" d={outlineOf(network.cells)} />
        <path className="light-line" d={outlineOf(network.cells)} />
      </g>
    ))}
    {networks.map(network => (
      <g
        key={network.cells.join()}
        className="light-worth"
        data-light={lightOfNetwork(network, view)}
        transform={at(badgeAt(network.cells, view))}
      >
        <circle r="20" />
        <text fontSize="10">{network.points}</text>
      </g>
    ))}
  </g>
);

/** The corner of a network where its worth is written: high up, and where no pawn stands. */
export const badgeAt = (cells: readonly Cell[], { pawns }: Pick<Table, 'pawns'>): Point => {
  // Pawns stand at the first corner of an upright cell and at the last of a hanging one.
  const taken = new Set(
    Object.keys(pawns).map(name => {
      const cell = name as Cell;
      const corners = vertices(cell);
      return String(corners[standsAt(cell)]);
    }),
  );
  const corners = cells.toSorted((a, b) => rowOf(a) - rowOf(b)).flatMap(cell => [...vertices(cell)]);
  const free = corners.filter(corner => !taken.has(String(corner)));
  const [best] = (free.length > 0 ? free : corners).toSorted(([, a], [, b]) => a - b);
  return best ?? [0, 0];
};

/** Which corner, clockwise as `vertices` lists them, a pawn of the cell stands in. */
const standsAt = (cell: Cell): number => (Number(cell.split(',')[1]) % 2 === 0 ? 0 : 2);
