import type { PebblesEvent } from './table.ts';

/** How often each numbered rule came into play in a match, from its public events. */
export const rulesInPlay = (events: readonly PebblesEvent[]): Readonly<Record<string, number>> => ({
  'B-01': events.filter(({ type }) => type === 'take').length,
  'B-02': events.filter(({ type }) => type === 'end').length,
});
