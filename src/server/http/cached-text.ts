import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context } from 'koa';

/** Shorter ones are not worth packing. */
const WORTH_PACKING = 1024;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const brotli = promisify(brotliCompress);

type Options = {
  readonly make: () => Promise<string>;
  /** Milliseconds between the beginnings of two makings, at least. */
  readonly atMostEvery: number;
  /** Milliseconds after which it is made anew though nobody says that anything has changed. */
  readonly lasts: number;
  readonly now?: () => number;
};

export type Cached = {
  readonly text: string;
  readonly etag: string;
  /** The same, packed for browsers: once, when it is first asked for. */
  readonly packed: () => Promise<Buffer>;
};

/**
 * A text that many ask for, made from what is stored when it is asked for and has changed, but only so often: whoever
 * asks sooner waits. Nobody is given one that was begun before they asked if something has changed in between.
 */
export class CachedText {
  readonly #options: Options;
  readonly #now: () => number;
  #kept: Promise<Cached> | null = null;
  #next: Promise<Cached> | null = null;
  #begunAt = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  outdated(): void {
    this.#kept = null;
  }

  get(): Promise<Cached> {
    if (this.#kept !== null && this.#now() - this.#begunAt < this.#options.lasts) return this.#kept;
    this.#next ??= this.#makeInTime();
    return this.#next;
  }

  async #makeInTime(): Promise<Cached> {
    const wait = this.#begunAt + this.#options.atMostEvery - this.#now();
    await (wait > 0 ? new Promise(resolve => setTimeout(resolve, wait)) : null);
    this.#next = null;
    this.#begunAt = this.#now();
    const made = this.#options.make().then(cachedText);
    this.#kept = made;
    try {
      return await made;
    } catch (error) {
      if (this.#kept === made) this.#kept = null;
      throw error;
    }
  }
}

/** A text with what browsers are told of it. */
export const cachedText = (text: string): Cached => {
  let packed: Promise<Buffer> | undefined;
  return {
    text,
    // Weak: packed or not, it says the same.
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    packed: () => {
      packed ??= brotli(text, QUALITY);
      return packed;
    },
  };
};

/** Answers with a text of JSON, packed where the visitor can read that, or with 304 where they have it already. */
export const answerWith = async (ctx: Context, { text, etag, packed }: Cached): Promise<void> => {
  ctx.set('cache-control', 'no-cache');
  ctx.vary('accept-encoding');
  ctx.etag = etag;
  ctx.status = 200;
  // What is packed once for all is not packed again.
  ctx.compress = false;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const isPacked = text.length >= WORTH_PACKING && ctx.acceptsEncodings('br', 'identity') === 'br';
  if (isPacked) ctx.set('content-encoding', 'br');
  ctx.body = isPacked ? await packed() : text;
  ctx.type = 'json';
};
