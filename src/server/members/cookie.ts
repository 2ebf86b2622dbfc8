import type { Context } from 'koa';

/** Days for which a device stays signed in after it was used last. */
export const SESSION_DAYS = 90;
const MAX_AGE = SESSION_DAYS * 86_400;

const PLAIN = 'session';
/** No other host, no path and no page over plain HTTP can set one of this name: browsers see to it. */
const SECURE = '__Host-session';

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** The secret of the session that a request bears, or null. */
export const sessionIn = (header: string | undefined): string | null => {
  const cookies = new Map(
    (header ?? '').split(';').map(pair => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name.trim(), value.trim()] as const;
    }),
  );
  const secret = cookies.get(SECURE) ?? cookies.get(PLAIN);
  return secret !== undefined && SECRET.test(secret) ? secret : null;
};

/** Has a browser keep a session, or with null forget it. Pages of HTTPS say so in their `Origin`. */
export const setSession = (ctx: Context, secret: string | null): void => {
  const isSecure = ctx.get('origin').startsWith('https:');
  const value = secret ?? '';
  const age = secret === null ? 0 : MAX_AGE;
  ctx.append(
    'set-cookie',
    `${isSecure ? SECURE : PLAIN}=${value}; Max-Age=${age}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
};
