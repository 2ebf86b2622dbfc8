import type { Context } from 'koa';
import { noticesBody } from '../../wire/members.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { Router } from '../boardgame.ts';
import { LastUsed } from '../last-used.ts';
import { bodyAs } from '../members/body.ts';
import type { Sessions } from '../members/sessions.ts';
import { isZone } from './quiet-hours.ts';
import type { TryWebhook } from './webhooks.ts';
import { changed, type Wishes, type WishesStore } from './wishes.ts';

type Parts = {
  readonly sessions: Pick<Sessions, 'own'>;
  readonly wishes: WishesStore;
  readonly tryWebhook: TryWebhook;
  /** Where the site begins for whoever asks. */
  readonly siteOf: (ctx: Context) => Promise<string>;
};

/** A webhook is tried by its owner, not used to knock at somebody's door: so often, in milliseconds; and of how many members that is known. */
const TRIAL_MS = 5000;
const TRIED = 1000;

/** How a member is told of their turns, in whichever match. */
export const accountNoticeRoutes = (
  router: Router,
  { sessions, wishes, tryWebhook, siteOf }: Parts,
): void => {
  const tried = new LastUsed<number>(TRIED);
  router.get('/account/notices', async ctx => {
    const { member } = await sessions.own(ctx);
    ctx.set('cache-control', 'no-store');
    ctx.body = toldOf(await wishes.of(member.id));
  });
  router.post('/account/notices', async ctx => {
    const { member } = await sessions.own(ctx);
    const { trial, ...change } = await bodyAs(ctx, noticesBody);
    if (change.quiet != null && !isZone(change.quiet.zone))
      ctx.throw(400, 'quiet.zone: must name a time zone, such as Europe/Rome');
    ctx.set('cache-control', 'no-store');
    const site = await siteOf(ctx);
    const now = await wishes.change(member.id, before => changed(before, change, site));
    if (trial !== true) {
      ctx.body = toldOf(now);
      return;
    }
    const at = performance.now();
    if (at - (tried.get(member.id) ?? Number.NEGATIVE_INFINITY) < TRIAL_MS)
      ctx.throw(429, 'it was tried a moment ago: try again later');
    tried.put(member.id, at);
    const answered = await tryWebhook(member);
    ctx.body = { ...toldOf(await wishes.of(member.id)), answered };
  });
};

const toldOf = ({ push, language: _, site: __, ...told }: Wishes): AnswerOf<'GET /account/notices'> => ({
  ...told,
  push: push.map(({ endpoint }) => endpoint),
});
