/**
 * The lobby's routes: boardgame.io's own, each behind a guard of ours. A route the framework would register and
 * that has no guard here is not opened. Errors are `{"error": "<what is wrong>"}` with the status.
 *
 * - `GET /games` → `["priests-of-ra"]`
 * - `GET /games/NAME?isGameover&updatedBefore&updatedAfter` → `{matches: [MATCH]}`: listed matches, at most 200, those
 *   changed last first.
 * - `GET /games/NAME/ID` → MATCH: `{matchID, gameName, players: [{id, name?, isConnected?, data?}], setupData?,
 *   createdAt, updatedAt, unlisted, gameover?, nextMatchID?}`. A seat without `name` is free; `data` is `{bot}` where
 *   a bot sits and `{bot, standIn: true}` where one stands in for a person. All seats taken: the match has begun.
 * - `POST /games/NAME/create` `{numPlayers, setupData?: {bots?: {"SEAT": BOT}, secondsToAct?, …options}, unlisted?}` →
 *   `{matchID}`. `secondsToAct`: 0 (as long as they like) or 5 to 600.
 * - `POST /games/NAME/ID/join` `{playerName, playerID?}` → `{playerID, playerCredentials}`. 409: seat taken, or match begun.
 * - `POST /games/NAME/ID/leave` `{playerID, credentials}` → `{}`. Before the match begins the seat is free again (and
 *   the match is removed when nobody but bots is left); afterwards it stays its owner's and a bot stands in.
 * - `POST /games/NAME/ID/update` `{playerID, credentials, newName}` → `{}`
 * - `POST /games/NAME/ID/playAgain` `{playerID, credentials, unlisted?}` → `{nextMatchID}`: the same table again (and unlisted
 *   like this one, if nothing is said), once the match is over (409 before); whoever asks first creates it, the others get the same id.
 * - `POST /games/NAME/ID/rename` is the framework's old name for `update`: 410.
 * - `GET /games/NAME/ID/record`: `records/record-route.ts`. `GET /lobby/stream`: `lobby/lobby-stream.ts`. `GET /health`.
 *
 * Statuses: 400 a wrong body, 403 wrong credentials or origin, 404 no such game, match or seat, 409 not now,
 * 410 no longer there, 413 and 415 a body too long or not JSON, 429 too many requests.
 */
import type { Context, Middleware, Next } from 'koa';
import type { z } from 'zod';
import type { FrameworkServer, MatchData } from '../boardgame.ts';
import { seatStandIn } from '../bots/bot-clerk.ts';
import type { House } from '../house.ts';
import { readJsonObject } from '../http/json-body.ts';
import { MATCH_ID } from '../transport/messages.ts';
import { publishPlayers } from '../transport/publish.ts';
import { complaintOf, createBody, joinBody, leaveBody, playAgainBody, updateBody } from './bodies.ts';
import { hasBegun, isOver, isPerson, isTaken, playerAt, sameSecret } from './seats.ts';

type Guard = (ctx: LobbyContext, next: Next, house: House) => Promise<unknown>;
type LobbyContext = Context & { params: Record<string, string>; request: { body?: unknown } };

/** Lets the framework register its routes on this router, each behind its guard, and no others. */
export const guardRoutes = (router: FrameworkServer['router'], house: House): void => {
  const register = { get: router.get.bind(router), post: router.post.bind(router) };
  const behind =
    (method: 'get' | 'post', guards: Readonly<Record<string, Guard>>) =>
    (path: string, ...handlers: Middleware[]) => {
      const guard = guards[path];
      const handler = handlers.at(-1);
      if (guard === undefined || handler === undefined) {
        house.log.warn({ path }, 'a route of the framework has no guard: it stays closed');
        return router;
      }
      const enter: Middleware = (ctx, next) => guard(ctx as unknown as LobbyContext, next, house);
      // The last handler is the framework's; what stands before it, its parser of bodies, is not used.
      return register[method](path, enter as never, handler as never);
    };
  router.get = behind('get', READERS) as never;
  router.post = behind('post', WRITERS) as never;
};

const READERS: Readonly<Record<string, Guard>> = {
  '/games': (_ctx, next) => next(),
  '/games/:name': (ctx, next, house) => {
    gameIn(ctx, house);
    return next();
  },
  '/games/:name/:id': async (ctx, next, house) => {
    await matchIn(ctx, house);
    await next();
  },
};

const WRITERS: Readonly<Record<string, Guard>> = {
  '/games/:name/create': async (ctx, next, house) => {
    const { module } = gameIn(ctx, house);
    await bodyAs(ctx, createBody(module.meta));
    await next();
  },
  '/games/:name/:id/join': async (ctx, next, house) => {
    const { playerID } = await bodyAs(ctx, joinBody);
    await withMatch(ctx, house, async match => {
      if (hasBegun(match)) ctx.throw(409, 'the match has begun: all seats are taken');
      if (playerID !== undefined) {
        const player = playerAt(match, playerID) ?? ctx.throw(404, `there is no seat ${playerID}`);
        if (isTaken(player)) ctx.throw(409, `seat ${playerID} is taken`);
      }
      await next();
    });
  },
  '/games/:name/:id/leave': async (ctx, next, house) => {
    const { playerID, credentials } = await bodyAs(ctx, leaveBody);
    await withMatch(ctx, house, async (match, matchID) => {
      ownSeat(ctx, match, playerID, credentials);
      const seat = Number(playerID);
      if (isOver(match)) {
        ctx.body = {};
        return;
      }
      if (hasBegun(match)) {
        house.rooms.vacate(matchID, seat);
        await seatStandIn(house, gameIn(ctx, house), matchID, match, seat);
        ctx.body = {};
        return;
      }
      await next();
      house.rooms.vacate(matchID, seat);
      const isLast = !Object.values(match.players).some(player => player.id !== seat && isPerson(player));
      if (isLast) await house.store.wipe(matchID);
    });
  },
  '/games/:name/:id/update': async (ctx, next, house) => {
    const { playerID, credentials } = await bodyAs(ctx, updateBody);
    await withMatch(ctx, house, async match => {
      ownSeat(ctx, match, playerID, credentials);
      await next();
    });
  },
  '/games/:name/:id/playAgain': async (ctx, next, house) => {
    const body = await bodyAs(ctx, playAgainBody);
    const { playerID, credentials } = body;
    await withMatch(ctx, house, async match => {
      ownSeat(ctx, match, playerID, credentials);
      if (!isOver(match)) ctx.throw(409, 'the match is not over');
      ctx.request.body = { ...body, unlisted: body.unlisted ?? match.unlisted };
      await next();
    });
  },
  '/games/:name/:id/rename': async ctx => ctx.throw(410, 'use /update'),
};

const gameIn = (ctx: LobbyContext, house: House) =>
  house.games.get(ctx.params.name ?? '') ?? ctx.throw(404, 'there is no such game');

/** The match the path names, if it is one of the game the path names. */
export const matchIn = async (ctx: LobbyContext, house: House): Promise<MatchData> => {
  const { name } = gameIn(ctx, house);
  const matchID = ctx.params.id ?? '';
  if (!MATCH_ID.test(matchID)) return ctx.throw(404, 'there is no such match');
  const { metadata } = await house.store.fetch(matchID, { metadata: true });
  if (metadata?.gameName !== name) return ctx.throw(404, 'there is no such match');
  return metadata;
};

/** Does what changes a match alone with it, then tells its pages, the lobby and the bots. */
const withMatch = async (
  ctx: LobbyContext,
  house: House,
  work: (match: MatchData, matchID: string) => Promise<void>,
): Promise<void> => {
  const matchID = ctx.params.id ?? '';
  await house.mutex.run(matchID, async () => {
    await work(await matchIn(ctx, house), matchID);
    await publishPlayers(house, matchID);
  });
  house.listChanged(gameIn(ctx, house).name);
  house.wake(matchID);
};

const bodyAs = async <Body>(ctx: LobbyContext, schema: z.ZodType<Body>): Promise<Body> => {
  const { success, data, error } = schema.safeParse(await readJsonObject(ctx));
  if (!success) return ctx.throw(400, complaintOf(error));
  ctx.request.body = data;
  return data;
};

/** The asker owns the seat, or is refused. */
const ownSeat = (ctx: LobbyContext, match: MatchData, playerID: string, credentials: string): void => {
  const player = playerAt(match, playerID) ?? ctx.throw(404, `there is no seat ${playerID}`);
  if (!sameSecret(credentials, player.credentials))
    ctx.throw(403, 'the credentials are not those of the seat');
};
