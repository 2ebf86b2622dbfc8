import { nothingBody } from '../../wire/bot-api.ts';
import type { Router } from '../boardgame.ts';
import type { BotOf } from '../bot-api/asking.ts';
import { bodyAs } from '../members/body.ts';
import type { EnteringTournaments } from './entering.ts';

/** A bot of a member's in tournaments that let bots take part: its tables come over its stream, like any other's. */
export const tournamentBotRoutes = (
  router: Router,
  { botOf, entering }: { readonly botOf: BotOf; readonly entering: EnteringTournaments },
): void => {
  const on = (path: string, what: 'join' | 'leave') =>
    router.post(path, async ctx => {
      ctx.set('cache-control', 'no-store');
      const bot = await botOf(ctx);
      await bodyAs(ctx, nothingBody);
      await entering[what](ctx, { id: bot.id, botOf: bot.owner });
    });
  on('/api/bot/tournaments/:id/join', 'join');
  on('/api/bot/tournaments/:id/leave', 'leave');
};
