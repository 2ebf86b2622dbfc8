import type { NetworkEvent } from '../../../game/kheops/events.ts';
import type { Cell } from '../../../game/kheops/pyramid.ts';
import type { Standing } from '../../../game/kheops/score.ts';

export const networkAt = ({ networks }: Standing, cell: Cell): NetworkEvent | null =>
  networks.find(({ cells }) => cells.includes(cell)) ?? null;

/** The networks some cells belong to, each once. */
export const networksAt = (known: Standing, cells: readonly Cell[]): readonly NetworkEvent[] => [
  ...new Set(cells.flatMap(cell => networkAt(known, cell) ?? [])),
];
