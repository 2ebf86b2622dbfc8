import type { Ledger, LedgerPart } from '../shared/ledger.ts';
import type { RuRaReEvent } from './events.ts';

/** The ledger of a match: both scorings. */
export const ledgerOf = (events: readonly RuRaReEvent[]): Ledger => {
  const scores = events.flatMap(event => (event.type === 'score' ? [event] : []));
  const parts = ([1, 2] as const).flatMap((of): LedgerPart[] => {
    const bySeat = scores.filter(({ scoring }) => scoring === of).sort((a, b) => a.player - b.player);
    if (bySeat.length === 0) return [];
    const seats = bySeat.map(({ points, total, items }) => ({ points, total, items }));
    return [{ kind: 'scoring', of, seats }];
  });
  return { parts, lots: [] };
};
