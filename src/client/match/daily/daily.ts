import { type GameId, isGameId } from '../../../game/index.ts';
import type { AnswerOf } from '../../../wire/routes.ts';
import { json, storedValue } from '../../ui/storage/stored.ts';
import { ask, withIdempotencyKey } from '../lobby/api.ts';
import { keepClaim } from '../lobby/credentials.ts';
import { whoNow } from '../member/who.ts';
import { keepDeals } from './kept-deals.ts';

export type DailyOverview = AnswerOf<'GET /daily'>;
export type DailyTable = AnswerOf<'GET /daily/:name/:day'>;
export type DailyTry = NonNullable<DailyTable['own']>;

/** What is asked of the server about the deal of the day. All of these throw a LobbyError. */

/** Today's deals; those of the days before are kept, to be played without the server. */
export const fetchOverview = async (): Promise<DailyOverview> => {
  const told = await ask<'GET /daily'>('/daily');
  keepDeals(told.earlier);
  const games = await Promise.all(
    told.games.map(async of => {
      if (of.own !== null || !isGameId(of.game) || triedAt(of.game, told.day) === null) return of;
      return { ...of, own: (await fetchTable(of.game, told.day)).own };
    }),
  );
  return { ...told, games };
};

/** Who came to what with a deal; what a guest came to the server says as long as the day lasts, then this device. */
export const fetchTable = async (game: GameId, day: string): Promise<DailyTable> => {
  const path = `/daily/${game}/${day}` as const;
  const own = whoNow() === null ? triedAt(game, day) : null;
  const told = await ask<'GET /daily/:name/:day'>(own === null ? path : `${path}?match=${own.matchID}`);
  if (own === null) return told;
  if (told.own !== null) keepTry(game, day, told.own);
  // One that was never played to its end the server knows as long as it can be.
  return { ...told, own: told.own ?? (own.isUnderWay ? null : own) };
};

/** The same of today: which day that is the server knows, whatever this machine's clock says. */
export const fetchToday = async (game: GameId): Promise<DailyTable> =>
  fetchTable(game, (await ask<'GET /daily'>('/daily')).day);

/** Begins today's deal, or goes on with it. @returns the id of the match, whose seat is kept on this device */
export const beginDaily = async (game: GameId, day: string, name: string): Promise<string> => {
  const begun = await withIdempotencyKey({ daily: game, day }, key =>
    ask<'POST /daily/:name'>(`/daily/${game}`, { body: { playerName: name }, key }),
  );
  const { matchID, playerID, playerCredentials: credentials, playerName, uncounted } = begun;
  keepClaim({ game, matchID, seat: Number(playerID), credentials, name: playerName });
  if (whoNow() === null) {
    const own = { matchID, isUnderWay: true, place: null, rank: null, points: null } as const;
    keepTry(game, day, { ...own, ...(uncounted !== undefined && { uncounted }) });
  }
  return matchID;
};

type KeptTry = { readonly game: GameId; readonly day: string; readonly own: DailyTry };

/** More than the games of a fortnight. */
const MOST = 60;

const isTry = (data: unknown): data is KeptTry => {
  const { game, day, own } = Object(data) as Record<string, unknown>;
  const { matchID, place, rank, points } = Object(own) as Record<string, unknown>;
  return (
    [game, day, matchID].every(text => typeof text === 'string') &&
    [place, rank, points].every(count => count === null || Number.isFinite(count))
  );
};

/** A guest's tries, the last one first: what came of them the server forgets with the day. */
const stored = storedValue(
  'daily-tries',
  json<readonly KeptTry[]>(data => (Array.isArray(data) ? data.filter(isTry) : undefined)),
  { none: [] },
);

/** What a guest came to with a deal on this device, or null. Under way it is on its day alone. */
export const triedAt = (game: GameId, day: string): DailyTry | null =>
  stored.get().find(each => each.game === game && each.day === day)?.own ?? null;

export const keepTry = (game: GameId, day: string, own: DailyTry): void => {
  const before = triedAt(game, day);
  if (JSON.stringify(before) === JSON.stringify(own)) return;
  const others = stored.get().filter(each => each.game !== game || each.day !== day);
  stored.set([{ game, day, own }, ...others].slice(0, MOST));
};
