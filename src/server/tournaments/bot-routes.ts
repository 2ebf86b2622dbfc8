import type { Context } from 'koa';
import { nothingBody } from '../../wire/bot-api.ts';
import type { FrameworkServer } from '../boardgame.ts';
import type { BotOf } from '../bot-api/asking.ts';
import { bodyAs } from '../members/body.ts';
import type { EnteringTournaments } from './entering.ts';

type Ctx = Context & { params: Record<string, string> };

/** A bot of a member's in tournaments that let bots take part: its tables come over its stream, like any other's. */
export const tournamentBotRoutes = (
  router: FrameworkServer['router'],
  { botOf, entering }: { readonly botOf: BotOf; readonly entering: EnteringTournaments },
): void => {
  const on = (path: string, what: 'join' | 'leave') =>
    router.post(path, (async (ctx: Ctx) => {
      ctx.set('cache-control', 'no-store');
      const bot = await botOf(ctx as never);
      await bodyAs(ctx, nothingBody);
      await entering[what](ctx, { id: bot.id, botOf: bot.owner });
    }) as never);
  on('/api/bot/tournaments/:id/join', 'join');
  on('/api/bot/tournaments/:id/leave', 'leave');
};
