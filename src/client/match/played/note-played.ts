import type { Outcome } from '../../../game/contract.ts';
import { isGameId } from '../../../game/index.ts';
import type { MatchRecord } from '../../../game/record.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { SeatInfo } from '../../table/table-match.ts';
import { fetchRecordText } from '../records/fetch-record.ts';
import { addPlayed, keepRecord } from './played-matches.ts';
import type { Uncounted } from './uncounted.ts';

export type Ended = {
  readonly key: string;
  readonly game: string;
  readonly seats: readonly Pick<SeatInfo, 'name' | 'bot'>[];
  readonly outcome: Outcome;
  readonly own: Seat | null;
  readonly online?: string;
  /** Who ended it by giving up. */
  readonly resigned?: Seat | undefined;
  readonly uncounted?: Uncounted | undefined;
  /** When, in milliseconds since 1970; now, where that is not known. */
  readonly ended?: number | undefined;
};

/**
 * Notes a match among those of this device, once.
 * @param record of a match that no server keeps
 */
export const notePlayed = (
  { key, game, seats, outcome, own, online, resigned, uncounted, ended = Date.now() }: Ended,
  record?: MatchRecord,
): void => {
  const players = seats.map(({ name, bot }, seat) => ({
    name: name === '' ? String(seat + 1) : name,
    bot: bot !== null,
    score: outcome.scores[seat] ?? 0,
  }));
  const match = { key, game, ended, players, winners: outcome.winners, own };
  const { fresh } = addPlayed([
    {
      ...match,
      ...(online === undefined ? {} : { online }),
      ...(resigned === undefined ? {} : { resigned }),
      ...(uncounted === undefined ? {} : { uncounted }),
    },
  ]);
  if (fresh === 0) return;
  if (record !== undefined) keepRecord(key, record);
  if (online !== undefined) haveRecordKept(game, online);
};

/** The service worker keeps every record that is read through it: the match can then be replayed without a line. */
const haveRecordKept = (game: string, id: string): void => {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  // Without its record a match is in the list all the same, and is replayed from the server.
  if (isKept && isGameId(game)) void fetchRecordText(game, id).catch(() => {});
};
