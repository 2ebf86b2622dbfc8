/** How the lobby reads what it is asked, and says what is wrong with it. */
import type { Context } from 'koa';
import { MATCH_ID } from '../../wire/parts.ts';
import type { MatchData, RouteContext } from '../boardgame.ts';
import { sameSecret } from '../match/credentials.ts';
import type { Matches } from '../match/matches.ts';
import { playerAt } from '../match/seats.ts';
import type { ServedGame } from '../match/served-game.ts';
import type { StoredMatch } from '../match/stored-match.ts';

export const gameIn = (ctx: RouteContext, matches: Matches): ServedGame =>
  matches.game(ctx.params.name ?? '') ?? ctx.throw(404, 'there is no such game');

/** The match the path names, if it is one of the game the path names. */
export const matchIn = async (ctx: RouteContext, matches: Matches): Promise<StoredMatch> => {
  const { name } = gameIn(ctx, matches);
  const id = ctx.params.id ?? '';
  const match = MATCH_ID.test(id) ? await matches.load(id) : null;
  if (match?.data.gameName !== name) return ctx.throw(404, 'there is no such match');
  return match;
};

/** A token, as RFC 6750 has it shown. */
const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** What is shown with `Authorization: Bearer …`, or undefined. */
export const tokenIn = (ctx: Pick<Context, 'get'>): string | undefined =>
  BEARER.exec(ctx.get('authorization'))?.[1];

/** The asker owns the seat, or is refused. */
export const ownSeat = (ctx: RouteContext, match: MatchData, playerID: string, credentials: string): void => {
  const player = playerAt(match, playerID) ?? ctx.throw(404, `there is no seat ${playerID}`);
  if (!sameSecret(credentials, player.credentials)) throw asHttpError(ctx, 'credentials');
};

/** What refusals mean to somebody who asks over HTTP. */
const HTTP_ERRORS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  begun: [409, 'the match has begun: all seats are taken'],
  'seat-taken': [409, 'the seat is taken'],
  'seat-kept': [409, 'what is free is kept for those who played the match before'],
  'no-such-seat': [404, 'there is no such seat'],
  'unknown-match': [404, 'there is no such match'],
  credentials: [403, 'the credentials are not those of the seat'],
  'just-changed': [409, 'the table has just been changed: those who sit there see it first'],
  'not-host': [403, 'that is for the host of the table'],
  'seat-free': [409, 'nobody sits there'],
  'no-person': [409, 'no person sits there'],
  'no-such-bot': [400, 'there is no such bot'],
  'not-away': [409, 'that player is here, or a bot plays for them'],
  'not-here': [409, 'only who has a page of the match open may vote'],
  'not-awaited': [409, 'the match does not wait for that player'],
  'too-early': [409, 'the table has not waited as long as it chose to'],
  'members-name': [409, 'a member is called so, or nearly so'],
  'members-seat': [409, 'the seat is a member’s, who is called as they are'],
  'already-here': [409, 'you sit at this table already'],
  'no-seat': [404, 'you have no seat in this match'],
  blocked: [409, 'you cannot sit down at this table'],
  'people-only': [
    403,
    'people wait here for people: a bot sits down where another bot or its owner sits, or by a link to an unlisted table',
  ],
  'members-only': [403, 'the match is rated: only members sit down'],
  'held-back': [403, 'others may still play this deal: it is told when nobody can any more'],
  'by-deal': [409, 'at tables of one deal one sits down by the page of the deal'],
  'one-seat': [409, 'one seat of a deal is for each browser: another has been taken in this one'],
  'deal-over': [409, 'the deal is over: nobody sits down any more'],
  'no-free-seat': [409, 'no such seat is free'],
  'played-here': [
    409,
    'a member plays this deal at this address just now: begin when they have come to the end',
  ],
  'too-few-members': [409, 'a rated match is of two members at least'],
  'name-taken': [409, 'somebody else at the table is called so'],
  'not-started': [409, 'the match has not begun'],
  'match-over': [409, 'the match is over'],
  resigned: [409, 'the seat was given up'],
  'no-offer': [410, 'the link to the seat was used before, or is too old'],
  'not-over': [409, 'the match is not over'],
  'rematch-set': [409, 'the table is being laid again: ask once more'],
};

export const asHttpError = (ctx: RouteContext, code: string): Error => {
  const [status, message] = HTTP_ERRORS[code] ?? [409, code];
  try {
    return ctx.throw(status, message, { reason: code });
  } catch (error) {
    return error as Error;
  }
};

/** Routers take a HEAD for a GET: one of a stream would wait for its end. */
export const refuseHead = (ctx: Pick<RouteContext, 'method' | 'throw'>): void => {
  if (ctx.method === 'HEAD') ctx.throw(405, 'a stream is there to be listened to: GET it');
};
