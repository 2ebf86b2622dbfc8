import { hashOf } from '../match/credentials.ts';
import type { MemberStore } from './member-store.ts';
import { challengeIn, madePasskey, type Site } from './passkeys.ts';
import { refuse } from './refusals.ts';

/** So long an answer to a challenge is waited for. Milliseconds. */
const CHALLENGE_MS = 300_000;

/** What a browser answers for a passkey, as far as it is read here. */
export type Answer = { readonly id: string; readonly response: { readonly clientDataJSON: string } };

/** What browsers are asked to sign with a passkey: once, and by whichever node the answer is read. */
export class Challenges {
  readonly #store: MemberStore;
  readonly #now: () => number;

  constructor(store: MemberStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** @param member for whom a passkey is to be made; null: somebody signs in */
  expect(challenge: string, member: string | null): Promise<boolean> {
    return this.#store.addChallenge({
      ...{ value: hashOf(challenge), member },
      until: this.#now() + CHALLENGE_MS,
    });
  }

  /** The challenge that an answer was made for, if it was asked, and not too long ago. */
  async expected(answer: Answer) {
    const value = challengeIn(answer);
    const known = value === null ? null : await this.#store.challenge(hashOf(value));
    if (value === null || known === null || known.until <= this.#now()) return null;
    return { value, stored: known.value, member: known.member };
  }

  /** The passkey that a browser has made, and for whom. */
  async madeFor(site: Site, answer: Answer) {
    const challenge = await this.expected(answer);
    if (challenge === null) return refuse('challenge');
    // It is used up by whoever shows it, and before it is known whether it was signed well.
    if (!(await this.#store.write(this.#store.takeChallenge(challenge.stored)))) return refuse('challenge');
    const key = await madePasskey(site, challenge.value, answer);
    if (key === null || (await this.#store.passkey(key.id)) !== null) return refuse('passkey');
    return { key, member: challenge.member };
  }
}
