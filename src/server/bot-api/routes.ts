/** What bots of others ask, and do (`src/wire/bot-routes.ts`). */
import type { AnyMove } from '../../game/contract.ts';
import { emptyBody } from '../../wire/bodies.ts';
import { joinTableBody, MATCHES_OF_BOT, makeTableBody, moveBody } from '../../wire/bot-api.ts';
import { MATCH_ID } from '../../wire/parts.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { MatchData, RouteContext, Router } from '../boardgame.ts';
import type { BotAccounts } from '../bot-accounts/bot-accounts.ts';
import type { BotAccount } from '../bot-accounts/bot-store.ts';
import { bodyAs } from '../http/json-body.ts';
import type { Admission } from '../lobby/admission.ts';
import { asHttpError, gameIn, refuseHead, tokenIn } from '../lobby/requests.ts';
import { isRefusal } from '../match/commands.ts';
import { newMatchId } from '../match/ids.ts';
import { seatKeptFor } from '../match/kept-seats.ts';
import type { Matches } from '../match/matches.ts';
import { CannotStore } from '../match/ports.ts';
import { hasStandIn, isOver, isPerson, isTaken } from '../match/seats.ts';
import { type StoredMatch, stageOf } from '../match/stored-match.ts';
import type { Blocks } from '../members/blocks.ts';
import { ratingsOf } from '../ratings/reading.ts';
import { type Tables, TakenMeanwhile } from '../tables.ts';
import { type BotOf, onBot } from './asking.ts';
import type { BotStreams } from './bot-streams.ts';
import { openApiOf } from './openapi.ts';
import { seatOfBot, seenBy } from './seen.ts';

type Parts = {
  readonly bots: { readonly accounts: BotAccounts; readonly streams: BotStreams; readonly botOf: BotOf };
  readonly matches: Matches;
  readonly admission: Admission;
  readonly blocks: Blocks;
  readonly tables: Tables;
  readonly mostStreams: number;
  readonly games: readonly string[];
  /** How whoever asks reaches the site. */
  readonly siteOf: (ctx: RouteContext) => string;
};

type Table = AnswerOf<'POST /api/bot/matches/:id/join'>;
type Seated = { readonly match: StoredMatch; readonly seat: number };

export const botApiRoutes = (
  router: Router,
  {
    bots: { accounts: bots, streams, botOf },
    matches,
    admission,
    blocks,
    tables,
    mostStreams,
    games,
    siteOf,
  }: Parts,
): void => {
  const on = onBot(router, botOf);
  const matchIn = async (ctx: RouteContext): Promise<StoredMatch> => {
    const { id = '' } = ctx.params;
    const match = MATCH_ID.test(id) ? await matches.load(id) : null;
    return match ?? ctx.throw(404, 'there is no such match');
  };
  const seatIn = async (ctx: RouteContext, bot: BotAccount): Promise<Seated> => {
    const match = await matchIn(ctx);
    const seat = seatOfBot(match.data, bot.id);
    return { match, seat: seat ?? ctx.throw(404, 'you have no seat in this match', { reason: 'no-seat' }) };
  };
  const tableOf = ({ match, seat }: Seated): Table => ({ match: match.id, game: match.data.gameName, seat });

  const tooMany = (ctx: RouteContext): never =>
    ctx.throw(429, `a bot plays ${MATCHES_OF_BOT} matches at once at most: finish or leave one first`, {
      reason: 'matches-of-bot',
    });
  const sitDown = async (
    ctx: RouteContext,
    bot: BotAccount,
    match: StoredMatch,
    seat: number,
    former?: string,
  ): Promise<Seated> => {
    const sit = {
      kind: 'sit',
      seat,
      name: bot.name,
      ...(former !== undefined && { former }),
      credentials: await bots.credentials(bot.id, match.id),
      botAccount: { id: bot.id, blockedBy: await blocks.whoBlocks(bot.owner) },
    } as const;
    const done = await matches.send(match.id, sit, match).catch(error => {
      if (error instanceof TakenMeanwhile) return tooMany(ctx);
      throw error;
    });
    if (isRefusal(done)) throw asHttpError(ctx, done.refused);
    return { match: done.match!, seat };
  };

  router.get('/api/openapi.json', ctx => {
    const metas = games.map(name => matches.game(name)!.module.meta);
    ctx.body = openApiOf(metas, siteOf(ctx));
  });

  on('get', '/api/bot/account', async (ctx, bot) => {
    const known = await bots.store.known(bot.id);
    ctx.body = {
      ...{ id: bot.id, name: bot.name, owner: known?.ownerName ?? null },
      tables: [...(await bots.store.inPlay(bot.id))],
      ratings: await ratingsOf(tables, bot.id),
    } satisfies AnswerOf<'GET /api/bot/account'>;
  });

  on('get', '/api/bot/stream', async (ctx, bot) => {
    refuseHead(ctx);
    assertRoomFor(ctx, bot);
    // A bot that has been away plays on itself.
    for (const { match, seat } of await bots.store.inPlay(bot.id)) {
      await takeBack(bot, match, seat).catch(error => {
        // It hears of the others though something is wrong with one; the stream has the log say so.
        if (error instanceof CannotStore) throw error;
      });
    }
    // Once more, in one go with its opening, or any number that ask at once would find room.
    assertRoomFor(ctx, bot);
    ctx.respond = false;
    if (!ctx.res.destroyed)
      await streams.open(bot.id, ctx.res, async () => {
        const now = await bots.byToken(tokenIn(ctx) ?? '');
        return now?.id === bot.id;
      });
  });
  const assertRoomFor = (ctx: RouteContext, bot: BotAccount): void => {
    if (streams.size >= mostStreams && !streams.isOpen(bot.id))
      ctx.throw(503, 'too many listeners', { expose: true });
  };
  const takeBack = async (bot: BotAccount, matchID: string, seat: number): Promise<void> => {
    const credentials = await bots.credentials(bot.id, matchID);
    await matches.send(matchID, { kind: 'return', seat, credentials });
  };

  on('post', '/api/bot/games/:name', async (ctx, bot) => {
    const { name: gameName, module } = gameIn(ctx, matches);
    const { numPlayers, setupData, unlisted = true } = await bodyAs(ctx, makeTableBody(module.meta));
    if (setupData.rated === true) throw asHttpError(ctx, 'members-only');
    const now = matches.now();
    const data: MatchData = {
      ...{ gameName, unlisted, setupData, createdAt: now, updatedAt: now },
      players: Object.fromEntries(Array.from({ length: numPlayers }, (_, id) => [id, { id }])),
    };
    const id = newMatchId();
    // Or a table would be made for nothing.
    if ((await bots.store.inPlay(bot.id)).length >= MATCHES_OF_BOT) tooMany(ctx);
    await admission.admit(ctx, setupData, creator => matches.create(id, data, { creator }), bot);
    const made = (await matches.load(id))!;
    const free = Object.values(made.data.players).find(player => !isTaken(player))!;
    const sat = await sitDown(ctx, bot, made, free.id).catch(async error => {
      const left = await matches.load(id);
      if (left !== null && !Object.values(left.data.players).some(isPerson)) await matches.remove(id);
      throw error;
    });
    ctx.body = tableOf(sat);
  });

  on('post', '/api/bot/matches/:id/join', async (ctx, bot) => {
    const { seat: wanted } = await bodyAs(ctx, joinTableBody);
    const match = await matchIn(ctx);
    const own = seatOfBot(match.data, bot.id);
    if (own !== null) {
      ctx.body = tableOf({ match, seat: own });
      return;
    }
    if (match.data.deal !== undefined) throw asHttpError(ctx, 'by-deal');
    const players = Object.values(match.data.players);
    // Where it has played the match before its seat is kept for it.
    const former = match.data.rematch && (await bots.credentials(bot.id, match.data.rematch.of));
    const kept = former === undefined ? null : seatKeptFor(match, former);
    const isAsked =
      kept !== null ||
      match.data.unlisted === true ||
      players.some(({ botAccount, member }) => botAccount !== undefined || member === bot.owner);
    if (!isAsked) throw asHttpError(ctx, 'people-only');
    const free = players.find(player => !isTaken(player) && player.id === (kept ?? wanted ?? player.id));
    if (free === undefined) throw asHttpError(ctx, 'no-free-seat');
    ctx.body = tableOf(await sitDown(ctx, bot, match, free.id, kept === null ? undefined : former));
  });

  on('get', '/api/bot/matches/:id', async (ctx, bot) => {
    const seated = await seatIn(ctx, bot);
    const { match, seat } = seated;
    const seen = seenBy(matches.game(match.data.gameName)!, match, seat, matches.now());
    const stage = isOver(match.data) ? 'over' : stageOf(match) === 'open' ? 'open' : 'running';
    const { state = null, view = null, legal = [], left = null } = seen ?? {};
    ctx.body = {
      ...tableOf(seated),
      ...{ stage, state, view, left },
      legal: legal as AnswerOf<'GET /api/bot/matches/:id'>['legal'],
    } satisfies AnswerOf<'GET /api/bot/matches/:id'>;
  });

  on('post', '/api/bot/matches/:id/move', async (ctx, bot) => {
    const { state, move, id = null } = await bodyAs(ctx, moveBody);
    const { match, seat } = await seatIn(ctx, bot);
    if (hasStandIn(match.data.players[seat]!)) await takeBack(bot, match.id, seat);
    const credentials = await bots.credentials(bot.id, match.id);
    const done = await matches.send(match.id, {
      kind: 'move',
      seat,
      credentials,
      move: move as AnyMove,
      stateID: state,
      id,
    });
    if (isRefusal(done)) throw asHttpError(ctx, done.refused);
    ctx.body = { answer: done.acknowledgement } satisfies AnswerOf<'POST /api/bot/matches/:id/move'>;
  });

  on('post', '/api/bot/matches/:id/leave', async (ctx, bot) => {
    await bodyAs(ctx, emptyBody);
    const { match, seat } = await seatIn(ctx, bot);
    const credentials = await bots.credentials(bot.id, match.id);
    const done = await matches.send(match.id, { kind: 'leave', seat, credentials });
    if (isRefusal(done)) throw asHttpError(ctx, done.refused);
    ctx.body = {};
  });
};
