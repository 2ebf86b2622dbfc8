/**
 * The lobby's routes: boardgame.io's own, each behind a guard of ours. A route the framework would register and
 * that has no guard here is not opened. What each takes and answers stands in `src/wire/routes.ts`, and in `docs/wire.md`.
 */
import type { Context, Middleware, Next } from 'koa';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { createBody, joinBody, leaveBody, playAgainBody, updateBody } from '../../wire/bodies.ts';
import { MATCH_ID } from '../../wire/parts.ts';
import type { FrameworkServer, MatchData } from '../boardgame.ts';
import { readJsonObject } from '../http/json-body.ts';
import { isRefusal } from '../match/commands.ts';
import { sameSecret } from '../match/credentials.ts';
import { isKept } from '../match/kept-seats.ts';
import type { Matches } from '../match/matches.ts';
import { hasBegun, isOver, isTaken, playerAt, seatOf } from '../match/seats.ts';
import { type ServedGame, seatsToAct } from '../match/served-game.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { Admission } from './admission.ts';
import { complaintOf } from './complaint.ts';
import { LobbyRefusal } from './framework-storage.ts';
import { takeKeptSeat } from './kept-seat.ts';
import { parseListRequest, parseListsRequest } from './list-request.ts';
import type { LobbyLists } from './lists.ts';
import { type Rematches, rematchAfter, setupDataAfter } from './rematches.ts';
import type { Repeats } from './repeats.ts';

export type LobbyContext = Context & { params: Record<string, string>; request: { body?: unknown } };
/** Checks a request, and lets boardgame.io's own handler answer it with `handle`, which may be called again. */
type Guard = (ctx: LobbyContext, handle: () => Promise<unknown>, matches: Matches) => Promise<unknown>;

/** Lets the framework register its routes on this router, each behind its guard, and no others. */
export const guardRoutes = (
  router: FrameworkServer['router'],
  matches: Matches,
  lists: LobbyLists,
  admission: Admission,
  rematches: Rematches,
  repeats: Repeats,
  log: Logger,
): void => {
  const register = { get: router.get.bind(router), post: router.post.bind(router) };
  const behind =
    (method: 'get' | 'post', guards: Readonly<Record<string, Guard>>) =>
    (path: string, ...handlers: Middleware[]) => {
      const guard = guards[path];
      // The last handler is the framework's; what stands before it, its parser of bodies, is not used.
      const handler = handlers.at(-1);
      if (guard === undefined || handler === undefined) {
        log.warn({ path }, 'a route of the framework has no guard: it stays closed');
        return router;
      }
      const enter = (ctx: LobbyContext, next: Next) =>
        guard(ctx, async () => handler(ctx as never, next), matches).catch(error => {
          throw error instanceof LobbyRefusal ? asHttpError(ctx, error.code) : error;
        });
      return register[method](path, enter as never);
    };
  router.get = behind('get', readers(lists)) as never;
  router.post = behind('post', writers(admission, rematches, repeats)) as never;
};

/** Answers with the lists of several games at once. */
export const listsRoute =
  (lists: LobbyLists, games: readonly string[]) =>
  async (ctx: Context): Promise<void> => {
    const parsed = parseListsRequest(games, ctx.query);
    if ('error' in parsed) ctx.throw(400, complaintOf(parsed.error));
    else await lists.answerTogether(ctx, parsed.request);
  };

const readers = (lists: LobbyLists): Readonly<Record<string, Guard>> => ({
  '/games': (_ctx, handle) => handle(),
  // The framework's handler reads every match whole.
  '/games/:name': async (ctx, _handle, matches) => {
    const { name } = gameIn(ctx, matches);
    const parsed = parseListRequest(ctx.query);
    if ('error' in parsed) ctx.throw(400, complaintOf(parsed.error));
    else await lists.answer(ctx, name, parsed.request);
  },
  '/games/:name/:id': async (ctx, handle, matches) => {
    const { state, data } = await matchIn(ctx, matches);
    await handle();
    const isUnderWay = state !== null && !isOver(data);
    ctx.body = {
      ...(ctx.body as object),
      now: matches.now(),
      ...(isUnderWay && { toAct: seatsToAct(matches.game(data.gameName)!, state) }),
    };
  },
});

const writers = (
  admission: Admission,
  rematches: Rematches,
  repeats: Repeats,
): Readonly<Record<string, Guard>> => ({
  '/games/:name/create': async (ctx, handle, matches) => {
    const { module } = gameIn(ctx, matches);
    const { setupData } = await bodyAs(ctx, createBody(module.meta));
    const id = await repeats.matchID(ctx);
    if (id === null) return admission.admit(ctx, setupData, handle);
    repeats.plan(setupData, id);
    const isMade = async () => (await matches.load(id)) !== null;
    // Those of one address make theirs one after the other: the first may have been under way still.
    const makeOnce = async () => {
      if (!(await isMade())) await handle();
    };
    if (!(await isMade())) await admission.admit(ctx, setupData, makeOnce);
    ctx.body = { matchID: id };
  },
  '/games/:name/:id/join': async (ctx, handle, matches) => {
    const { playerID, playerName, former } = await bodyAs(ctx, joinBody);
    for (;;) {
      const match = await matchIn(ctx, matches);
      const { data } = match;
      const before = await repeats.repeated(ctx, match.id);
      const own = before === null ? null : seatOf(data, before);
      if (own !== null) {
        ctx.body = { playerID: String(own), playerCredentials: before };
        return;
      }
      if (hasBegun(data)) throw asHttpError(ctx, 'begun');
      if (former !== undefined) {
        const credentials = await repeats.credentials(ctx, match.id);
        const joined = await takeKeptSeat(matches, match, playerName, former, credentials);
        if (joined === 'name-taken') throw asHttpError(ctx, joined);
        // Whoever comes late finds the seat open, or somebody in it.
        if (joined !== null) {
          ctx.body = joined;
          return;
        }
      }
      if (playerID !== undefined) {
        const player = playerAt(data, playerID) ?? ctx.throw(404, `there is no seat ${playerID}`);
        if (isTaken(player)) ctx.throw(409, `seat ${playerID} is taken`);
        if (isKept(match, player.id, matches.now())) throw asHttpError(ctx, 'seat-kept');
      } else {
        // The framework would take the first that is free, though it be kept for somebody.
        const free = Object.values(data.players).find(
          player => !isTaken(player) && !isKept(match, player.id, matches.now()),
        );
        if (free === undefined) throw asHttpError(ctx, 'seat-kept');
        ctx.request.body = { playerName, playerID: String(free.id) };
      }
      try {
        return await handle();
      } catch (error) {
        // Somebody sat down there a moment before: look again, there may be another seat.
        if (!(error instanceof LobbyRefusal) || error.code !== 'seat-taken') throw error;
      }
    }
  },
  // The framework's handler would free the seat of a match under way, or remove what others sit at.
  '/games/:name/:id/leave': async (ctx, _handle, matches) => {
    const { playerID, credentials } = await bodyAs(ctx, leaveBody);
    const { id, data } = await matchIn(ctx, matches);
    ownSeat(ctx, data, playerID, credentials);
    const done = await matches.send(id, { kind: 'leave', seat: Number(playerID), credentials });
    if (isRefusal(done)) throw asHttpError(ctx, done.refused);
    ctx.body = {};
  },
  '/games/:name/:id/update': async (ctx, _handle, matches) => {
    const { playerID, credentials, newName } = await bodyAs(ctx, updateBody);
    const { id, data } = await matchIn(ctx, matches);
    ownSeat(ctx, data, playerID, credentials);
    // The framework's handler knows of the credentials only what is stored of them.
    const rename = { kind: 'rename', seat: Number(playerID), name: newName, credentials } as const;
    const done = await matches.send(id, rename);
    if (isRefusal(done)) throw asHttpError(ctx, done.refused);
    ctx.body = {};
  },
  '/games/:name/:id/playAgain': async (ctx, handle, matches) => {
    const body = await bodyAs(ctx, playAgainBody);
    const match = await matchIn(ctx, matches);
    const { id, data } = match;
    ownSeat(ctx, data, body.playerID, body.credentials);
    if (!isOver(data)) ctx.throw(409, 'the match is not over');
    const setupData = setupDataAfter(data);
    rematches.plan(setupData, rematchAfter(match, body.playerID, matches.now()));
    ctx.request.body = { ...body, setupData, unlisted: body.unlisted ?? data.unlisted };
    await forgetGoneRematch(matches, id, data);
    const playAgain = async () => {
      try {
        await handle();
      } catch (error) {
        if (!(error instanceof LobbyRefusal) || error.code !== 'rematch-set') throw error;
        // Somebody asked at the same moment: now there is a match to go to.
        await handle();
      }
    };
    // Who only goes where others went makes nothing.
    const isThere = (await matches.load(id))?.data.nextMatchID !== undefined;
    await (isThere ? playAgain() : admission.admit(ctx, setupData, playAgain));
  },
  '/games/:name/:id/rename': async ctx => ctx.throw(410, 'use /update'),
});

/** A next match that nobody stayed at is gone; the table is laid once more then. */
const forgetGoneRematch = async (matches: Matches, id: string, { nextMatchID }: MatchData): Promise<void> => {
  if (nextMatchID === undefined || (await matches.load(nextMatchID)) !== null) return;
  await matches.send(id, { kind: 'rematch', next: null, instead: nextMatchID });
};

export const gameIn = (ctx: LobbyContext, matches: Matches): ServedGame =>
  matches.game(ctx.params.name ?? '') ?? ctx.throw(404, 'there is no such game');

/** The match the path names, if it is one of the game the path names. */
export const matchIn = async (ctx: LobbyContext, matches: Matches): Promise<StoredMatch> => {
  const { name } = gameIn(ctx, matches);
  const id = ctx.params.id ?? '';
  const match = MATCH_ID.test(id) ? await matches.load(id) : null;
  if (match?.data.gameName !== name) return ctx.throw(404, 'there is no such match');
  return match;
};

export const bodyAs = async <Body>(ctx: LobbyContext, schema: z.ZodType<Body>): Promise<Body> => {
  const { success, data, error } = schema.safeParse(await readJsonObject(ctx));
  if (!success) return ctx.throw(400, complaintOf(error));
  ctx.request.body = data;
  return data;
};

/** The asker owns the seat, or is refused. */
export const ownSeat = (ctx: LobbyContext, match: MatchData, playerID: string, credentials: string): void => {
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
  'name-taken': [409, 'somebody else at the table is called so'],
  'not-started': [409, 'the match has not begun'],
  'match-over': [409, 'the match is over'],
  resigned: [409, 'the seat was given up'],
  'no-offer': [410, 'the link to the seat was used before, or is too old'],
  'not-over': [409, 'the match is not over'],
  'rematch-set': [409, 'the table is being laid again: ask once more'],
};

export const asHttpError = (ctx: LobbyContext, code: string): Error => {
  const [status, message] = HTTP_ERRORS[code] ?? [409, code];
  try {
    return ctx.throw(status, message, { reason: code });
  } catch (error) {
    return error as Error;
  }
};
