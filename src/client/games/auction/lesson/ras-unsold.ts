import type { Told } from '../../lesson/lesson.ts';
import { script } from '../../lesson/script.ts';

/** At a table of three these seats in turn draw a Ra, and nobody bids: all are asked, whoever drew it last. */
export const rasUnsold = (...seats: readonly number[]): readonly Told[] =>
  seats.flatMap(seat =>
    script(`
      ${seat} draw ra
      ${(seat + 1) % 3} pass
      ${(seat + 2) % 3} pass
      ${seat} pass
    `),
  );
