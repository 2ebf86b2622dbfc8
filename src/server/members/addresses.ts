import type { Logger } from 'pino';
import type { Language } from '../../wire/bodies.ts';
import { hashOf } from '../match/credentials.ts';
import { newToken } from '../match/ids.ts';
import type { Tables } from '../tables.ts';
import { letterFor, noticeTo } from './letters.ts';
import type { Letter, SendLetter } from './mailer.ts';
import type { Member } from './member-store.ts';
import type { Members } from './members.ts';
import { type Refused, refuse } from './refusals.ts';

/** For how long a letter is good, in milliseconds. */
export const CONFIRM_MS = 86_400_000;
export const WAY_BACK_MS = 1_800_000;

type Parts = {
  readonly tables: Tables;
  readonly members: Members;
  /** Null where no letters are sent. */
  readonly post: SendLetter | null;
  /** Where the site begins: never as a request says, as whoever asks is not who reads the letter. */
  readonly site: string;
  readonly log: Pick<Logger, 'error'>;
  readonly sent?: (outcome: 'sent' | 'failed') => void;
  readonly now?: () => number;
};

/** However it is written, it is the same letter box. */
export const boxOf = (address: string): string => address.normalize('NFC').toLowerCase();

/** Mail addresses of members, by which they come back. An address is a member's once its letter was answered, and one member's at a time. */
export class Addresses {
  readonly #parts: Parts;
  readonly #now: () => number;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  get isOffered(): boolean {
    return this.#parts.post !== null;
  }

  async of(member: string): Promise<string | null> {
    const [row] = await this.#parts.tables.rows<{ address: string }>(
      'SELECT address FROM address WHERE member = $1',
      member,
    );
    return row?.address ?? null;
  }

  /** Asks whoever reads an address whether a member may come back by it. A new letter takes the place of the one before. */
  async ask({ id, name }: Member, address: string, language: Language): Promise<void> {
    const token = newToken();
    await this.#parts.tables.write(
      [
        `INSERT INTO address_link (member, hash, address, until) VALUES ($1, $2, $3, $4)
         ON CONFLICT (member) DO UPDATE SET hash = excluded.hash, address = excluded.address, until = excluded.until`,
        ...[id, hashOf(token), address, this.#now() + CONFIRM_MS],
      ],
      ['DELETE FROM address_link WHERE until < $1', this.#now()],
    );
    const link = `${this.#parts.site}me#address=${token}`;
    this.#send(letterFor('confirm', name, { to: address, language, link }));
  }

  /**
   * The letter was answered by who had asked for it, on whatever device of theirs: somebody else who reads it would make it a way
   * into the account of whoever has named their address.
   */
  async confirm({ id }: Pick<Member, 'id'>, token: string): Promise<Refused | null> {
    const { tables } = this.#parts;
    const hash = hashOf(token);
    const [asked] = await tables.rows<{ member: string; address: string; until: number }>(
      'SELECT member, address, until FROM address_link WHERE hash = $1',
      hash,
    );
    if (asked?.member !== id || asked.until <= this.#now()) return refuse('link');
    const box = boxOf(asked.address);
    const isDone = await tables.write(
      ['DELETE FROM address_link WHERE hash = $1', hash],
      // Whoever reads it can say whose it is: it goes from one member to another.
      ['DELETE FROM address WHERE member = $1 OR box = $2', asked.member, box],
      // Letters that are under way to the address of before sign nobody in.
      ['DELETE FROM device_link WHERE member = $1', asked.member],
      [
        // Another member may have said so in the same moment: it is the later one's.
        `INSERT INTO address (member, address, box, since) VALUES ($1, $2, $3, $4)
         ON CONFLICT (box) DO UPDATE SET member = excluded.member, address = excluded.address, since = excluded.since`,
        ...[asked.member, asked.address, box, this.#now()],
      ],
    );
    return isDone ? null : refuse('link');
  }

  /** Neither the address nor a letter that is under way is of use any more. The last way in stays. */
  async remove({ id }: Member): Promise<Refused | null> {
    const isDone = await this.#parts.tables.write(
      [
        `UPDATE member SET name = name WHERE id = $1 AND (
           EXISTS (SELECT 1 FROM passkey WHERE passkey.member = $1)
           OR EXISTS (SELECT 1 FROM recovery_code WHERE recovery_code.member = $1))`,
        id,
      ],
      ['DELETE FROM address WHERE member = $1', id],
      ['DELETE FROM address_link WHERE member = $1', id],
      ['DELETE FROM device_link WHERE member = $1', id],
    );
    return isDone ? null : refuse('last-way-in');
  }

  /** Sends whoever comes back by this address a link that signs in once. Whether there is such a member is not told, nor found out by waiting for it. */
  async sendWayBack(address: string, language: Language): Promise<void> {
    const { tables, members, site, log } = this.#parts;
    try {
      const [found] = await tables.rows<{ id: string; name: string; address: string }>(
        `SELECT member.id, member.name, address.address
         FROM address JOIN member ON member.id = address.member WHERE box = $1`,
        boxOf(address),
      );
      if (found === undefined) return;
      const link = `${site}sign-in#device=${await members.newLink(found, WAY_BACK_MS)}`;
      this.#send(letterFor('way-back', found.name, { to: found.address, language, link }));
    } catch (error) {
      log.error({ err: error }, 'a letter could not be written');
    }
  }

  /** Tells a member something, where they have an address: a sentence, and where it leads below the site. */
  async notify(member: string, sentence: string, path: string, language: Language): Promise<void> {
    const address = await this.of(member);
    if (address === null) return;
    const { site } = this.#parts;
    this.#send(noticeTo(sentence, { to: address, language, link: `${site}${path}`, settings: `${site}me` }));
  }

  /** Nobody waits for it: a letter that does not come is asked for again. */
  #send(letter: Letter): void {
    const { post, sent, log } = this.#parts;
    if (post === null) return;
    post(letter).then(
      () => sent?.('sent'),
      error => {
        sent?.('failed');
        // What a mail server says may hold the address.
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        log.error({ code, responseCode }, 'a letter could not be sent');
      },
    );
  }
}
