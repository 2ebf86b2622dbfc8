import { createHash, timingSafeEqual } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Registry } from 'prom-client';

/**
 * `GET /metrics`, in the format of Prometheus, for whoever shows the token (`Authorization: Bearer TOKEN`); 401 for
 * everybody else. Without a token there is nothing at that path.
 */
export const metricsRoute = (registry: Registry, token: string | null): Middleware => {
  const wanted = token === null ? null : digestOf(`Bearer ${token}`);
  return async (ctx, next) => {
    if (wanted === null || ctx.path !== '/metrics' || ctx.method !== 'GET') return next();
    ctx.set('cache-control', 'no-store');
    if (!timingSafeEqual(digestOf(ctx.headers.authorization ?? ''), wanted)) {
      ctx.set('www-authenticate', 'Bearer');
      ctx.throw(401, 'metrics are for whoever knows the token');
    }
    ctx.type = registry.contentType;
    ctx.body = await registry.metrics();
  };
};

/** Digests are compared, so that the time it takes tells nothing of the token, nor of its length. */
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
