import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { addressOf } from './address.ts';
import { isOriginAllowed } from './origin.ts';

/** Errors as `{"error": "<what is wrong>"}`; what went wrong inside is logged and not told. */
export const errorsAsJson =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    try {
      await next();
      if (ctx.respond !== false && ctx.status === 404 && ctx.body === undefined)
        ctx.throw(404, 'there is nothing here');
    } catch (error) {
      const { status = 500, expose = false, message } = error as Partial<Error & Fault>;
      if (status >= 500 && !expose) log.error({ err: error, path: ctx.path }, 'a request failed');
      ctx.status = status;
      ctx.body = { error: expose ? message : 'something went wrong here' };
    }
  };

type Fault = { readonly status: number; readonly expose: boolean };

/**
 * What a browser may do with our pages: run our scripts and no others. Style elements are allowed, because the
 * framework's debug panel brings its own.
 */
export const securityHeaders = (): Middleware =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether there is HTTPS in front is not ours to say.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  }) as unknown as Middleware;

/** Pages of other origins may not write here, nor read unless they are among the allowed ones. */
export const ownOriginsOnly =
  (config: Config): Middleware =>
  async (ctx, next) => {
    const isWrite = ctx.method !== 'GET' && ctx.method !== 'HEAD' && ctx.method !== 'OPTIONS';
    if (isWrite && !isOriginAllowed(ctx.headers.origin, ctx.headers.host, config.origins)) {
      ctx.throw(403, 'this origin may not use the server');
    }
    await next();
  };

/** So many requests a minute from one address, counted apart: new matches, other writes, reads. */
export const rateLimits = ({ limits, trustProxy }: Config): Middleware => {
  const aMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const reads = aMinute(limits.readsPerMinute);
  const writes = aMinute(limits.writesPerMinute);
  const creates = aMinute(limits.createsPerMinute);
  return async (ctx, next) => {
    const limiter = ctx.method !== 'POST' ? reads : ctx.path.endsWith('/create') ? creates : writes;
    await take(limiter, addressOf(ctx.req, trustProxy), ctx);
    await next();
  };
};

const take = async (limiter: RateLimiterAbstract, address: string, ctx: Context): Promise<void> => {
  try {
    await limiter.consume(address);
  } catch (refusal) {
    const { msBeforeNext = 60_000 } = refusal as { msBeforeNext?: number };
    ctx.set('retry-after', String(Math.ceil(msBeforeNext / 1000)));
    ctx.throw(429, 'too many requests: try again later');
  }
};
