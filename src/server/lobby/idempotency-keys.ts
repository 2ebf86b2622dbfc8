import { createHmac } from 'node:crypto';
import type { Context } from 'koa';
import { REPEAT_KEY, repeatKey } from '../../wire/bodies.ts';
import { newCredentials } from '../match/credentials.ts';
import type { MatchStore } from '../match/ports.ts';

/** In base 36 more than 64 bits: letters and digits alone. */
const ID_LENGTH = 13;

/**
 * Requests that may come twice, as the answer to the first was lost: they bear an `Idempotency-Key`, and the id of the match they
 * make, the credentials of the seat they take and what else is told once follow from it, under a secret of the database's. So a
 * repeat finds what the first has done, on any server and at any time, and nothing is kept to know it by.
 */
export class IdempotencyKeys {
  readonly #store: Pick<MatchStore, 'secret'>;
  /** It never changes: a quick match asks for it at every table. */
  #secret: Promise<string> | null = null;
  /** By the set-up data that is made for one request (see `Admission`). */
  readonly #ids = new WeakMap<object, string>();

  constructor(store: Pick<MatchStore, 'secret'>) {
    this.#store = store;
  }

  /**
   * The id of the match that this request makes, whenever it comes; null where it bears no key.
   * @param what is made: the same key makes another match where it is something else
   */
  async matchID(ctx: Context, what = 'match'): Promise<string | null> {
    const key = keyOf(ctx);
    if (key === null) return null;
    const digest = await this.#digest(key, gameOf(ctx), what);
    return BigInt(`0x${digest.toString('hex')}`)
      .toString(36)
      .slice(-ID_LENGTH);
  }

  /** The credentials of the seat that this request takes at a match. */
  async credentials(ctx: Context, matchID: string): Promise<string> {
    return (await this.repeated(ctx, matchID)) ?? newCredentials();
  }

  /** The same, if it may be a repeat: whoever has these there has sat down by it. */
  async repeated(ctx: Context, matchID: string): Promise<string | null> {
    const key = keyOf(ctx);
    return key === null ? null : this.seatBy(key, gameOf(ctx), matchID);
  }

  /** The credentials of the seat that whoever bears this key takes at a match. */
  async seatBy(key: string, game: string, matchID: string): Promise<string> {
    const digest = await this.#digest(key, game, `seat ${matchID}`);
    return digest.subarray(0, 18).toString('base64url');
  }

  /** What is told to this request alone, and told again where it is repeated: 256 bits; null where it bears no key. */
  async secret(ctx: Context, what: string): Promise<string | null> {
    const key = keyOf(ctx);
    return key === null ? null : (await this.#digest(key, '', what)).toString('base64url');
  }

  plan(setupData: object, id: string): void {
    this.#ids.set(setupData, id);
  }

  planned(setupData: object | undefined): string | null {
    return setupData === undefined ? null : (this.#ids.get(setupData) ?? null);
  }

  async #digest(key: string, game: string, what: string): Promise<Buffer> {
    this.#secret ??= this.#store.secret().catch(error => {
      this.#secret = null;
      throw error;
    });
    return createHmac('sha256', await this.#secret)
      .update(`${what}\n${game}\n${key}`)
      .digest();
  }
}

const keyOf = (ctx: Context): string | null => {
  const key = ctx.get('idempotency-key');
  if (key === '') return null;
  if (!repeatKey.safeParse(key).success) return ctx.throw(400, `idempotency-key: ${REPEAT_KEY}`);
  return key;
};

const gameOf = (ctx: Context): string => (ctx.params as { readonly name: string }).name;
