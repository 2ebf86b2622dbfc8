import type { Logger } from 'pino';
import { hashOf, newCredentials } from '../match/credentials.ts';
import type { Matches } from '../match/matches.ts';
import { RecurringWork } from '../recurring-work.ts';
import type { TableStep, Tables } from '../tables.ts';
import type { MemberSeats } from './member-seats.ts';
import { freeNames } from './taken-names.ts';

/** So often it is looked whether somebody's seats are left, of whom another server was about to forget. Milliseconds. */
const EVERY_MS = 600_000;
/** Whatever was asked for by somebody who was a member then has been done, or not, after so long. Milliseconds. */
const ANSWERED_MS = 60_000;
/** So many seats are read at once. */
const BATCH = 100;

type Options = {
  readonly tables: Tables;
  readonly seats: Pick<MemberSeats, 'batch'>;
  readonly matches: Pick<Matches, 'send' | 'now'>;
  readonly log: Pick<Logger, 'error'>;
  /** What else is written of who is a member no more. */
  readonly also?: (member: string) => readonly TableStep[];
};

/**
 * Members who have deleted themselves. They are none any more with the first write, and nobody is signed in as them; it says too
 * that their seats are to be left, which is done one after another, and begun anew by any server where one ends in between.
 */
export class Leaving extends RecurringWork {
  readonly #options: Options;

  constructor(options: Options) {
    super(EVERY_MS);
    this.#options = options;
  }

  /** @returns false where there was no such member */
  async leave(member: string): Promise<boolean> {
    const { tables, matches, also = () => [] } = this.#options;
    const isDone = await tables.write(
      // What is known by the member goes with this.
      ['DELETE FROM member WHERE id = $1', member],
      ['INSERT INTO leaving (member, since) VALUES ($1, $2) ON CONFLICT DO NOTHING', member, matches.now()],
      ['DELETE FROM block WHERE member = $1 OR blocked = $1', member],
      ['DELETE FROM challenge WHERE member = $1', member],
      freeNames(member),
      ...also(member),
    );
    this.wake();
    return isDone;
  }

  protected override async work(): Promise<void> {
    const { tables, log } = this.#options;
    try {
      const rows = await tables.rows<{ member: string }>('SELECT member FROM leaving ORDER BY since, member');
      for (const { member } of rows) await this.#leaveSeats(member);
    } catch (error) {
      // What is left is done the next time.
      log.error({ err: error }, 'the seats of a former member cannot be left');
    }
  }

  async #leaveSeats(member: string): Promise<void> {
    const { tables, seats, matches, log, also = () => [] } = this.#options;
    for (let behind = ''; ; ) {
      const batch = await seats.batch(member, behind, BATCH);
      for (const { matchID } of batch) {
        if (this.isStopped) return;
        const nobodys = hashOf(newCredentials());
        await matches.send(matchID, { kind: 'forget-member', member, nobodys }).catch(error => {
          // It is looked for the next time; the others need not wait for it.
          log.error({ err: error, matchID }, 'the seats of a former member cannot be left');
        });
      }
      behind = batch.at(-1)?.matchID ?? '';
      if (batch.length < BATCH) break;
    }
    if ((await seats.batch(member, '', 1)).length > 0) return;
    // What they did at the very moment, as to sit down, may come to be only now: it is looked for the next time.
    const before = matches.now() - ANSWERED_MS;
    await tables.write(
      ['DELETE FROM leaving WHERE member = $1 AND since < $2', member, before],
      ...also(member),
    );
  }
}
