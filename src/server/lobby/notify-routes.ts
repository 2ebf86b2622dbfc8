/**
 * How a seat is told that it is its turn while nobody looks.
 *
 * - `GET /lobby/push-key` → `{key}`: the public key of this house, as push services ask for it.
 * - `POST /games/NAME/ID/notify` `{playerID, credentials, push: {endpoint, keys: {p256dh, auth}}}` → `{}`: notices to this
 *   device; `{…, noPush: endpoint}`: no more; `{…, webhook: URL | null}`: a `POST` of `{kind: "your-turn", game, match, seat, reminder}` there.
 *   409: the match is over.
 */
import { z } from 'zod';
import type { FrameworkServer } from '../boardgame.ts';
import { isRefusal, type NotifyChange } from '../match/commands.ts';
import type { Matches } from '../match/matches.ts';
import { leaveBody } from './bodies.ts';
import { asHttpError, bodyAs, type LobbyContext, matchIn, ownSeat } from './guarded-routes.ts';

const webAddress = (protocols: readonly string[]) =>
  z
    .string()
    .max(500, 'is too long')
    .refine(
      text =>
        URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).username === '',
      'must be a web address',
    );
const key = z.string().regex(/^[A-Za-z0-9_=-]{16,128}$/, 'must be a key');
const endpoint = webAddress(['https:', 'http:']);

const notifyBody = z
  .strictObject({
    ...leaveBody.shape,
    push: z.strictObject({ endpoint, keys: z.strictObject({ p256dh: key, auth: key }) }).optional(),
    noPush: endpoint.optional(),
    webhook: webAddress(['https:', 'http:']).nullable().optional(),
  })
  .refine(
    ({ push, noPush, webhook }) => [push, noPush, webhook].filter(part => part !== undefined).length === 1,
    'one of push, noPush and webhook must be there',
  );

export const notifyRoutes = (
  router: FrameworkServer['router'],
  matches: Matches,
  publicKey: () => Promise<string>,
): void => {
  router.get('/lobby/push-key', async ctx => {
    ctx.body = { key: await publicKey() };
  });
  router.post('/games/:name/:id/notify', (async (ctx: LobbyContext) => {
    const { playerID, credentials, push, noPush, webhook } = await bodyAs(ctx, notifyBody);
    const match = await matchIn(ctx, matches);
    ownSeat(ctx, match.data, playerID, credentials);
    const change: NotifyChange =
      push !== undefined
        ? { kind: 'push', push }
        : noPush !== undefined
          ? { kind: 'no-push', push: { endpoint: noPush } }
          : { kind: 'webhook', url: webhook ?? null };
    const done = await matches.send(
      match.id,
      { kind: 'notify', seat: Number(playerID), credentials, change },
      match,
    );
    if (isRefusal(done)) throw asHttpError(ctx, done.refused);
    ctx.body = {};
  }) as never);
};
