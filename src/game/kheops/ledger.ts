import type { Ledger } from '../shared/ledger.ts';
import { at } from '../shared/seats.ts';
import type { KheopsEvent } from './events.ts';

/** The ledger of a match: nothing counts before its end. [K-40 to K-44] */
export const ledgerOf = (events: readonly KheopsEvent[], players: number): Ledger => {
  if (!events.some(({ type }) => type === 'end')) return { parts: [], lots: [] };
  const bySeat = Array.from({ length: players }, () => ({ networks: 0, ankhs: 0 }));
  for (const event of events) {
    if (event.type === 'network')
      for (const owner of event.owners) at(bySeat, owner).networks += event.points;
    if (event.type === 'ankhs') at(bySeat, event.player).ankhs += event.points;
  }
  const seats = bySeat.map(({ networks, ankhs }) => ({
    points: networks + ankhs,
    total: networks + ankhs,
    items: [
      { for: 'networks', points: networks },
      { for: 'ankhs', points: ankhs },
    ],
  }));
  return { parts: [{ kind: 'end', of: 1, seats }], lots: [] };
};
