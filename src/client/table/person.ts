import { isolated } from '../../game/shared/isolated.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { Person } from '../ui/i18n/grammar.ts';
import type { SeatInfo } from './table-match.ts';
import type { boardWords } from './words.ts';

/**
 * What the seats of a table are called by whoever sits at one of them: their own in the reader's language, which is the
 * same in every list, column and sentence, whatever name they took.
 */
export const personOf =
  (seats: readonly Pick<SeatInfo, 'name'>[], own: Seat | null, words: (typeof boardWords)['en']) =>
  (seat: Seat): Person => ({
    name: seat === own ? words.self : isolated(seats[seat]?.name ?? words.player(seat + 1)),
    you: seat === own,
  });
