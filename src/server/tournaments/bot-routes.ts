import { emptyBody } from '../../wire/bodies.ts';
import type { Router } from '../boardgame.ts';
import { type BotOf, onBot } from '../bot-api/asking.ts';
import { accountBody } from '../members/account-routes.ts';
import type { EnteringTournaments } from './entering.ts';

/** A bot of a member's in tournaments that let bots take part: its tables come over its stream, like any other's. */
export const tournamentBotRoutes = (
  router: Router,
  { botOf, entering }: { readonly botOf: BotOf; readonly entering: EnteringTournaments },
): void => {
  const on = onBot(router, botOf);
  for (const what of ['join', 'leave'] as const)
    on('post', `/api/bot/tournaments/:id/${what}`, async (ctx, { id, owner }) => {
      await accountBody(ctx, emptyBody);
      await entering[what](ctx, { id, botOf: owner });
    });
};
