/**
 * How a seat is told that it is its turn while nobody looks.
 *
 * - `GET /lobby/push-key` → `{key}`: the public key of this house, as push services ask for it.
 * - `POST /games/NAME/ID/notify` `{playerID, credentials}` → `{push: [endpoint], webhook: URL | null, gone: URL | null, refused: STATUS | null}`: how the
 *   seat is told now, for its owner on any device. `gone`: a webhook that is not called any more, as it answered with 404 or 410;
 *   devices are forgotten so too. `refused`: what it answered to the last call where it did not take it; 0: nothing.
 *   `{…, push: {endpoint, keys: {p256dh, auth}, language: "en" | "it"}}`: notices to this device, in words of that language; `{…, noPush: endpoint}`: no more; `{…, webhook: URL |
 *   null, language?}`: a `POST` there of `{kind: "your-turn", game, match, seat, reminder, content, text, message, title, link}`
 *   (`notices/webhook-letter.ts`). Each answered with how it is then. 409: the match is over.
 *   `{…, trial: true}`: the webhook is called now, with the kind `trial`; the answer says as `answered` what came back: its status, 0 for nothing.
 *   Once in five seconds a seat (429).
 */
import { z } from 'zod';
import type { Seat } from '../../game/shared/seats.ts';
import type { FrameworkServer } from '../boardgame.ts';
import { LastUsed } from '../last-used.ts';
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
    language: z.enum(PUSH_LANGUAGES).optional(),
    trial: z.literal(true).optional(),
  })
  .refine(
    ({ push, noPush, webhook, trial }) =>
      [push, noPush, webhook, trial].filter(part => part !== undefined).length <= 1,
    'no more than one of push, noPush, webhook and trial may be there',
  );

type NotifyParts = {
  readonly matches: Matches;
  readonly publicKey: () => Promise<string>;
  /** Calls the webhook of a seat. Resolves to the status of the answer, 0 for none. */
  readonly callWebhook: (match: StoredMatch, seat: Seat, occasion: 'trial') => Promise<number>;
  /** Where the site begins for whoever asks. */
  readonly siteOf: (ctx: LobbyContext) => Promise<string>;
};

/** A webhook is tried by its owner, not used to knock at somebody's door: so often, in milliseconds; and of how many seats that is known. */
const TRIAL_MS = 5000;
const TRIED = 1000;

export const notifyRoutes = (
  router: FrameworkServer['router'],
  { matches, publicKey, callWebhook, siteOf }: NotifyParts,
): void => {
  const tried = new LastUsed<number>(TRIED);
  router.get('/lobby/push-key', async ctx => {
    ctx.body = { key: await publicKey() };
  });
  router.post('/games/:name/:id/notify', (async (ctx: LobbyContext) => {
    const { playerID, credentials, trial, ...wanted } = await bodyAs(ctx, notifyBody);
    const match = await matchIn(ctx, matches);
    ownSeat(ctx, match.data, playerID, credentials);
    const seat = Number(playerID);
    if (trial) {
      const key = `${match.id} ${seat}`;
      const now = performance.now();
      if (now - (tried.get(key) ?? Number.NEGATIVE_INFINITY) < TRIAL_MS)
        return ctx.throw(429, 'it was tried a moment ago: try again later');
      tried.put(key, now);
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
  }) as never);
};

type Wanted = Pick<z.infer<typeof notifyBody>, 'push' | 'noPush' | 'webhook' | 'language'>;

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

const toldOf = ({ control }: StoredMatch, seat: Seat) => {
  const { push = [], webhook = null, gone = null, refused = null } = control.notify?.[seat] ?? {};
  return { push: push.map(({ endpoint }) => endpoint), webhook, gone, refused };
};
