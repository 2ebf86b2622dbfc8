import type { KheopsEvent, NetworkEvent } from '../../../../game/kheops/events.ts';
import type { Cell } from '../../../../game/kheops/pyramid.ts';
import { type Standing, scoreNetworks } from '../../../../game/kheops/score.ts';
import type { Pyramid, Table } from '../../../../game/kheops/table.ts';
import type { Turn } from '../../../../game/kheops/tiles.ts';
import { doorsOf } from './doors.ts';

type Tiles = Pick<Table, 'pyramid' | 'pawns' | 'options'>;

/**
 * The networks that are closed and can grow no more: none of their doors leads out of the pyramid or to an empty cell.
 * What counts twice while the match goes on may still be opened by the next tile; these only by a power. [K-42]
 */
export const closedNetworks = (
  { pyramid }: Pick<Table, 'pyramid'>,
  { networks }: Pick<Standing, 'networks'>,
): readonly NetworkEvent[] => networks.filter(({ closed, cells }) => closed && !isOpen(pyramid, cells));

/** The networks that may still grow and would be scored as they are, or are cursed. [K-41] */
export const openNetworks = (
  table: Pick<Table, 'pyramid'>,
  now: Pick<Standing, 'networks'>,
): readonly NetworkEvent[] => {
  const closed = closedNetworks(table, now);
  return now.networks.filter(network => (network.points > 0 || network.cursed) && !closed.includes(network));
};

/** Does a door of these cells lead to an empty one? */
export const isOpen = (pyramid: Pyramid, cells: readonly Cell[]): boolean =>
  cells.some(cell => Object.values(doorsOf(pyramid, cell)).includes('free'));

/** The networks that the last thing done to the tiles has closed; none any more once something else was done. */
export const justClosed = (
  table: Tiles,
  now: Pick<Standing, 'networks'>,
  events: readonly KheopsEvent[],
): readonly NetworkEvent[] => {
  const before = pyramidBefore(table.pyramid, events);
  if (before === null) return [];
  const earlier = { ...table, pyramid: before };
  const known = new Set(
    closedNetworks(earlier, { networks: scoreNetworks(earlier) }).map(({ cells }) => cells.join()),
  );
  return closedNetworks(table, now).filter(({ cells }) => !known.has(cells.join()));
};

/** What follows of itself from what was done. */
const CONSEQUENCES: ReadonlySet<string> = new Set(['refill', 'network', 'ankhs', 'end']);

/** The tiles as they lay before the last event that changed them, or null when that is not the last thing done. */
const pyramidBefore = (pyramid: Pyramid, events: readonly KheopsEvent[]): Pyramid | null => {
  const last = events.findLastIndex(({ type }) => !CONSEQUENCES.has(type));
  const event = events[last];
  if (event?.type === 'tile') {
    const { [event.cell]: _laid, ...rest } = pyramid;
    return rest;
  }
  if (event?.type !== 'power' || !('turn' in event)) return null;
  const lies = pyramid[event.cell];
  const turn = turnBefore(events.slice(0, last), event.cell);
  return lies === undefined || turn === null ? null : { ...pyramid, [event.cell]: { ...lies, turn } };
};

const turnBefore = (events: readonly KheopsEvent[], cell: Cell): Turn | null => {
  for (const event of events.toReversed()) {
    if (event.type === 'setup') return event.base.find(laid => laid.cell === cell)?.turn ?? null;
    if (event.type === 'tile' && event.cell === cell) return event.turn;
    if (event.type === 'power' && 'turn' in event && event.cell === cell) return event.turn;
  }
  return null;
};
