import type { Middleware } from 'koa';
import { nanoid } from 'nanoid';
import type { Logger } from 'pino';

/** Hears of every request that was answered. */
export type RequestMeter = (method: string, status: number, seconds: number) => void;

/**
 * Gives each request an id, which the answer bears as `x-request-id` and every line that is logged about it as `request`.
 * Requests themselves are logged at `debug`, by their path alone: no query, no address, no body.
 */
export const requestLog =
  (log: Logger, meter: RequestMeter): Middleware =>
  async (ctx, next) => {
    const request = nanoid(12);
    const began = performance.now();
    ctx.state.request = request;
    ctx.set('x-request-id', request);
    try {
      await next();
    } finally {
      const { method, status } = ctx;
      // As it came: what is no path at all, Koa cannot take apart.
      const [path] = (ctx.req.url ?? '').split('?', 1);
      const ms = performance.now() - began;
      // A stream of events goes on for hours, and some wait for news: that is no measure of how quick answers are.
      if (ctx.respond !== false && ctx.state.hasWaited !== true) meter(method, status, ms / 1000);
      log.debug({ request, method, path, status, ms: Math.round(ms * 10) / 10 }, 'request');
    }
  };
