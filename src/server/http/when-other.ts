import type { Context } from 'koa';
import type { Config } from '../config.ts';
import { Room } from '../limits/open-at-once.ts';
import { addressOf } from './address.ts';

/** So often it is looked whether there is something to tell, for so long at most. Milliseconds. */
const LOOK_MS = 700;
const WAIT_MS = 10_000;

type Mark = string | null;
type Look = () => Promise<Mark>;
/** A look that is to come, and how many wait for it. */
type NextLook = { waiting: number; readonly mark: Promise<Mark> };

/** Requests of pages that follow something: answered once there is what a page does not know, after ten seconds at the latest. */
export class Waiting {
  readonly #trustProxy: number;
  readonly #room: Room;
  readonly #looks = new Map<unknown, NextLook>();

  constructor({ limits, trustProxy }: Pick<Config, 'trustProxy'> & { limits: Waits }) {
    this.#trustProxy = trustProxy;
    this.#room = new Room(limits.waits, limits.waitsPerAddress);
  }

  /**
   * Waits with the answer to a page.
   * @param look marks what there is to tell: another mark whenever that is another
   * @param thing whoever waits for the same is looked for together; nothing: for this request alone
   * @returns the mark then: the one that the page knows, where nothing has come or the page has gone
   */
  async whenOther<Found extends Mark>(
    ctx: Context,
    known: unknown,
    look: () => Promise<Found>,
    thing: unknown = ctx,
  ): Promise<Found> {
    let now = await look();
    // A request that waits says nothing of how quick answers are.
    ctx.state.hasWaited = now === known;
    if (now !== known || ctx.res.destroyed) return now;
    const leave =
      this.#room.take(addressOf(ctx.req, this.#trustProxy)) ??
      ctx.throw(503, 'too many wait for what is new', { expose: true, headers: { 'retry-after': '10' } });
    const gone = new Promise<void>(resolve => ctx.res.once('close', resolve));
    try {
      for (const end = performance.now() + WAIT_MS; now === known && performance.now() < end; ) {
        const next = this.#next(thing, look);
        next.waiting += 1;
        const seen = await Promise.race([next.mark, gone.then(() => undefined)]);
        next.waiting -= 1;
        if (seen === undefined) break;
        now = seen as Found;
      }
    } finally {
      leave();
    }
    return now;
  }

  /**
   * The same for what counts its changes, `?known` being their number as the page knows it: what has not changed is not even read.
   * @param thing what it is, one name for all who ask for it
   * @param changesOf their number; null: there is no such thing
   * @param reader to whom it is told otherwise than to others
   * @returns whether the page is to be told all of it, or that there is no such thing; otherwise it was answered
   */
  async answersAnew(
    ctx: Context,
    thing: string,
    changesOf: () => Promise<number | null>,
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

  #next(thing: unknown, look: Look): NextLook {
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

type Waits = Pick<Config['limits'], 'waits' | 'waitsPerAddress'>;
