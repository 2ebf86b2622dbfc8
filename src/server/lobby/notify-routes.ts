/** How a seat is told that it is its turn while nobody looks. */
import type { Seat } from '../../game/shared/seats.ts';
import { notifyBody } from '../../wire/bodies.ts';
import type { AnswerOf, BodyOf } from '../../wire/routes.ts';
import type { RouteContext, Router } from '../boardgame.ts';
import { bodyAs } from '../http/json-body.ts';
import { trialLimit } from '../limits/trials.ts';
import { isRefusal, type NotifyChange } from '../match/commands.ts';
import type { Matches } from '../match/matches.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { asHttpError, matchIn, ownSeat } from './requests.ts';

type NotifyParts = {
  readonly matches: Matches;
  readonly publicKey: () => Promise<string>;
  /** Calls the webhook of a seat. Resolves to the status of the answer, 0 for none. */
  readonly callWebhook: (match: StoredMatch, seat: Seat, occasion: 'trial') => Promise<number>;
  /** Where the site begins for whoever asks. */
  readonly siteOf: (ctx: RouteContext) => Promise<string>;
};

export const notifyRoutes = (
  router: Router,
  { matches, publicKey, callWebhook, siteOf }: NotifyParts,
): void => {
  const takeTrial = trialLimit();
  router.get('/lobby/push-key', async ctx => {
    ctx.body = { key: await publicKey() };
  });
  router.post('/games/:name/:id/notify', async ctx => {
    const { playerID, credentials, trial, ...wanted } = await bodyAs(ctx, notifyBody);
    const match = await matchIn(ctx, matches);
    ownSeat(ctx, match.data, playerID, credentials);
    const seat = Number(playerID);
    if (trial) {
      await takeTrial(ctx, `${match.id} ${seat}`);
      const answered = await callWebhook(match, seat, 'trial');
      ctx.body = { ...toldOf((await matches.load(match.id)) ?? match, seat), answered };
      return;
    }
    const change = await changeIn(wanted, () => siteOf(ctx));
    if (change === null) {
      ctx.body = toldOf(match, seat);
      return;
    }
    const done = await matches.send(match.id, { kind: 'notify', seat, credentials, change }, match);
    if (isRefusal(done)) throw asHttpError(ctx, done.refused);
    ctx.body = toldOf(done.match!, seat);
  });
};

type Wanted = Pick<BodyOf<'POST /games/:name/:id/notify'>, 'push' | 'noPush' | 'webhook' | 'language'>;

const changeIn = async (
  { push, noPush, webhook, language }: Wanted,
  site: () => Promise<string>,
): Promise<NotifyChange | null> => {
  if (push !== undefined) return { kind: 'push', push };
  if (noPush !== undefined) return { kind: 'no-push', push: { endpoint: noPush } };
  if (webhook === undefined) return null;
  return {
    kind: 'webhook',
    url: webhook,
    ...(webhook !== null && { site: await site() }),
    ...(language !== undefined && { language }),
  };
};

const toldOf = ({ control }: StoredMatch, seat: Seat): AnswerOf<'POST /games/:name/:id/notify'> => {
  const { push = [], webhook = null, gone = null, refused = null } = control.notify?.[seat] ?? {};
  return { push: push.map(({ endpoint }) => endpoint), webhook, gone, refused };
};
