import type { Middleware } from 'koa';

/**
 * `GET /healthz` (and `/health`): 200 while the process answers. `GET /readyz`: 200 while it can also store, else 503
 * with the reason.
 */
export const health =
  (fault: () => Promise<string | null>): Middleware =>
  async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/health' || ctx.path === '/healthz') ctx.body = { status: 'ok' };
    else if (ctx.path === '/readyz') {
      const reason = await fault();
      ctx.status = reason === null ? 200 : 503;
      ctx.body = reason === null ? { status: 'ok' } : { status: 'cannot store now', reason };
    } else return next();
    ctx.set('cache-control', 'no-store');
  };
