import { randomBytes } from 'node:crypto';
import { customAlphabet } from 'nanoid';
import { MEMBER_ID } from '../../wire/members.ts';
import { hashOf } from '../match/credentials.ts';
import { newToken } from '../match/ids.ts';
import { skeletonOf } from '../match/look-alikes.ts';
import type { TableStep, Tables } from '../tables.ts';
import { type Answer, Challenges } from './challenges.ts';
import { SESSION_DAYS } from './cookie.ts';
import { type Member, type MemberStore, memberStore } from './member-store.ts';
import { askForNew, askForOne, type Site, signedCounter } from './passkeys.ts';
import { CODES, hashOfCode, newCode, newSalt, sameHash } from './recovery-codes.ts';
import { isRefused, type Refused, refuse } from './refusals.ts';

const DAY = 86_400_000;
/** That a session was used is noted so often at most. Milliseconds. */
const NOTED_EVERY = 3_600_000;
/** So long a request that has made a member may be asked again, and is told the same. Milliseconds. */
const REPEATED_MS = 600_000;
export const LINK_MS = 600_000;
const SWEPT_EVERY = 3_600_000;

export const newMemberID = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 12);

/** What a page shows for its member: the session's secret, and on which device it is. */
export type SignedIn = { readonly member: Member; readonly secret: string };
/** Who is about to keep a name, and from where. */
type Joining = {
  readonly name: string;
  readonly settings?: Member['settings'] | undefined;
  readonly device: string;
  readonly site: Site;
  /** What a browser has answered, where it has one. */
  readonly passkey?: Answer | undefined;
  /** Of the session, known to whoever asks alone: with the same one they are told again who they are. */
  readonly ownSecret?: string | null;
};
type Joined = SignedIn & { readonly codes: readonly string[] };
type Renamed = (member: string) => readonly TableStep[];
/** A request's session. */
export type Seen = { readonly member: Member; readonly session: string };

/**
 * Who somebody is. Whatever signs somebody in is stored as a hash, and what may be used once is taken in the same write as that
 * which it is used for: of two who show it at the same moment, at whichever node, one is let in.
 */
export class Members {
  readonly store: MemberStore;
  readonly #challenges: Challenges;
  readonly #now: () => number;
  readonly #renamed: Renamed;
  #sweptAt = 0;

  /** @param renamed what else is written where a member is called otherwise */
  constructor(tables: Tables, now: () => number = Date.now, renamed: Renamed = () => []) {
    this.store = memberStore(tables);
    this.#challenges = new Challenges(this.store, now);
    this.#now = now;
    this.#renamed = renamed;
  }

  /** Whose session this is, or null. */
  async seen(secret: string): Promise<Seen | null> {
    const now = this.#now();
    const hash = hashOf(secret);
    const found = await this.store.session(hash, now - SESSION_DAYS * DAY);
    if (found === null) return null;
    if (found.usedAt < now - NOTED_EVERY) await this.store.noteUse(hash, now);
    return { member: found.member, session: found.session };
  }

  /** Whether a member, or a bot of one's, is called so, or so that one would be taken for the other. */
  async isMembersName(name: string): Promise<boolean> {
    return this.store.isTaken(skeletonOf(name));
  }

  /**
   * Whom the address of a page means: by the id, which stays, or by the name of now. The id comes first: nobody has
   * another's links lead to themselves by being called like their id.
   */
  async byAddress(address: string): Promise<Member | null> {
    const found = MEMBER_ID.test(address) ? await this.store.byID(address) : null;
    return found ?? this.byName(address);
  }

  async byName(name: string): Promise<Member | null> {
    return this.store.bySkeleton(skeletonOf(name));
  }

  /**
   * Keeps a name.
   * @returns with ten codes, which are shown this once
   */
  async join({
    name,
    settings = {},
    device,
    site,
    passkey,
    ownSecret = null,
  }: Joining): Promise<Joined | Refused> {
    await this.#sweep();
    const taken = async () => (await this.#joinedBy(ownSecret)) ?? refuse('name-taken');
    if (await this.isMembersName(name)) return taken();
    const now = this.#now();
    let id = newMemberID();
    const also: TableStep[] = [];
    if (passkey !== undefined) {
      const made = await this.#challenges.madeFor(site, passkey);
      if (isRefused(made)) return made;
      if (made.member === null) return refuse('challenge');
      id = made.member;
      also.push(this.store.addPasskey(id, { ...made.key, label: device, since: now, usedAt: null }));
    }
    const member: Member = { id, name, since: now, settings };
    const { codes, steps } = await newSheet(this.store, id);
    const { secret, begin } = this.#newSession(id, device, ownSecret);
    const isMade = await this.store.create(member, skeletonOf(name), [...also, ...steps, ...begin]);
    return isMade ? { member, secret, codes } : taken();
  }

  /** Whom this secret was made for a moment ago, and codes in the place of those that were lost with the answer. */
  async #joinedBy(secret: string | null): Promise<Joined | null> {
    if (secret === null) return null;
    const since = this.#now() - REPEATED_MS;
    const member = (await this.store.session(hashOf(secret), since))?.member;
    if (member === undefined || member.since < since) return null;
    return { member, secret, codes: await this.newCodes(member) };
  }

  /** What a browser is to be asked for a new passkey. @param member null: of somebody who is about to keep a name */
  async beginPasskey(site: Site, name: string, member: Member | null) {
    const id = member?.id ?? newMemberID();
    const known = member === null ? [] : await this.store.passkeys(member.id);
    const options = await askForNew(site, id, name, known);
    await this.#challenges.expect(options.challenge, id);
    return options;
  }

  async addPasskey(member: Member, device: string, site: Site, passkey: Answer): Promise<Refused | null> {
    const made = await this.#challenges.madeFor(site, passkey);
    if (isRefused(made)) return made;
    if (made.member !== member.id) return refuse('challenge');
    const key = { ...made.key, label: device, since: this.#now(), usedAt: null };
    const isMade = await this.store.write(
      this.store.lockMember(member.id),
      this.store.addPasskey(member.id, key),
    );
    if (!isMade) return refuse('unknown');
    return (await this.store.passkey(key.id)) === null ? refuse('too-many-passkeys') : null;
  }

  async removePasskey(member: Member, id: string): Promise<Refused | null> {
    const isThere = async () => (await this.store.passkeys(member.id)).some(key => key.id === id);
    if (!(await isThere())) return refuse('unknown');
    await this.store.removePasskey(member.id, id);
    return (await isThere()) ? refuse('last-way-in') : null;
  }

  async beginSignIn(site: Site) {
    await this.#sweep();
    const options = await askForOne(site);
    await this.#challenges.expect(options.challenge, null);
    return options;
  }

  /** @param also what else is written where they are let in, and only there: so with each way in */
  async signInWithPasskey(
    site: Site,
    device: string,
    answer: Answer,
    also: readonly TableStep[] = [],
  ): Promise<SignedIn | Refused> {
    const challenge = await this.#challenges.expected(answer);
    if (challenge === null || challenge.member !== null) return refuse('challenge');
    const key = await this.store.passkey(answer.id);
    const counter = key && (await signedCounter(site, challenge.value, answer, key));
    // A challenge is used up by whoever shows it.
    if (!(await this.store.write(this.store.takeChallenge(challenge.stored)))) return refuse('challenge');
    if (key === null || counter === null) return refuse('passkey');
    const { secret, begin } = this.#newSession(key.member, device);
    if (!(await this.store.signWith(key.id, counter, this.#now(), ...begin, ...also)))
      return refuse('passkey');
    return { member: (await this.store.byID(key.member))!, secret };
  }

  async signInWithCode(
    name: string,
    code: string,
    device: string,
    also: readonly TableStep[] = [],
  ): Promise<SignedIn | Refused> {
    const member = await this.byName(name);
    const sheet = member === null ? [] : await this.store.codes(member.id);
    // As long for a name that nobody has.
    const hash = await hashOfCode(code, sheet[0]?.salt ?? newSalt());
    const used = sheet.find(each => sameHash(each.hash, hash));
    if (member === null || used === undefined) return refuse('code');
    const { secret, begin } = this.#newSession(member.id, device);
    const isIn = await this.store.write(this.store.takeCode(member.id, used.hash), ...begin, ...also);
    return isIn ? { member, secret } : refuse('code');
  }

  async signInWithLink(
    token: string,
    device: string,
    also: readonly TableStep[] = [],
  ): Promise<SignedIn | Refused> {
    const hash = hashOf(token);
    const link = await this.store.link(hash);
    const member = link === null ? null : await this.store.byID(link.member);
    if (link === null || member === null || link.until <= this.#now()) return refuse('link');
    const { secret, begin } = this.#newSession(member.id, device);
    const isIn = await this.store.write(this.store.takeLink(hash), ...begin, ...also);
    return isIn ? { member, secret } : refuse('link');
  }

  /** By which another device signs in, once. */
  async newLink(member: Pick<Member, 'id'>, ms = LINK_MS): Promise<string> {
    const token = newToken();
    await this.store.addLink(member.id, hashOf(token), this.#now() + ms);
    return token;
  }

  /** Ten codes in the place of those before. */
  async newCodes(member: Member): Promise<readonly string[]> {
    const { codes, steps } = await newSheet(this.store, member.id);
    await this.store.write(this.store.lockMember(member.id), this.store.clearCodes(member.id), ...steps);
    return codes;
  }

  async rename(member: Member, name: string): Promise<Member | Refused> {
    const skeleton = skeletonOf(name);
    const also = this.#renamed(member.id);
    const isDone = await this.store.rename(member.id, name, skeleton, also);
    return isDone ? { ...member, name } : refuse('name-taken');
  }

  async waysIn({ member, session }: Seen) {
    const [passkeys, sessions, codes] = await Promise.all([
      this.store.passkeys(member.id),
      this.store.sessions(member.id, this.#now() - SESSION_DAYS * DAY),
      this.store.codes(member.id),
    ]);
    return {
      passkeys: passkeys.map(({ id, label, since, usedAt }) => ({ id, label, since, usedAt })),
      devices: sessions.map(each => ({ ...each, isThis: each.id === session })),
      codesLeft: codes.length,
    };
  }

  #newSession(
    member: string,
    device: string,
    ownSecret: string | null = null,
  ): { readonly secret: string; readonly begin: readonly TableStep[] } {
    const secret = ownSecret ?? randomBytes(32).toString('base64url');
    const now = this.#now();
    const session = { id: newMemberID(), device, since: now, usedAt: now };
    return { secret, begin: this.store.addSession(member, hashOf(secret), session) };
  }

  async #sweep(): Promise<void> {
    const now = this.#now();
    if (now < this.#sweptAt + SWEPT_EVERY) return;
    this.#sweptAt = now;
    await this.store.sweep(now, now - SESSION_DAYS * DAY);
  }
}

const newSheet = async (store: MemberStore, member: string) => {
  const salt = newSalt();
  const codes = Array.from({ length: CODES }, newCode);
  const hashes: string[] = [];
  // One after the other: the threads that derive them read files too.
  for (const code of codes) hashes.push(await hashOfCode(code, salt));
  return { codes, steps: hashes.map(hash => store.addCode(member, salt, hash)) };
};
