import { paceOf } from '../../game/shared/table-clock.ts';
import type { RATED_PACES } from '../../wire/ratings.ts';

/** One plays at one's best live, or at one's leisure: a rating is of one or the other. */
export type RatedPace = (typeof RATED_PACES)[number];

/** A table with a clock of seconds or minutes is live; by days, or without a clock, slow. */
export const ratedPaceOf = (setupData: unknown): RatedPace =>
  paceOf(setupData) === 'live' ? 'live' : 'slow';
