import { EventEmitter } from 'node:events';
import type { Context } from 'koa';
import type { Config } from '../config.ts';
import { Room } from '../limits/open-at-once.ts';
import { addressOf } from './address.ts';

/** How often the mark is read while requests wait for it, and how long a request waits at most. Milliseconds. */
const READ_MS = 700;
const WAIT_MS = 15_000;
/** How often it is read where `wake` says when: the message of another node may be lost. */
const FALLBACK_MS = 5000;

type Mark = string | null;
type Read = () => Promise<Mark>;
/** A reading that is to come, and how many requests wait for it. */
type NextRead = { waiting: number; readonly mark: Promise<Mark> };
/** Reads the mark again, in `left` milliseconds at the latest; undefined: the page has gone. */
type ReadAgain<Found extends Mark> = (gone: Promise<void>, left: number) => Promise<Found | undefined>;

/** Long polling: requests are answered once there is something that their page does not know, after 15 seconds at the latest. */
export class LongPolls {
  readonly #trustProxy: number;
  readonly #room: Room;
  readonly #isNotified: () => boolean;
  readonly #reads = new Map<string, NextRead>();
  readonly #signals = new EventEmitter().setMaxListeners(0);

  /** @param isNotified whether `wake` is called for whatever is written, at whichever node */
  constructor(
    { limits, trustProxy }: Pick<Config, 'trustProxy'> & { limits: Waits },
    isNotified = () => true,
  ) {
    this.#trustProxy = trustProxy;
    this.#room = new Room(limits.waits, limits.waitsPerAddress);
    this.#isNotified = isNotified;
  }

  /**
   * Waits until a mark is another than the one that the page knows.
   * @param read the mark, which changes with what the page is to be shown
   * @param topic for all who wait for the same topic the mark is read once
   * @returns the mark then: the one that the page knows, where nothing has come or the page has gone
   */
  async untilChanged<Found extends Mark>(
    ctx: Context,
    known: unknown,
    read: () => Promise<Found>,
    topic: string,
  ): Promise<Found> {
    return this.#untilChanged(ctx, known, read, async gone => {
      const next = this.#next(topic, read);
      next.waiting += 1;
      const seen = await Promise.race([next.mark, gone.then(() => undefined)]);
      next.waiting -= 1;
      return seen as Found | undefined;
    });
  }

  /**
   * The same for what `wake` is called for when it is written: until then the mark is hardly read.
   * @param topic the one that `wake` is called with
   */
  async untilWoken<Found extends Mark>(
    ctx: Context,
    known: unknown,
    read: () => Promise<Found>,
    topic: string,
  ): Promise<Found> {
    // Before the first reading: it may miss what is written meanwhile.
    const signal = signalFor(this.#signals, topic);
    try {
      return await this.#untilChanged(ctx, known, read, async (gone, left) => {
        await Promise.race([signal.raised(Math.min(left, this.#isNotified() ? FALLBACK_MS : READ_MS)), gone]);
        return ctx.res.destroyed ? undefined : read();
      });
    } finally {
      signal.end();
    }
  }

  /** The topic has been written: those who wait for it read again at once. */
  wake(topic: string): void {
    this.#signals.emit(topic);
  }

  /** Anything may have been written: messages of other nodes may have been lost. */
  wakeAll(): void {
    for (const topic of this.#signals.eventNames()) this.#signals.emit(topic);
  }

  /**
   * Answers 304 where nothing has changed since the mark in `?known`, so that a route need not read what it would show.
   * @param topic one name for all who ask for the same
   * @param changesOf the mark, such as their number; null: there is no such thing
   * @param reader for an answer that differs from reader to reader
   * @returns true where the route has to answer; false: it has been answered
   */
  async hasNews(
    ctx: Context,
    topic: string,
    changesOf: () => Promise<number | string | null>,
    reader = '',
  ): Promise<boolean> {
    const read = async () => (await changesOf())?.toString() ?? null;
    const changes = await this.untilChanged(ctx, ctx.query.known, read, topic);
    if (changes === null) return true;
    ctx.set('cache-control', 'no-cache');
    // Koa's own would change with every answer, as there is the time in each.
    ctx.set('etag', `"${changes}-${reader}"`);
    ctx.status = 200;
    if (!ctx.fresh) return true;
    ctx.status = 304;
    return false;
  }

  async #untilChanged<Found extends Mark>(
    ctx: Context,
    known: unknown,
    read: () => Promise<Found>,
    readAgain: ReadAgain<Found>,
  ): Promise<Found> {
    let now = await read();
    // How long it takes to answer a request that waits is no measure of the server's speed.
    ctx.state.hasWaited = now === known;
    if (now !== known || ctx.res.destroyed) return now;
    const leave =
      this.#room.take(addressOf(ctx.req, this.#trustProxy)) ??
      ctx.throw(503, 'too many wait for what is new', { expose: true, headers: { 'retry-after': '10' } });
    const gone = new Promise<void>(resolve => ctx.res.once('close', resolve));
    const end = performance.now() + WAIT_MS;
    try {
      for (let left = WAIT_MS; now === known && left > 0; left = end - performance.now()) {
        const seen = await readAgain(gone, left);
        if (seen === undefined) break;
        now = seen;
      }
    } finally {
      leave();
    }
    return now;
  }

  #next(topic: string, read: Read): NextRead {
    const known = this.#reads.get(topic);
    if (known !== undefined) return known;
    const next: NextRead = {
      waiting: 0,
      mark: new Promise((resolve, reject) => {
        setTimeout(() => {
          this.#reads.delete(topic);
          // Nobody waits any more.
          if (next.waiting === 0) resolve(null);
          else read().then(resolve, reject);
        }, READ_MS).unref();
      }),
    };
    this.#reads.set(topic, next);
    return next;
  }
}

/** A signal that stays raised until it is waited for: what is written between two waits is not missed. */
const signalFor = (signals: EventEmitter, topic: string) => {
  let isRaised = false;
  let resume = () => {};
  const raise = () => {
    isRaised = true;
    resume();
  };
  signals.on(topic, raise);
  return {
    /** Resolves when it has been raised since the last wait, after `ms` at the latest. */
    raised: async (ms: number): Promise<void> => {
      if (!isRaised)
        await new Promise<void>(resolve => {
          const timer = setTimeout(resolve, ms).unref();
          resume = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      isRaised = false;
    },
    end: (): void => {
      signals.off(topic, raise);
      resume();
    },
  };
};

type Waits = Pick<Config['limits'], 'waits' | 'waitsPerAddress'>;
