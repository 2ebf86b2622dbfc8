import type { Context } from 'koa';

/** Days for which a device stays signed in after it was used last. */
export const SESSION_DAYS = 90;
const MAX_AGE = SESSION_DAYS * 86_400;

const PLAIN = 'session';
/** No other host, no path and no page over plain HTTP can set one of this name: browsers see to it. */
const SECURE = '__Host-session';

const SECRET = /^[A-Za-z0-9_-]{43}$/;

type Asked = Pick<Context, 'get'>;

/** Whether the page that asks came over HTTPS: as it says itself, or a proxy of one's own does; null where nobody says so. */
export const isSecure = (ctx: Asked, trustProxy: number): boolean | null => {
  const [scheme = ''] = trustProxy > 0 ? ctx.get('x-forwarded-proto').split(',') : [];
  const said = ctx.get('origin').match(/^https?(?=:)/)?.[0] ?? scheme.trim();
  return said === '' ? null : said === 'https';
};

const cookiesOf = (ctx: Asked): ReadonlyMap<string, string> =>
  new Map(
    ctx
      .get('cookie')
      .split(';')
      .map(pair => {
        const [name = '', value = ''] = pair.split('=', 2);
        return [name.trim(), value.trim()] as const;
      }),
  );

/**
 * The secret of the session that a request bears, or null. Where it is known to come over HTTPS, the plain cookie does not count:
 * whoever holds a neighbouring name could have set it.
 */
export const sessionIn = (ctx: Asked, trustProxy: number): string | null => {
  const cookies = cookiesOf(ctx);
  const secure = isSecure(ctx, trustProxy);
  const names = secure === null ? [SECURE, PLAIN] : [secure ? SECURE : PLAIN];
  const secret = names.map(name => cookies.get(name)).find(value => value !== undefined);
  return secret !== undefined && SECRET.test(secret) ? secret : null;
};

/** Has a browser keep a session, or with null forget it. */
export const setSession = (ctx: Context, trustProxy: number, secret: string | null): void => {
  // Asked for by what brings nothing along but its cookie, it stays what it was.
  const secure = isSecure(ctx, trustProxy) ?? cookiesOf(ctx).has(SECURE);
  const age = secret === null ? 0 : MAX_AGE;
  ctx.append(
    'set-cookie',
    `${secure ? SECURE : PLAIN}=${secret ?? ''}; Max-Age=${age}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
};
