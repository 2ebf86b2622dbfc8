import { createHmac } from 'node:crypto';
import type { Context } from 'koa';
import { parseRated } from '../../game/shared/rated.ts';
import { MATCHES_OF_BOT } from '../../wire/bot-api.ts';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import { networksOf, sharedOf } from '../limits/networks.ts';
import { WindowLimiter } from '../limits/window-limiter.ts';
import { type Creator, type MatchStore, TooManyMatches } from '../match/ports.ts';
import { SerialQueue } from '../match/serial-queue.ts';

/** How long somebody waits before they ask again whether there is room: matches end at any time. */
const RETRY_SECONDS = 60;
const DAY_SECONDS = 86_400;

/**
 * How many matches may be played at once: of one member, from one address, from the networks it lies in, and in all; of all, some are kept for
 * those who have none; and from an address in a day, at each node, whoever makes them. An address is known by hashes under a secret of the
 * database's, as long as its match is not over.
 */
export class Admission {
  readonly #config: Pick<Config, 'limits' | 'trustProxy'>;
  readonly #store: Pick<MatchStore, 'inPlay' | 'secret'>;
  /**
   * By the set-up data that is made for one request, as the framework hands on nothing else of it. A store of Node's that follows
   * a request through all it waits for would have every promise of the process watched from then on.
   */
  readonly #creators = new WeakMap<object, Creator>();
  /** One after another from one address; what other servers make meanwhile is counted as the match is written. */
  readonly #queue = new SerialQueue();

  readonly #ofDay: WindowLimiter;
  readonly #memberOf: MemberOf;

  /** @param memberOf the member who asks, if it is one: theirs are counted by who they are, wherever they are */
  constructor(
    config: Pick<Config, 'limits' | 'trustProxy'>,
    store: Pick<MatchStore, 'inPlay' | 'secret'>,
    memberOf: MemberOf = async () => null,
  ) {
    this.#config = config;
    this.#store = store;
    this.#memberOf = memberOf;
    const { createsPerDay: points } = config.limits;
    this.#ofDay = new WindowLimiter({ name: 'creates-of-day', points, duration: DAY_SECONDS });
  }

  /**
   * Lets a request make a match, or answers 429 or 503.
   * @param setupData the match's, an object that no other request hands to the framework
   * @param bot the bot that asks, where it is one: what it makes is its owner's as well
   */
  async admit<Done>(
    ctx: Context,
    setupData: object,
    make: (creator: Creator) => Promise<Done>,
    bot: { readonly id: string; readonly owner: string } | null = null,
  ): Promise<Done> {
    const { limits } = this.#config;
    const member = bot === null ? await this.#memberOf(ctx) : null;
    if (member === null && parseRated(setupData) === true)
      ctx.throw(403, 'the match is rated: only members sit down', { reason: 'members-only' });
    const counted =
      bot !== null
        ? [
            { key: `member ${bot.owner}`, most: limits.matchesPerMember },
            { key: bot.id, most: MATCHES_OF_BOT },
          ]
        : member === null
          ? this.#networks(ctx)
          : [{ key: `member ${member.id}`, most: limits.matchesPerMember }];
    const secret = await this.#store.secret();
    const names = counted.map(({ key }) => hashed(key, secret));
    // The widest network first, so that all that lie in it have the beginning of its name.
    const creators = names.map((_, i) => names.slice(0, i + 1).join('/'));
    const ifThereIsRoom = async () => {
      const { all, own } = await this.#store.inPlay(creators);
      const full = own.findIndex((many, i) => many >= counted[i]!.most);
      if (full >= 0) {
        const isGuest = member === null && bot === null;
        ctx.throw(
          429,
          `there are ${own[full]} matches ${isGuest ? 'from here' : 'of yours'} that are not over: finish or leave one first`,
          { reason: isGuest ? 'matches-of-address' : full > 0 ? 'matches-of-bot' : 'matches-of-member' },
        );
      }
      if (all >= (own[0] === 0 ? limits.matches : sharedOf(limits.matches))) {
        ctx.set('retry-after', String(RETRY_SECONDS));
        ctx.throw(503, 'every table of the house is taken: try again later', {
          expose: true,
          reason: 'matches-in-play',
        });
      }
    };
    const bounds = counted.map(({ most }, i) => ({ creator: creators[i]!, most }));
    const creator: Creator = { id: creators.at(-1)!, bounds };
    this.#creators.set(setupData, creator);
    return this.#queue.run(creators[0]!, async () => {
      await ifThereIsRoom();
      if (bot === null) await this.#takeOfDay(ctx);
      try {
        return await make(creator);
      } catch (error) {
        // Another server was quicker: it is said in the same words.
        if (error instanceof TooManyMatches) await ifThereIsRoom();
        throw error;
      }
    });
  }

  /** Of one more match: members, who are counted by who they are, come in any number from an address. @throws 429 */
  async #takeOfDay(ctx: Context): Promise<void> {
    const ms = await this.#ofDay.take(addressOf(ctx.req, this.#config.trustProxy));
    if (ms === null) return;
    ctx.set('retry-after', String(Math.ceil(ms / 1000)));
    ctx.throw(429, 'as many matches were made from here as may be in a day: try again later');
  }

  #networks(ctx: Context): readonly { readonly key: string; readonly most: number }[] {
    const { limits, trustProxy } = this.#config;
    return networksOf(addressOf(ctx.req, trustProxy))
      .toReversed()
      .map(({ key, share }) => ({ key, most: limits.matchesPerAddress * share }));
  }

  /** Whom the match is counted for that the framework is making with this set-up data. */
  creator(setupData: object): Creator | null {
    return this.#creators.get(setupData) ?? null;
  }
}

type MemberOf = (ctx: Context) => Promise<{ readonly id: string } | null>;

const hashed = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(address).digest('base64url').slice(0, 22);
