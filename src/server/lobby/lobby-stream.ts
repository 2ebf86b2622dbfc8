/**
 * `GET /lobby/stream`: server-sent events that say when the list of a game has changed, so that a lobby page
 * need not ask again and again. Each is `event: changed` with the data `{"game": "priests-of-ra"}`; the page then
 * fetches `GET /games/priests-of-ra`. Changes that follow closely are told once. 503 when too many listen.
 */
import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';
import type { Limits } from '../config.ts';

/** Changes within this time are told together. */
const SETTLE_MS = 250;
/** Often enough that nothing on the way takes the connection for dead. */
const HEARTBEAT_MS = 25_000;

export class LobbyStream {
  readonly #limits: Limits;
  readonly #listeners = new Map<ServerResponse, string>();
  readonly #changed = new Set<string>();
  readonly #heartbeat: NodeJS.Timeout;
  #settling: NodeJS.Timeout | undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#heartbeat = setInterval(() => this.#say(': still here\n\n'), HEARTBEAT_MS);
    this.#heartbeat.unref();
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
    const fromHere = [...this.#listeners.values()].filter(address => address === ctx.ip).length;
    if (this.#listeners.size >= this.#limits.streams || fromHere >= this.#limits.streamsPerAddress) {
      ctx.throw(503, 'too many listeners', { expose: true });
    }
    ctx.respond = false;
    const { res } = ctx;
    res.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    res.write('retry: 2000\n\n');
    this.#listeners.set(res, ctx.ip);
    res.on('close', () => this.#listeners.delete(res));
  }

  close(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#settling);
    for (const response of this.#listeners.keys()) response.end();
    this.#listeners.clear();
  }

  #say(text: string): void {
    for (const response of this.#listeners.keys()) {
      // A listener that does not listen is let go rather than waited for.
      if (response.writableLength > 65_536) response.destroy();
      else response.write(text);
    }
  }
}
