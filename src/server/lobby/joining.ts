/** Takes a seat at a table that waits. */

import { joinBody } from '../../wire/bodies.ts';
import type { RouteContext } from '../boardgame.ts';
import { bodyAs } from '../http/json-body.ts';
import { isRefusal } from '../match/commands.ts';
import { isKept, seatKeptFor } from '../match/kept-seats.ts';
import { hasBegun, isTaken, playerAt, seatOf } from '../match/seats.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { asHttpError, matchIn } from './requests.ts';
import type { LobbyServices } from './services.ts';
import { assertFree, seatHeld, sitAs } from './sitters.ts';

/** As often as there are seats somebody may be quicker, and once more. */
export const TRIES = 6;
/** Looks again where somebody was quicker: there may be another seat, or it is one's own on another device. */
export const AGAIN: ReadonlySet<string> = new Set(['seat-taken', 'already-here']);

export const joinTable = async (
  ctx: RouteContext,
  { matches, idempotencyKeys, sitters }: Pick<LobbyServices, 'matches' | 'idempotencyKeys' | 'sitters'>,
): Promise<void> => {
  const { playerID, playerName, former } = await bodyAs(ctx, joinBody);
  const member = await sitters.memberOf(ctx);
  for (let tries = 1; ; tries++) {
    const match = await matchIn(ctx, matches);
    // Who could sit down at several of them would know what comes.
    if (match.data.deal !== undefined) throw asHttpError(ctx, 'by-deal');
    const before = await idempotencyKeys.repeated(ctx, match.id);
    const own = before === null ? null : seatOf(match.data, before);
    if (own !== null) {
      ctx.body = { playerID: String(own), playerCredentials: before };
      return;
    }
    const held = member && (await seatHeld(sitters, match, member.id));
    if (held !== null) {
      const { playerName: _, ...seat } = held;
      ctx.body = seat;
      return;
    }
    if (hasBegun(match.data)) throw asHttpError(ctx, 'begun');
    await assertFree(ctx, sitters, playerName);
    const kept = former === undefined ? null : seatKeptFor(match, former);
    const seat = kept ?? seatFor(ctx, match, playerID, matches.now());
    const credentials = await idempotencyKeys.credentials(ctx, match.id);
    const done = await sitAs(sitters, matches, match, member, {
      seat,
      credentials,
      name: member?.name ?? playerName,
      ...(kept !== null && { former: former! }),
    });
    if (!isRefusal(done)) {
      ctx.body = { playerID: String(seat), playerCredentials: credentials };
      return;
    }
    if (!AGAIN.has(done.refused) || tries >= TRIES) throw asHttpError(ctx, done.refused);
  }
};

/** The seat that is asked for, or the first that is free and kept for nobody. */
const seatFor = (
  ctx: RouteContext,
  match: StoredMatch,
  playerID: string | undefined,
  now: number,
): number => {
  const { players } = match.data;
  if (playerID === undefined) {
    const free = Object.values(players).find(player => !isTaken(player) && !isKept(match, player.id, now));
    if (free === undefined) throw asHttpError(ctx, 'seat-kept');
    return free.id;
  }
  const player = playerAt(match.data, playerID) ?? ctx.throw(404, `there is no seat ${playerID}`);
  if (isTaken(player)) ctx.throw(409, `seat ${playerID} is taken`);
  if (isKept(match, player.id, now)) throw asHttpError(ctx, 'seat-kept');
  return player.id;
};
