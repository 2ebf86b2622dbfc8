import { createHmac } from 'node:crypto';
import type { Context } from 'koa';
import { botsOfDaily, OWN_SEAT, seatsOfDaily } from '../../game/shared/daily.ts';
import type { Day } from '../../site/day.ts';
import { beginDailyBody } from '../../wire/daily.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { MatchData, RouteContext } from '../boardgame.ts';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import { bodyAs } from '../http/json-body.ts';
import { asHttpError, gameIn } from '../lobby/requests.ts';
import type { LobbyServices } from '../lobby/services.ts';
import { seatHeld, sitAs } from '../lobby/sitters.ts';
import { isRefusal } from '../match/commands.ts';
import { newMatchId } from '../match/ids.ts';
import { hasBegun, seatOf } from '../match/seats.ts';
import type { ServedGame } from '../match/served-game.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { Sessions } from '../members/sessions.ts';
import type { Daily } from './daily.ts';
import { givenDealOf } from './deals.ts';

type Begun = AnswerOf<'POST /daily/:name'>;
type Parts = LobbyServices & {
  readonly config: Pick<Config, 'trustProxy'>;
  readonly daily: Daily;
  readonly sessions: Pick<Sessions, 'memberOf'>;
};

/** Begins today's deal of a game, or finds the try that was begun. */
export const beginRoute = (parts: Parts) => async (ctx: RouteContext) => {
  const { matches, daily, sessions, idempotencyKeys } = parts;
  const { tries } = daily;
  const game = gameIn(ctx, matches);
  const { playerName } = await bodyAs(ctx, beginDailyBody);
  const member = await sessions.memberOf(ctx);
  const [day, now] = await Promise.all([daily.deals.today(), daily.calendar.now()]);
  const own = () => (member === null ? Promise.resolve(null) : tries.ofMember(game.name, day, member.id));
  let found = await own();
  let matchID = found?.matchID ?? (await idempotencyKeys.matchID(ctx, `daily ${day}`)) ?? newMatchId();
  if (found === null) {
    const address = await hashedAddress(parts, ctx, game.name, day);
    const trying = { game: game.name, day, matchID, member, address, now };
    if (!(await tries.begin(trying))) throw asHttpError(ctx, 'played-here');
    // Another device of the same member may have begun at the same moment: there is one try.
    found = (await own()) ?? (await tries.ofMatch(game.name, day, matchID));
    matchID = found?.matchID ?? matchID;
  }
  const match = (await matches.load(matchID)) ?? (await laidTable(parts, ctx, game, day, matchID));
  const name = member?.name ?? playerName;
  const uncounted = found?.uncounted ?? null;
  const seat = await takenSeat(parts, ctx, match, member, name);
  ctx.body = { ...seat, matchID, ...(uncounted !== null && { uncounted }) } satisfies Begun;
};

/** By what a day knows where somebody came from: under a secret of the database's, and of no use on another day. */
const hashedAddress = async ({ daily, config }: Parts, ctx: Context, game: string, day: Day) =>
  createHmac('sha256', await daily.store.secret())
    .update(`daily\n${game}\n${day}\n${addressOf(ctx.req, config.trustProxy)}`)
    .digest('base64url')
    .slice(0, 22);

/** The table, which has its id from the try: whatever came between, it is laid once, and again where nobody ever moved at it. */
const laidTable = async (
  { matches, daily, admission }: Parts,
  ctx: RouteContext,
  game: ServedGame,
  day: Day,
  matchID: string,
): Promise<StoredMatch> => {
  const { meta } = game.module;
  const setupData = { bots: botsOfDaily(meta), hints: false, talk: 'none' };
  const seats = Array.from({ length: seatsOfDaily(meta) }, (_, id) => [id, { id }] as const);
  const at = matches.now();
  const data: MatchData = {
    gameName: game.name,
    unlisted: true,
    players: Object.fromEntries(seats),
    setupData,
    createdAt: at,
    updatedAt: at,
  };
  const given = givenDealOf(await daily.deals.made(game.name, day));
  await admission.admit(ctx, setupData, async creator => {
    try {
      await matches.create(matchID, data, { creator, given });
    } catch (error) {
      // Another request of the same person was quicker.
      if ((await matches.load(matchID)) === null) throw error;
    }
  });
  return (await matches.load(matchID))!;
};

/** Sits down, or finds the seat that was taken before, by another device of the same member or a request of the same key. */
const takenSeat = async (
  { matches, idempotencyKeys, sitters }: Parts,
  ctx: RouteContext,
  match: StoredMatch,
  member: { readonly id: string } | null,
  name: string,
): Promise<Omit<Begun, 'matchID' | 'uncounted'>> => {
  const credentials = await idempotencyKeys.credentials(ctx, match.id);
  const held = async (now: StoredMatch) => {
    if (member !== null) return seatHeld(sitters, now, member.id);
    const seat = seatOf(now.data, credentials);
    if (seat === null) return null;
    const { name: playerName = '' } = now.data.players[seat]!;
    return { playerID: String(seat), playerCredentials: credentials, playerName };
  };
  if (!hasBegun(match.data)) {
    const wanted = { seat: OWN_SEAT, credentials, name };
    const done = await sitAs(sitters, matches, match, member, wanted);
    if (isRefusal(done) && done.refused !== 'begun' && done.refused !== 'seat-taken')
      throw asHttpError(ctx, done.refused);
  }
  const seat = await held((await matches.load(match.id))!);
  if (seat === null) throw asHttpError(ctx, 'no-seat');
  return seat;
};
