/**
 * Server-sent events that say when the list of a game has changed, so that a lobby page need not ask again and again.
 */
import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import type { Limits } from '../limits/limits.ts';
import { sharedOf } from '../limits/networks.ts';
import { OpenAtOnce } from '../limits/open-at-once.ts';

/** Changes within this time are told together. */
const SETTLE_MS = 250;
/** Often enough that nothing on the way takes the connection for dead. */
const HEARTBEAT_MS = 25_000;

export class LobbyStream {
  readonly #limits: Limits;
  readonly #trustProxy: number;
  readonly #fromAddress: OpenAtOnce;
  readonly #listeners = new Set<ServerResponse>();
  readonly #changed = new Set<string>();
  readonly #heartbeat: NodeJS.Timeout;
  #settling: NodeJS.Timeout | undefined;

  constructor({ limits, trustProxy }: Pick<Config, 'limits' | 'trustProxy'>) {
    this.#trustProxy = trustProxy;
    this.#limits = limits;
    this.#fromAddress = new OpenAtOnce(limits.streamsPerAddress);
    this.#heartbeat = setInterval(() => this.#say(': still here\n\n'), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  get size(): number {
    return this.#listeners.size;
  }

  changed(game: string): void {
    if (this.#listeners.size === 0) return;
    this.#changed.add(game);
    this.#settling ??= setTimeout(() => {
      this.#settling = undefined;
      for (const each of this.#changed)
        this.#say(`event: changed\ndata: ${JSON.stringify({ game: each })}\n\n`);
      this.#changed.clear();
    }, SETTLE_MS);
  }

  /** Answers a request with the stream. */
  open(ctx: Context): void {
    const address = addressOf(ctx.req, this.#trustProxy);
    if (this.#isFull(address)) {
      ctx.throw(503, 'too many listeners', { expose: true });
    }
    ctx.respond = false;
    const { res } = ctx;
    // Whoever has gone while their request waited says so no more.
    if (res.destroyed) return;
    this.#fromAddress.opened(address);
    res.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    res.write('retry: 2000\n\n');
    this.#listeners.add(res);
    res.on('close', () => {
      this.#listeners.delete(res);
      this.#fromAddress.closed(address);
    });
  }

  close(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#settling);
    for (const response of this.#listeners) response.end();
    this.#listeners.clear();
  }

  #isFull(address: string): boolean {
    const { streams } = this.#limits;
    const room = this.#fromAddress.isNew(address) ? streams : sharedOf(streams);
    return this.#listeners.size >= room || this.#fromAddress.isFull(address);
  }

  #say(text: string): void {
    for (const response of this.#listeners) {
      // A listener that does not listen is let go rather than waited for.
      if (response.writableLength > 65_536) response.destroy();
      else response.write(text);
    }
  }
}
