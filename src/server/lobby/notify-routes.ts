/**
 * How a seat is told that it is its turn while nobody looks.
 *
 * - `GET /lobby/push-key` → `{key}`: the public key of this house, as push services ask for it.
 * - `POST /games/NAME/ID/notify` `{playerID, credentials}` → `{push: [endpoint], webhook: URL | null, gone: URL | null}`: how the
 *   seat is told now, for its owner on any device. `gone`: a webhook that is not called any more, as it answered with 404 or 410;
 *   devices are forgotten so too.
 *   `{…, push: {endpoint, keys: {p256dh, auth}, language: "en" | "it"}}`: notices to this device, in words of that language; `{…, noPush: endpoint}`: no more; `{…, webhook: URL |
 *   null}`: a `POST` of `{kind: "your-turn", game, match, seat, reminder}` there. Each answered with how it is then. 409: the match is over.
 */
import { z } from 'zod';
import type { Seat } from '../../game/shared/seats.ts';
import type { FrameworkServer } from '../boardgame.ts';
import { isRefusal, type NotifyChange } from '../match/commands.ts';
import type { Matches } from '../match/matches.ts';
import { PUSH_LANGUAGES, type StoredMatch } from '../match/stored-match.ts';
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
    push: z
      .strictObject({
        endpoint,
        keys: z.strictObject({ p256dh: key, auth: key }),
        language: z.enum(PUSH_LANGUAGES).optional(),
      })
      .optional(),
    noPush: endpoint.optional(),
    webhook: webAddress(['https:', 'http:']).nullable().optional(),
  })
  .refine(
    ({ push, noPush, webhook }) => [push, noPush, webhook].filter(part => part !== undefined).length <= 1,
    'no more than one of push, noPush and webhook may be there',
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
    const seat = Number(playerID);
    const change = changeIn({ push, noPush, webhook });
    if (change === null) {
      ctx.body = toldOf(match, seat);
      return;
    }
    const done = await matches.send(match.id, { kind: 'notify', seat, credentials, change }, match);
    if (isRefusal(done)) throw asHttpError(ctx, done.refused);
    ctx.body = toldOf(done.match!, seat);
  }) as never);
};

type Wanted = Pick<z.infer<typeof notifyBody>, 'push' | 'noPush' | 'webhook'>;

const changeIn = ({ push, noPush, webhook }: Wanted): NotifyChange | null => {
  if (push !== undefined) return { kind: 'push', push };
  if (noPush !== undefined) return { kind: 'no-push', push: { endpoint: noPush } };
  return webhook === undefined ? null : { kind: 'webhook', url: webhook };
};

const toldOf = ({ control }: StoredMatch, seat: Seat) => {
  const { push = [], webhook = null, gone = null } = control.notify?.[seat] ?? {};
  return { push: push.map(({ endpoint }) => endpoint), webhook, gone };
};
