/**
 * Server-sent events that say when the list of a game has changed, so that a lobby page need not ask again and again.
 */
import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import { Room } from '../limits/open-at-once.ts';
import { refuseHead } from './requests.ts';

/** Changes within this time are told together. */
const SETTLE_MS = 250;
/** Often enough that nothing on the way takes the connection for dead. */
const HEARTBEAT_MS = 25_000;

export class LobbyStream {
  readonly #trustProxy: number;
  readonly #room: Room;
  readonly #listeners = new Set<ServerResponse>();
  readonly #changed = new Set<string>();
  readonly #heartbeat: NodeJS.Timeout;
  #settling: NodeJS.Timeout | undefined;

  constructor({ limits, trustProxy }: Pick<Config, 'limits' | 'trustProxy'>) {
    this.#trustProxy = trustProxy;
    this.#room = new Room(limits.streams, limits.streamsPerAddress);
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
    const { res } = ctx;
    refuseHead(ctx);
    // Whoever has gone while their request waited says so no more.
    if (res.destroyed) {
      ctx.respond = false;
      return;
    }
    const leave =
      this.#room.take(addressOf(ctx.req, this.#trustProxy)) ??
      ctx.throw(503, 'too many listeners', { expose: true });
    ctx.respond = false;
    res.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    res.write('retry: 2000\n\n');
    this.#listeners.add(res);
    res.on('close', () => {
      this.#listeners.delete(res);
      leave();
    });
  }

  close(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#settling);
    for (const response of this.#listeners) response.end();
    this.#listeners.clear();
  }

  #say(text: string): void {
    for (const response of this.#listeners) {
      // A listener that does not listen is let go rather than waited for.
      if (response.writableLength > 65_536) response.destroy();
      else response.write(text);
    }
  }
}
