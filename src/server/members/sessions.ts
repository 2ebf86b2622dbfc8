import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import type { Config } from '../config.ts';
import { sessionIn, setSession } from './cookie.ts';
import type { Member } from './member-store.ts';
import type { Members, Seen } from './members.ts';

/** Whose requests are whose, by the cookie they bear: each is looked up once. */
export class Sessions {
  readonly #members: Members;
  readonly #trustProxy: number;
  readonly #seen = new WeakMap<object, Promise<Seen | null>>();

  constructor(members: Members, { trustProxy }: Pick<Config, 'trustProxy'>) {
    this.#members = members;
    this.#trustProxy = trustProxy;
  }

  /** Has the browser of whoever asks keep a session, or with null forget it. */
  set(ctx: Context, secret: string | null): void {
    setSession(ctx, this.#trustProxy, secret);
  }

  /** A session that is used lasts on, in the browser as well. */
  renew(ctx: Context): void {
    this.set(ctx, sessionIn(ctx, this.#trustProxy));
  }

  /** The member whose page asks, or null. */
  async memberOf(ctx: Pick<Context, 'req' | 'get' | 'method'>): Promise<Member | null> {
    return (await this.seen(ctx))?.member ?? null;
  }

  /** The id of the member whose browser opens a connection, or null; looked up anew whenever it is asked. */
  async memberAsking({ headers }: Pick<IncomingMessage, 'headers'>): Promise<string | null> {
    const get = (name: string) => String(headers[name] ?? '');
    return (await this.again({ get, method: 'GET' }))?.member.id ?? null;
  }

  /** The same of somebody who has to be one. @throws 401 */
  async own(ctx: Context): Promise<Seen> {
    return (await this.seen(ctx)) ?? ctx.throw(401, 'sign in first', { reason: 'signed-out' });
  }

  seen(ctx: Pick<Context, 'req' | 'get' | 'method'>): Promise<Seen | null> {
    const { req } = ctx;
    let seen = this.#seen.get(req);
    if (seen === undefined) {
      seen = this.again(ctx);
      this.#seen.set(req, seen);
    }
    return seen;
  }

  /** Looked up anew: they may have been signed out since. */
  async again(ctx: Pick<Context, 'get' | 'method'>): Promise<Seen | null> {
    const secret = sessionIn(ctx, this.#trustProxy);
    if (secret === null) return null;
    // Browsers say from which page something is changed; a cookie without that may have been taken along by another's.
    const isWrite = ctx.method !== 'GET' && ctx.method !== 'HEAD';
    if (isWrite && ctx.get('origin') === '') return null;
    return this.#members.seen(secret);
  }
}
