import type { Outcome } from '../../game/contract.ts';
import type { MatchRecord } from '../../game/record.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { SeatInfo } from '../table/table-match.ts';
import { addPlayed, keepRecord } from './played-matches.ts';

export type Ended = {
  readonly key: string;
  readonly game: string;
  readonly seats: readonly Pick<SeatInfo, 'name' | 'bot'>[];
  readonly outcome: Outcome;
  readonly own: Seat | null;
  readonly online?: string;
  /** Who ended it by giving up. */
  readonly resigned?: Seat | undefined;
};

/**
 * Notes a match among those of this device, once.
 * @param record of a match that no server keeps
 */
export const notePlayed = (
  { key, game, seats, outcome, own, online, resigned }: Ended,
  record?: MatchRecord,
): void => {
  const players = seats.map(({ name, bot }, seat) => ({
    name: name === '' ? String(seat + 1) : name,
    bot: bot !== null,
    score: outcome.scores[seat] ?? 0,
  }));
  const match = { key, game, ended: Date.now(), players, winners: outcome.winners, own };
  const added = addPlayed([
    {
      ...match,
      ...(online === undefined ? {} : { online }),
      ...(resigned === undefined ? {} : { resigned }),
    },
  ]);
  if (added !== null && added > 0 && record !== undefined) keepRecord(key, record);
};
