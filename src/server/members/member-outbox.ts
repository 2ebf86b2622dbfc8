import type { Logger } from 'pino';
import { newToken } from '../match/ids.ts';
import { CannotStore } from '../match/ports.ts';
import { RecurringWork } from '../recurring-work.ts';
import type { TableStep, Tables } from '../tables.ts';

/** So often it is looked whether another server has ended before it had done all. Milliseconds. */
const EVERY_MS = 600_000;
/** So soon it is looked here where it could not be done. Milliseconds. */
const AGAIN_MS = 10_000;

type Options = {
  readonly tables: Tables;
  /** Of whom it is still to be done: a member, and a mark that is another one each time it is wanted. */
  readonly table: 'holiday_to_tell' | 'seats_to_rekey' | 'seats_to_rename';
  /** Does it for one member, as things stand now; more than once does no harm. */
  readonly work: (member: string) => Promise<void>;
  readonly log: Pick<Logger, 'error'>;
  /** What the log says where it cannot be done. */
  readonly fault: string;
};

/**
 * What follows from something that a member has done, at all their tables. That it is to be done is written with that, and taken
 * away when it is done: where a server ends in between, any other does it.
 */
export class MemberOutbox extends RecurringWork {
  readonly #options: Options;

  constructor(options: Options) {
    super(EVERY_MS);
    this.#options = options;
  }

  /** To be written with what it follows from. */
  mark(member: string): TableStep {
    return [
      `INSERT INTO ${this.#options.table} (member, mark) VALUES ($1, $2)
       ON CONFLICT (member) DO UPDATE SET mark = excluded.mark`,
      ...[member, newToken()],
    ];
  }

  /** Does it, or where that cannot be leaves it for the next time: whoever has asked has what they asked for, and that is stored. */
  async do(member: string): Promise<void> {
    try {
      await this.#do(member);
    } catch (error) {
      this.#fail(error);
      this.wakeIn(AGAIN_MS);
    }
  }

  /** Where it was wanted again meanwhile, here or at another server, it is done again. */
  async #do(member: string): Promise<void> {
    const { tables, table, work } = this.#options;
    for (;;) {
      const [row] = await tables.rows<{ mark: string }>(
        `SELECT mark FROM ${table} WHERE member = $1`,
        member,
      );
      await work(member);
      if (row === undefined) return;
      const done: TableStep = [`DELETE FROM ${table} WHERE member = $1 AND mark = $2`, member, row.mark];
      if (await tables.write(done)) return;
    }
  }

  protected override async work(): Promise<void> {
    const { tables, table } = this.#options;
    try {
      for (const { member } of await tables.rows<{ member: string }>(`SELECT member FROM ${table}`)) {
        if (this.isStopped) return;
        // The others need not wait for one of whom it cannot be done.
        await this.#do(member).catch(error => this.#fail(error));
      }
    } catch (error) {
      this.#fail(error);
    }
  }

  /** What is left is done the next time. */
  #fail(error: unknown): void {
    const { log, fault } = this.#options;
    log.error({ err: error }, fault);
  }
}

/** Does something at each table, also at those behind one where it cannot be done. @throws why it could not, afterwards */
export const atEach = async <At>(seats: readonly At[], work: (at: At) => Promise<unknown>): Promise<void> => {
  const faults: unknown[] = [];
  for (const at of seats) {
    await work(at).catch(error => {
      // Nor can anything be done at the others.
      if (error instanceof CannotStore) throw error;
      faults.push(error);
    });
  }
  if (faults.length > 0) throw faults[0];
};
