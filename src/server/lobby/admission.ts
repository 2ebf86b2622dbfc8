import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import type { Context } from 'koa';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import type { MatchStore } from '../match/ports.ts';
import { SerialQueue } from '../match/serial-queue.ts';

/** How long somebody waits before they ask again whether there is room: matches end at any time. */
const RETRY_SECONDS = 60;

/**
 * How many matches may be played at once, from one address and in all. An address is known by a hash under a secret
 * of the database's, as long as its match is not over.
 */
export class Admission {
  readonly #config: Pick<Config, 'limits' | 'trustProxy'>;
  readonly #store: Pick<MatchStore, 'inPlay' | 'secret'>;
  readonly #creator = new AsyncLocalStorage<string>();
  /** One after another from one address: they are counted before they are made. */
  readonly #queue = new SerialQueue();

  constructor(config: Pick<Config, 'limits' | 'trustProxy'>, store: Pick<MatchStore, 'inPlay' | 'secret'>) {
    this.#config = config;
    this.#store = store;
  }

  /** Lets a request make a match, or answers 429 or 503. */
  async admit<Done>(ctx: Context, make: () => Promise<Done>): Promise<Done> {
    const { limits, trustProxy } = this.#config;
    const creator = hashed(addressOf(ctx.req, trustProxy), await this.#store.secret());
    return this.#queue.run(creator, async () => {
      const { all, own } = await this.#store.inPlay(creator);
      if (own >= limits.matchesPerAddress) {
        ctx.throw(429, `there are ${own} matches from here that are not over: finish or leave one first`, {
          reason: 'matches-of-address',
        });
      }
      if (all >= limits.matches) {
        ctx.set('retry-after', String(RETRY_SECONDS));
        ctx.throw(503, 'every table of the house is taken: try again later', {
          expose: true,
          reason: 'matches-in-play',
        });
      }
      return this.#creator.run(creator, make);
    });
  }

  /** Whom the match that is being made is counted for. */
  creator(): string | null {
    return this.#creator.getStore() ?? null;
  }
}

const hashed = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(address).digest('base64url').slice(0, 22);
