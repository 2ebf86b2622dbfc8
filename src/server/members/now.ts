import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { AnswerOf } from '../../wire/routes.ts';
import type { LongPolls } from '../http/long-polls.ts';
import type { Matches } from '../match/matches.ts';
import { deskOf } from './desk.ts';
import type { MemberSeats } from './member-seats.ts';
import type { Seen } from './members.ts';
import type { Sessions } from './sessions.ts';

/** How much time is left is told anew so often, as pages show it. */
const MINUTE = 60_000;

type Parts = {
  readonly sessions: Pick<Sessions, 'own' | 'again' | 'renew'>;
  readonly seats: Pick<MemberSeats, 'inPlay' | 'versions'>;
  readonly matches: Matches;
  readonly longPolls: LongPolls;
  readonly log: Pick<Logger, 'error'>;
};

/**
 * Answers a page that follows what its member does on other devices, and others at their tables: when there is something that it
 * does not know. While it waits a look is two statements, whatever the desk holds.
 */
export const answerWithNow = async (
  ctx: Context,
  { sessions, seats, matches, longPolls, log }: Parts,
): Promise<void> => {
  const known = ctx.query.known;
  sessions.renew(ctx);
  let { member } = await sessions.own(ctx);
  const look = async () => {
    const seen = await sessions.again(ctx);
    ({ member } = seen ?? ctx.throw(401, 'signed out meanwhile', { reason: 'signed-out' }));
    return markOf(member, { seats, matches });
  };
  const mark = await longPolls.untilWoken(ctx, known, look, member.id);
  if (ctx.res.destroyed) return;
  const { id, name, since, settings } = member;
  ctx.body = {
    mark,
    told:
      mark === known
        ? null
        : { member: { id, name, since, settings }, ...(await deskOf({ matches, seats, log }, id)) },
  } satisfies AnswerOf<'GET /account/now'>;
};

/** Another one whenever there is something else to tell. */
const markOf = async (
  { id, name, settings }: Seen['member'],
  { seats, matches }: Pick<Parts, 'seats' | 'matches'>,
): Promise<string> => {
  const versions = await seats.versions(id);
  const present = versions.map(({ matchID }) => [...matches.presentAt(matchID)].toSorted());
  const minute = versions.length === 0 ? 0 : Math.floor(matches.now() / MINUTE);
  const all = JSON.stringify([name, settings, versions, present, minute]);
  return createHash('sha256').update(all).digest('base64url').slice(0, 22);
};
