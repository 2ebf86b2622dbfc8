import { EventEmitter } from 'node:events';
import type { Context } from 'koa';
import type { Config } from '../config.ts';
import { Room } from '../limits/open-at-once.ts';
import { addressOf } from './address.ts';

/** So often it is looked whether there is something to tell, for so long at most. Milliseconds. */
const LOOK_MS = 700;
const WAIT_MS = 15_000;
/** What is said when it is written is looked for so often all the same: a word of another node's may be lost. */
const RARELY_MS = 5000;

type Mark = string | null;
type Look = () => Promise<Mark>;
/** A look that is to come, and how many wait for it. */
type NextLook = { waiting: number; readonly mark: Promise<Mark> };
/** Looks again, in so many milliseconds at the latest; nothing: the page has gone. */
type LookAgain<Found extends Mark> = (gone: Promise<void>, left: number) => Promise<Found | undefined>;

/** Requests of pages that follow something: answered once there is what a page does not know, after 15 seconds at the latest. */
export class LongPolls {
  readonly #trustProxy: number;
  readonly #room: Room;
  readonly #isTold: () => boolean;
  readonly #looks = new Map<string, NextLook>();
  readonly #bells = new EventEmitter().setMaxListeners(0);

  /** @param isTold whether `wake` is called for whatever is written, at whichever node */
  constructor({ limits, trustProxy }: Pick<Config, 'trustProxy'> & { limits: Waits }, isTold = () => true) {
    this.#trustProxy = trustProxy;
    this.#room = new Room(limits.waits, limits.waitsPerAddress);
    this.#isTold = isTold;
  }

  /**
   * Waits with the answer to a page.
   * @param look marks what there is to tell: another mark whenever that is another
   * @param thing whoever waits for the same is looked for together
   * @returns the mark then: the one that the page knows, where nothing has come or the page has gone
   */
  async whenOther<Found extends Mark>(
    ctx: Context,
    known: unknown,
    look: () => Promise<Found>,
    thing: string,
  ): Promise<Found> {
    return this.#whenOther(ctx, known, look, async gone => {
      const next = this.#next(thing, look);
      next.waiting += 1;
      const seen = await Promise.race([next.mark, gone.then(() => undefined)]);
      next.waiting -= 1;
      return seen as Found | undefined;
    });
  }

  /**
   * The same for what is said when it is written: until then it is hardly looked at.
   * @param thing by which name `wake` is told of it
   */
  async whenWoken<Found extends Mark>(
    ctx: Context,
    known: unknown,
    look: () => Promise<Found>,
    thing: string,
  ): Promise<Found> {
    // Before the first look: what is written during one is looked for once more.
    const bell = bellOf(this.#bells, thing);
    try {
      return await this.#whenOther(ctx, known, look, async (gone, left) => {
        await Promise.race([bell.rung(Math.min(left, this.#isTold() ? RARELY_MS : LOOK_MS)), gone]);
        return ctx.res.destroyed ? undefined : look();
      });
    } finally {
      bell.end();
    }
  }

  /** It has been written: whoever waits for it is looked for at once. */
  wake(thing: string): void {
    this.#bells.emit(thing);
  }

  /** Anything may have been written, of which no word has come. */
  wakeAll(): void {
    for (const thing of this.#bells.eventNames()) this.#bells.emit(thing);
  }

  /**
   * The same for what has a mark of its changes, `?known` being the one that the page knows: what has not changed is not even read.
   * @param thing what it is, one name for all who ask for it
   * @param changesOf the mark, such as their number; null: there is no such thing
   * @param reader to whom it is told otherwise than to others
   * @returns whether the page is to be told all of it, or that there is no such thing; otherwise it was answered
   */
  async answersAnew(
    ctx: Context,
    thing: string,
    changesOf: () => Promise<number | string | null>,
    reader = '',
  ): Promise<boolean> {
    const look = async () => (await changesOf())?.toString() ?? null;
    const changes = await this.whenOther(ctx, ctx.query.known, look, thing);
    if (changes === null) return true;
    ctx.set('cache-control', 'no-cache');
    // The time in it is another with every answer.
    ctx.set('etag', `"${changes}-${reader}"`);
    ctx.status = 200;
    if (!ctx.fresh) return true;
    ctx.status = 304;
    return false;
  }

  async #whenOther<Found extends Mark>(
    ctx: Context,
    known: unknown,
    look: () => Promise<Found>,
    lookAgain: LookAgain<Found>,
  ): Promise<Found> {
    let now = await look();
    // A request that waits says nothing of how quick answers are.
    ctx.state.hasWaited = now === known;
    if (now !== known || ctx.res.destroyed) return now;
    const leave =
      this.#room.take(addressOf(ctx.req, this.#trustProxy)) ??
      ctx.throw(503, 'too many wait for what is new', { expose: true, headers: { 'retry-after': '10' } });
    const gone = new Promise<void>(resolve => ctx.res.once('close', resolve));
    const end = performance.now() + WAIT_MS;
    try {
      for (let left = WAIT_MS; now === known && left > 0; left = end - performance.now()) {
        const seen = await lookAgain(gone, left);
        if (seen === undefined) break;
        now = seen;
      }
    } finally {
      leave();
    }
    return now;
  }

  #next(thing: string, look: Look): NextLook {
    const known = this.#looks.get(thing);
    if (known !== undefined) return known;
    const next: NextLook = {
      waiting: 0,
      mark: new Promise((resolve, reject) => {
        setTimeout(() => {
          this.#looks.delete(thing);
          // All who waited have gone.
          if (next.waiting === 0) resolve(null);
          else look().then(resolve, reject);
        }, LOOK_MS).unref();
      }),
    };
    this.#looks.set(thing, next);
    return next;
  }
}

/** Whether a thing has been written, for somebody who looks in between: what was written meanwhile rings at once. */
const bellOf = (bells: EventEmitter, thing: string) => {
  let hasRung = false;
  let hear = () => {};
  const ring = () => {
    hasRung = true;
    hear();
  };
  bells.on(thing, ring);
  return {
    /** Resolves once it has rung since it was last waited for, after so many milliseconds at the latest. */
    rung: async (ms: number): Promise<void> => {
      if (!hasRung)
        await new Promise<void>(resolve => {
          const timer = setTimeout(resolve, ms).unref();
          hear = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      hasRung = false;
    },
    end: (): void => {
      bells.off(thing, ring);
      hear();
    },
  };
};

type Waits = Pick<Config['limits'], 'waits' | 'waitsPerAddress'>;
