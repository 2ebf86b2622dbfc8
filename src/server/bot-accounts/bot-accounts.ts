import { createHmac, randomBytes } from 'node:crypto';
import { customAlphabet } from 'nanoid';
import type { Logger } from 'pino';
import type { Seat } from '../../game/shared/seats.ts';
import { isRefusal } from '../match/commands.ts';
import { hashOf } from '../match/credentials.ts';
import { skeletonOf } from '../match/look-alikes.ts';
import type { Matches } from '../match/matches.ts';
import type { MatchStore } from '../match/ports.ts';
import { RecurringWork } from '../recurring-work.ts';
import { type BotAccount, type BotStore, botStore } from './bot-store.ts';

/** So often it is looked whether a withdrawn bot still has seats. Milliseconds. */
const EVERY_MS = 60_000;
const ID = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 12);

/** By which programs that look for secrets in what is published know it. */
const PREFIX = 'rabot_';
/** 256 random bits. */
const newSecret = (): string => randomBytes(32).toString('base64url');

type Options = {
  readonly store: Pick<MatchStore, 'tables' | 'secret'>;
  readonly matches: Pick<Matches, 'send' | 'now'>;
  readonly log: Pick<Logger, 'error'>;
};

/** The bots of members: each is known by its token, and holds its seats by secrets that follow from the database's own. */
export class BotAccounts extends RecurringWork {
  readonly store: BotStore;
  readonly #options: Options;

  constructor(options: Options) {
    super(EVERY_MS);
    this.#options = options;
    this.store = botStore(options.store.tables);
  }

  /**
   * @param secret of its token, known to whoever asks alone: with the same one they are told again what they have made
   * @returns null where the name is another's, or the member has as many as they may
   */
  async make(
    owner: string,
    name: string,
    secret: string | null = null,
  ): Promise<{ bot: BotAccount; token: string } | null> {
    const bot = { id: `bot-${ID()}`, name, owner, since: this.#options.matches.now() };
    const token = PREFIX + (secret ?? newSecret());
    if (await this.store.add(bot, skeletonOf(name), hashOf(token))) return { bot, token };
    const before = secret === null ? null : await this.byToken(token);
    return before && { bot: before, token };
  }

  /** @returns null where it is not theirs */
  async renew(owner: string, id: string): Promise<string | null> {
    const token = PREFIX + newSecret();
    return (await this.store.setToken(owner, id, hashOf(token))) ? token : null;
  }

  /** The bot that shows this token, or null. */
  async byToken(token: string): Promise<BotAccount | null> {
    return token.startsWith(PREFIX) ? this.store.byToken(hashOf(token)) : null;
  }

  /** The secret by which a bot holds its seat in a match: the same whenever it is asked for. */
  async credentials(bot: string, matchID: string): Promise<string> {
    return createHmac('sha256', await this.#options.store.secret())
      .update(`seat of ${bot} in ${matchID}`)
      .digest('base64url');
  }

  async withdraw(owner: string, id: string): Promise<boolean> {
    const isDone = await this.store.withdraw(owner, id, this.#options.matches.now());
    if (isDone) this.wake();
    return isDone;
  }

  protected override async work(): Promise<void> {
    try {
      for (const seat of await this.store.leaving()) {
        if (this.isStopped) return;
        // The others need not wait for one that cannot be left.
        await this.#leave(seat).catch(error => this.#fail(error));
      }
    } catch (error) {
      this.#fail(error);
    }
  }

  async #leave({ bot, match, seat }: { bot: string; match: string; seat: Seat }): Promise<void> {
    const { matches } = this.#options;
    const credentials = await this.credentials(bot, match);
    const done = await matches.send(match, { kind: 'leave', seat, credentials });
    // Its table in a tournament is being seated: it leaves when that has begun.
    if (isRefusal(done) && done.refused === 'seat-kept') return;
    await this.store.hasLeft(bot, match, matches.now());
  }

  /** What is left is done the next time. */
  #fail(error: unknown): void {
    this.#options.log.error({ err: error }, 'the seats of a withdrawn bot cannot be left');
  }
}
