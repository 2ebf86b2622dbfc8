/**
 * The lobby's routes: boardgame.io's own, each behind a guard of ours. A route the framework would register and
 * that has no guard here is not opened. What each takes and answers stands in `src/wire/routes.ts`, and in `docs/wire.md`.
 */
import type { Context, Next } from 'koa';
import type { Logger } from 'pino';
import { createBody, leaveBody, playAgainBody, updateBody } from '../../wire/bodies.ts';
import type { MatchData, PlayerData, RouteContext, RouteHandler, Router } from '../boardgame.ts';
import { complaintOf } from '../http/complaint.ts';
import { bodyAs } from '../http/json-body.ts';
import { isRefusal } from '../match/commands.ts';
import { playersShown } from '../match/given-deal.ts';
import type { Matches } from '../match/matches.ts';
import { isOver, playerAt, seatOf } from '../match/seats.ts';
import { seatsToAct } from '../match/served-game.ts';
import { TakenMeanwhile } from '../tables.ts';
import { LobbyRefusal } from './framework-storage.ts';
import { joinTable } from './joining.ts';
import { parseListRequest, parseListsRequest } from './list-request.ts';
import type { LobbyLists } from './lists.ts';
import { type Rematches, rematchAfter, setupDataAfter } from './rematches.ts';
import { asHttpError, gameIn, matchIn, ownSeat, tokenIn } from './requests.ts';
import type { LobbyServices } from './services.ts';
import { assertFree } from './sitters.ts';

type Parts = LobbyServices & {
  readonly rematches: Rematches;
  readonly lists: LobbyLists;
  readonly log: Logger;
};

/** Checks a request, and lets boardgame.io's own handler answer it with `handle`, which may be called again. */
type Guard = (ctx: RouteContext, handle: () => Promise<unknown>) => Promise<unknown>;

/** Lets the framework register its routes on this router, each behind its guard, and no others. */
export const guardRoutes = (router: Router, parts: Parts): void => {
  const register = { get: router.get.bind(router), post: router.post.bind(router) };
  const behind =
    (method: 'get' | 'post', guards: Readonly<Record<string, Guard>>) =>
    (path: string, ...handlers: RouteHandler[]) => {
      const guard = guards[path];
      // The last handler is the framework's; what stands before it, its parser of bodies, is not used.
      const handler = handlers.at(-1);
      if (guard === undefined || handler === undefined) {
        parts.log.warn({ path }, 'a route of the framework has no guard: it stays closed');
        return router;
      }
      const enter = (ctx: RouteContext, next: Next) =>
        guard(ctx, async () => handler(ctx, next)).catch(error => {
          throw error instanceof LobbyRefusal ? asHttpError(ctx, error.code) : error;
        });
      return register[method](path, enter);
    };
  router.get = behind('get', readers(parts));
  router.post = behind('post', writers(parts));
};

/** Answers with the lists of several games at once. */
export const listsRoute =
  (lists: LobbyLists, games: readonly string[]) =>
  async (ctx: Context): Promise<void> => {
    const parsed = parseListsRequest(games, ctx.query);
    if ('error' in parsed) ctx.throw(400, complaintOf(parsed.error));
    else await lists.answerTogether(ctx, parsed.request);
  };

const readers = ({ matches, lists }: Parts): Readonly<Record<string, Guard>> => ({
  '/games': (_ctx, handle) => handle(),
  // The framework's handler reads every match whole.
  '/games/:name': async ctx => {
    const { name } = gameIn(ctx, matches);
    const parsed = parseListRequest(ctx.query);
    if ('error' in parsed) ctx.throw(400, complaintOf(parsed.error));
    else await lists.answer(ctx, name, parsed.request);
  },
  '/games/:name/:id': async (ctx, handle) => {
    const { state, data } = await matchIn(ctx, matches);
    await handle();
    const isUnderWay = state !== null && !isOver(data);
    const told = ctx.body as { readonly players: readonly PlayerData[] };
    // That it is over may be known; what came of it, and what befell whom, is told with the deal.
    const heldBack = { incidents: undefined, votes: undefined, ...(isOver(data) && { gameover: {} }) };
    const isFollowed = mayFollow(data, tokenIn(ctx));
    ctx.body = {
      ...told,
      players: playersShown(data, told.players),
      ...(data.heldBack && heldBack),
      now: matches.now(),
      ...(isUnderWay && !isFollowed && { updatedAt: undefined }),
      ...(isUnderWay && isFollowed && { toAct: seatsToAct(matches.game(data.gameName)!, state) }),
    };
  },
});

/**
 * Whether whoever asks may know whose turn it is, and since when. Who asks again and again sees by it who draws and who bids, and so
 * what comes out of the bag: of a deal that others may still play, only who sits at the table, by the credentials they show.
 */
const mayFollow = (data: MatchData, credentials: string | undefined): boolean =>
  data.heldBack === undefined || (credentials !== undefined && seatOf(data, credentials) !== null);

const writers = ({
  matches,
  admission,
  rematches,
  idempotencyKeys,
  sitters,
}: Parts): Readonly<Record<string, Guard>> => ({
  '/games/:name/create': async (ctx, handle) => {
    const { module } = gameIn(ctx, matches);
    const body = await bodyAs(ctx, createBody(module.meta));
    // The framework's handler makes the match of it.
    ctx.request.body = body;
    const { setupData, playerName } = body;
    // Refused only as they sit down, they would leave a table behind at which nobody is.
    if (playerName !== undefined) await assertFree(ctx, sitters, playerName);
    const id = await idempotencyKeys.matchID(ctx);
    if (id === null) return admission.admit(ctx, setupData, handle);
    idempotencyKeys.plan(setupData, id);
    const isMade = async () => (await matches.load(id)) !== null;
    // Those of one address make theirs one after the other: the first may have been under way still.
    const makeOnce = async () => {
      if (await isMade()) return;
      await handle().catch(error => {
        // It came twice, to two servers.
        if (!(error instanceof TakenMeanwhile)) throw error;
      });
    };
    if (!(await isMade())) await admission.admit(ctx, setupData, makeOnce);
    ctx.body = { matchID: id };
  },
  // The framework's handler knows neither members, nor seats that are kept for somebody.
  '/games/:name/:id/join': ctx => joinTable(ctx, { matches, idempotencyKeys, sitters }),
  // The framework's handler would free the seat of a match under way, or remove what others sit at.
  '/games/:name/:id/leave': async ctx => {
    const { playerID, credentials } = await bodyAs(ctx, leaveBody);
    const { id, data } = await matchIn(ctx, matches);
    ownSeat(ctx, data, playerID, credentials);
    const done = await matches.send(id, { kind: 'leave', seat: Number(playerID), credentials });
    if (isRefusal(done)) throw asHttpError(ctx, done.refused);
    ctx.body = {};
  },
  '/games/:name/:id/update': async ctx => {
    const { playerID, credentials, newName } = await bodyAs(ctx, updateBody);
    const { id, data } = await matchIn(ctx, matches);
    ownSeat(ctx, data, playerID, credentials);
    const holder = playerAt(data, playerID)?.member;
    if (holder !== undefined) {
      const member = await sitters.memberOf(ctx);
      if (member?.id !== holder || newName !== member.name) throw asHttpError(ctx, 'members-seat');
    } else if (await sitters.isMembersName(newName)) throw asHttpError(ctx, 'members-name');
    // The framework's handler knows of the credentials only what is stored of them.
    const rename = { kind: 'rename', seat: Number(playerID), name: newName, credentials } as const;
    const done = await matches.send(id, rename);
    if (isRefusal(done)) throw asHttpError(ctx, done.refused);
    ctx.body = {};
  },
  '/games/:name/:id/playAgain': async (ctx, handle) => {
    const body = await bodyAs(ctx, playAgainBody);
    const match = await matchIn(ctx, matches);
    const { id, data } = match;
    ownSeat(ctx, data, body.playerID, body.credentials);
    if (!isOver(data)) ctx.throw(409, 'the match is not over');
    // The table that follows tells who has won.
    if (data.heldBack) throw asHttpError(ctx, 'held-back');
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
