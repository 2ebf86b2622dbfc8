import { isolated } from '../../game/shared/isolated.ts';
import { FORMER_MEMBER } from '../../game/shared/seat-data.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { Person } from '../ui/i18n/grammar.ts';
import type { SeatInfo } from './table-match.ts';
import type { boardWords } from './words.ts';

/**
 * What the seats of a table are called by whoever sits at one of them: their own in the reader's language, which is the
 * same in every list, column and sentence, whatever name they took.
 */
export const personOf =
  (seats: readonly Pick<SeatInfo, 'name' | 'former'>[], own: Seat | null, words: (typeof boardWords)['en']) =>
  (seat: Seat): Person => ({
    name: seat === own ? words.self : (nameAt(seats[seat], words) ?? words.player(seat + 1)),
    you: seat === own,
  });

const nameAt = (
  seat: Pick<SeatInfo, 'name' | 'former'> | undefined,
  words: (typeof boardWords)['en'],
): string | undefined => {
  if (seat === undefined) return undefined;
  // Two of them are told apart by a number behind it.
  return isolated(seat.former === true ? seat.name.replace(FORMER_MEMBER, words.former) : seat.name);
};
