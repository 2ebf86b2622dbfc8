import { parse } from 'node:querystring';
import type { BaseRequest, Context, Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Allowances } from '../limits/allowance.ts';
import { type SharedCounter, WindowLimiter } from '../limits/window-limiter.ts';
import { addressOf } from './address.ts';
import { isBrokenOff } from './broken.ts';
import { costOf, limitOf } from './costs.ts';
import { isHostAllowed } from './host.ts';
import { isOriginAllowed } from './origin.ts';

/** What nobody has answered. */
const UNANSWERED = {
  404: 'there is nothing here',
  405: 'nothing of the kind can be done here',
  501: 'there is no such method',
};

/** No address of ours is nearly as long. */
const LONGEST_ADDRESS = 2048;

/** Errors as `{"error": "<what is wrong>", "reason"?: "a-word"}`; what went wrong inside is logged and not told. */
export const errorsAsJson =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    try {
      // A whole address, as proxies are sent, or none at all: Koa would stumble over it, and over NUL PostgreSQL.
      if (!ctx.req.url?.startsWith('/') || ctx.req.url.includes('%00')) ctx.throw(400, 'this is no path');
      if (ctx.originalUrl.length > LONGEST_ADDRESS) ctx.throw(414, 'this address is too long');
      await next();
      if (ctx.respond !== false && ctx.body === undefined && ctx.status in UNANSWERED)
        ctx.throw(ctx.status, UNANSWERED[ctx.status as keyof typeof UNANSWERED]);
    } catch (error) {
      if (isBrokenOff(error)) {
        log.debug({ err: error }, 'a request was broken off');
        ctx.status = 400;
        return;
      }
      const { status = 500, expose = false, message, reason } = error as Partial<Error & Fault>;
      if (status >= 500 && !expose)
        log.error({ err: error, request: ctx.state.request, path: ctx.path }, 'a request failed');
      ctx.status = status;
      ctx.body = { error: expose ? message : 'something went wrong here', ...(reason && { reason }) };
    }
  };

type Fault = {
  readonly status: number;
  readonly expose: boolean;
  /** A word for programs, where a status says too little. */
  readonly reason: string;
};

/**
 * Koa reads a query anew for each of its keys: many times as long, of as many as an address may have, and before any limit is
 * asked. From now on it is read in one go, the first time that somebody looks.
 * @param request what the requests of an application have in common
 */
export const quickQueries = (request: BaseRequest): void => {
  Object.defineProperty(request, 'query', {
    get(this: BaseRequest) {
      const value = parse(this.querystring);
      Object.defineProperty(this, 'query', { value });
      return value;
    },
  });
};

/**
 * What a browser may do with our pages: run our scripts and no others, those in the page itself by their digests
 * (`pageScripts`), and show our styles. Where the framework's debug panel was asked for, more is allowed: it brings styles of
 * its own, makes the arguments of a move out of what is typed, and the match beside it stands in a frame. The client loads
 * such a page anew.
 */
export const securityHeaders = (scripts: readonly string[]): Middleware => {
  const strict = headersWith({
    scriptSrc: ["'self'", ...scripts],
    styleSrc: ["'self'"],
    frameAncestors: ["'none'"],
  });
  const withPanel = headersWith({
    scriptSrc: ["'self'", "'unsafe-eval'", ...scripts],
    styleSrc: ["'self'", "'unsafe-inline'"],
    frameAncestors: ["'self'"],
  });
  return (ctx, next) =>
    ctx.path.startsWith('/local/') && 'debug' in ctx.query ? withPanel(ctx, next) : strict(ctx, next);
};

const headersWith = (
  some: Readonly<Record<'scriptSrc' | 'styleSrc' | 'frameAncestors', string[]>>,
): Middleware =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        ...some,
      },
    },
    // Whether there is HTTPS in front is not ours to say.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  }) as unknown as Middleware;

/** Nobody is answered who means another server. */
export const ownHostsOnly =
  ({ origins }: Config): Middleware =>
  async (ctx, next) => {
    if (!isHostAllowed(ctx.headers.host, origins)) {
      ctx.throw(421, 'this server does not go by that name: whoever runs it can add it to ORIGINS');
    }
    await next();
  };

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

/** How much one address may ask for over HTTP. */
export type RateLimits = {
  /** Refuses what is too much. */
  readonly middleware: Middleware;
  /** Counts a read that is not a request of its own, and may be left out. */
  readonly mayRead: (ctx: Pick<Context, 'req'>) => Promise<boolean>;
};

/**
 * So many requests a minute from one address, counted apart: new matches, where
 * seats are notified, other writes, pictures, what bots ask, other reads. Whoever has
 * said over sockets all that an address may has to wait as well.
 * @param shared where several servers count together
 */
export const rateLimits = (
  { limits, trustProxy }: Config,
  allowances: Pick<Allowances, 'request'>,
  shared?: SharedCounter,
): RateLimits => {
  const aMinute = (name: string, points: number) => new WindowLimiter({ name, points, duration: 60, shared });
  const limiters = {
    reads: aMinute('reads', limits.readsPerMinute),
    writes: aMinute('writes', limits.writesPerMinute),
    creates: aMinute('creates', limits.createsPerMinute),
    notices: aMinute('notices', limits.noticesPerMinute),
    pictures: aMinute('pictures', limits.picturesPerMinute),
    bots: aMinute('bots', limits.botRequestsPerMinute),
  };
  const wait = async (
    limiter: WindowLimiter,
    { req }: Pick<Context, 'req'>,
    cost: number,
  ): Promise<number | null> => {
    const address = addressOf(req, trustProxy);
    return allowances.request(address, cost) ?? (await limiter.take(address));
  };
  return {
    middleware: async (ctx, next) => {
      const ms = await wait(limiters[limitOf(ctx)], ctx, costOf(ctx));
      if (ms !== null) refuse(ctx, ms);
      await next();
    },
    mayRead: async ctx => (await wait(limiters.reads, ctx, 1)) === null,
  };
};

const refuse = (ctx: Context, wait: number): never => {
  ctx.set('retry-after', String(Math.ceil(wait / 1000)));
  return ctx.throw(429, 'too many requests: try again later');
};
