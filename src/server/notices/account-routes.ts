import type { Context } from 'koa';
import { noticesBody } from '../../wire/members.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { Router } from '../boardgame.ts';
import { trialLimit } from '../limits/trials.ts';
import { accountBody, onAccount } from '../members/account-routes.ts';
import type { Sessions } from '../members/sessions.ts';
import { changed, type NoticeSettings, type NoticeSettingsStore } from './notice-settings.ts';
import { isZone } from './quiet-hours.ts';
import type { TryWebhook } from './webhooks.ts';

type Parts = {
  readonly sessions: Pick<Sessions, 'own'>;
  readonly settings: NoticeSettingsStore;
  readonly tryWebhook: TryWebhook;
  /** Where the site begins for whoever asks. */
  readonly siteOf: (ctx: Context) => Promise<string>;
};

/** How a member is told of their turns, in whichever match. */
export const accountNoticeRoutes = (
  router: Router,
  { sessions, settings, tryWebhook, siteOf }: Parts,
): void => {
  const on = onAccount(router);
  const takeTrial = trialLimit();
  on('get', '/account/notices', async ctx => {
    const { member } = await sessions.own(ctx);
    ctx.body = toldOf(await settings.of(member.id));
  });
  on('post', '/account/notices', async ctx => {
    const { member } = await sessions.own(ctx);
    const { trial, ...change } = await accountBody(ctx, noticesBody);
    if (change.quiet != null && !isZone(change.quiet.zone))
      ctx.throw(400, 'quiet.zone: must name a time zone, such as Europe/Rome');
    const site = await siteOf(ctx);
    const now = await settings.change(member.id, before => changed(before, change, site));
    if (trial !== true) {
      ctx.body = toldOf(now);
      return;
    }
    await takeTrial(ctx, member.id);
    const answered = await tryWebhook(member);
    ctx.body = { ...toldOf(await settings.of(member.id)), answered };
  });
};

const toldOf = ({
  push,
  language: _,
  site: __,
  ...told
}: NoticeSettings): AnswerOf<'GET /account/notices'> => ({
  ...told,
  push: push.map(({ endpoint }) => endpoint),
});
