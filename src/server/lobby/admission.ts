import { createHmac } from 'node:crypto';
import type { Context } from 'koa';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import { networksOf, sharedOf } from '../limits/networks.ts';
import type { MatchStore } from '../match/ports.ts';
import { SerialQueue } from '../match/serial-queue.ts';

/** How long somebody waits before they ask again whether there is room: matches end at any time. */
const RETRY_SECONDS = 60;

/**
 * How many matches may be played at once, from one address, from the networks it lies in, and in all; of all, some are kept for
 * those who have none. An address is known by hashes under a secret of the database's, as long as its match is not over.
 */
export class Admission {
  readonly #config: Pick<Config, 'limits' | 'trustProxy'>;
  readonly #store: Pick<MatchStore, 'inPlay' | 'secret'>;
  /**
   * By the set-up data that is made for one request, as the framework hands on nothing else of it. A store of Node's that follows
   * a request through all it waits for would have every promise of the process watched from then on.
   */
  readonly #creators = new WeakMap<object, string>();
  /** One after another from one address: they are counted before they are made. */
  readonly #queue = new SerialQueue();

  constructor(config: Pick<Config, 'limits' | 'trustProxy'>, store: Pick<MatchStore, 'inPlay' | 'secret'>) {
    this.#config = config;
    this.#store = store;
  }

  /**
   * Lets a request make a match, or answers 429 or 503.
   * @param setupData the match's, an object that no other request hands to the framework
   */
  async admit<Done>(ctx: Context, setupData: object, make: () => Promise<Done>): Promise<Done> {
    const { limits, trustProxy } = this.#config;
    const networks = networksOf(addressOf(ctx.req, trustProxy)).toReversed();
    const secret = await this.#store.secret();
    const names = networks.map(({ key }) => hashed(key, secret));
    // The widest network first, so that all that lie in it have the beginning of its name.
    const creators = names.map((_, i) => names.slice(0, i + 1).join('/'));
    return this.#queue.run(creators[0]!, async () => {
      const { all, own } = await this.#store.inPlay(creators);
      const tooMany = own.find((many, i) => many >= limits.matchesPerAddress * networks[i]!.share);
      if (tooMany !== undefined) {
        ctx.throw(
          429,
          `there are ${tooMany} matches from here that are not over: finish or leave one first`,
          {
            reason: 'matches-of-address',
          },
        );
      }
      if (all >= (own[0] === 0 ? limits.matches : sharedOf(limits.matches))) {
        ctx.set('retry-after', String(RETRY_SECONDS));
        ctx.throw(503, 'every table of the house is taken: try again later', {
          expose: true,
          reason: 'matches-in-play',
        });
      }
      this.#creators.set(setupData, creators.at(-1)!);
      return make();
    });
  }

  /** Whom the match that is being made with this set-up data is counted for. */
  creator(setupData: object): string | null {
    return this.#creators.get(setupData) ?? null;
  }
}

const hashed = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(address).digest('base64url').slice(0, 22);
