import type { AnyEvent } from '../../../../game/contract.ts';

/** What happens between the end of an epoch and the next move. */
const SCORING: ReadonlySet<string> = new Set(['epoch-end', 'score', 'epoch-start', 'end']);

export const isOfScoring = (event: AnyEvent | undefined): boolean =>
  event !== undefined && SCORING.has(event.type);

/** What is scored when: see `BoardGame`. */
export const scoring = { isScored: ({ type }: AnyEvent) => type === 'epoch-end', follows: isOfScoring };
