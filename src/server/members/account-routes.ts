import type { Context } from 'koa';
import type { z } from 'zod';
import type { RouteContext, Router } from '../boardgame.ts';
import { bodyAs } from '../http/json-body.ts';
import { MOST_PASSKEYS } from './member-store.ts';
import { isRefused, type MemberRefusal, type Refused } from './refusals.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** What all routes of an account have in common. */

type Handle = (ctx: RouteContext) => Promise<void>;

/** Adds a route whose answers are one person's alone. */
export const onAccount =
  (router: Router) =>
  (method: 'get' | 'post' | 'put' | 'delete', path: string, handle: Handle): void =>
    void router[method](path, async ctx => {
      ctx.set('cache-control', 'no-store');
      await handle(ctx);
    });

/** A passkey's answer carries certificates and keys. */
const MAX_BYTES = 16_384;

export const accountBody = <Body>(ctx: Context, schema: z.ZodType<Body>, most = MAX_BYTES): Promise<Body> =>
  bodyAs(ctx, schema, most);

/** What each refusal is over HTTP. */
const REFUSALS: Readonly<Record<MemberRefusal, readonly [status: number, words: string]>> = {
  'name-taken': [409, 'a member is called so, or nearly so'],
  passkey: [403, 'the passkey is not known here, or was not signed for this page'],
  challenge: [410, 'the passkey was asked for too long ago, or was shown before: try again'],
  code: [403, 'name and code do not belong together, or the code was used before'],
  link: [410, 'the link was used before, or is too old'],
  'signed-in': [409, 'somebody is signed in here: sign out first'],
  'last-way-in': [409, 'it is the last way in: make new codes or another passkey first'],
  'too-many-passkeys': [409, `a member has ${MOST_PASSKEYS} passkeys at most`],
  'no-letters': [404, 'this server sends no letters'],
  unknown: [404, 'there is no such thing'],
};

/** What was done, or else it is refused. */
export const allowedBy =
  ({ meter }: SignInLimits) =>
  <Done extends object>(ctx: Context, done: Done | Refused): Done => {
    if (!isRefused(done)) return done;
    const [status, words] = REFUSALS[done.refused];
    meter.signInRefused(done.refused);
    return ctx.throw(status, words, { reason: done.refused });
  };
