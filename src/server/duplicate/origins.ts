import { createHmac } from 'node:crypto';
import type { Context } from 'koa';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import type { SeatOrigin } from '../match/commands.ts';
import { newCredentials } from '../match/credentials.ts';
import type { MatchStore } from '../match/ports.ts';
import { isSecure } from '../members/cookie.ts';

/** Where somebody asks from who sits down at a table of a deal. Their browser is told by a cookie which it keeps for this deal alone. */
export type Origins = (ctx: Context, duplicate: string) => Promise<SeatOrigin>;

const COOKIE = 'seat';
const SECRET = /^[A-Za-z0-9_-]{16,64}$/;
/** Longer than a deal is under way. Seconds. */
const MAX_AGE = 90 * 86_400;

export const originsOf =
  (config: Pick<Config, 'trustProxy' | 'basePath'>, store: Pick<MatchStore, 'secret'>): Origins =>
  async (ctx, duplicate) => {
    const secret = await store.secret();
    const hashed = (what: string): string =>
      createHmac('sha256', secret)
        .update(`duplicate\n${duplicate}\n${what}`)
        .digest('base64url')
        .slice(0, 22);
    let browser = ctx.cookies.get(COOKIE, { signed: false }) ?? '';
    if (!SECRET.test(browser)) {
      browser = newCredentials();
      const path = `${config.basePath}duplicates/${duplicate}`;
      const secure = isSecure(ctx, config.trustProxy) ? '; Secure' : '';
      ctx.append(
        'set-cookie',
        `${COOKIE}=${browser}; Max-Age=${MAX_AGE}; Path=${path}; HttpOnly; SameSite=Lax${secure}`,
      );
    }
    return {
      browser: hashed(`browser ${browser}`),
      address: hashed(`address ${addressOf(ctx.req, config.trustProxy)}`),
    };
  };
