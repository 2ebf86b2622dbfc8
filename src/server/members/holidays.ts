import type { Logger } from 'pino';
import { newToken } from '../match/ids.ts';
import type { Matches } from '../match/matches.ts';
import { RecurringWork } from '../recurring-work.ts';
import type { Tables } from '../tables.ts';
import { daysLeft, type Holiday, mayTake } from './holiday-days.ts';
import type { MemberSeats } from './member-seats.ts';

/** So often it is looked whether another server has ended before it had told all matches of a holiday. Milliseconds. */
const EVERY_MS = 600_000;

type Options = {
  readonly tables: Tables;
  readonly seats: Pick<MemberSeats, 'inPlay'>;
  readonly matches: Pick<Matches, 'send' | 'now'>;
  readonly log: Pick<Logger, 'error'>;
};

/** Until when a member is on holiday, and how many days of this year are left to them. */
export type HolidayNow = { readonly until: number | null; readonly daysLeft: number };

/**
 * Holidays of members, which stop their time in all their matches by days. That their matches are to be told is written with the
 * holiday, and taken away when they are: where a server ends in between, any other tells them.
 */
export class Holidays {
  readonly #options: Options;
  readonly #work: RecurringWork;

  constructor(options: Options) {
    this.#options = options;
    this.#work = new RecurringWork({ work: () => this.#tellAll(), every: EVERY_MS });
  }

  start(): void {
    this.#work.start();
  }

  /** Resolves when no match is being told. */
  idle(): Promise<void> {
    return this.#work.idle();
  }

  stop(): Promise<void> {
    return this.#work.stop();
  }

  async of(member: string): Promise<HolidayNow> {
    const now = this.#now();
    const taken = await this.#taken(member);
    const until = Math.max(0, ...taken.map(holiday => holiday.until));
    return {
      until: until > now ? until : null,
      daysLeft: Math.max(0, daysLeft(taken, new Date(now).getUTCFullYear())),
    };
  }

  /**
   * From now on until a moment, in the place of one that is under way; with null the member is back.
   * @returns false where there are not days enough
   */
  async take(member: string, until: number | null): Promise<boolean> {
    const now = this.#now();
    const taken = (await this.#taken(member)).map(({ from, until }) => ({
      from,
      until: Math.min(until, now),
    }));
    if (until !== null && !mayTake(taken, { from: now, until })) return false;
    const isDone = await this.#options.tables.write(
      ['UPDATE member SET name = name WHERE id = $1', member],
      ['UPDATE holiday SET until_at = $2 WHERE member = $1 AND until_at > $2', member, now],
      ...(until === null ? [] : [[TAKE, member, now, until] as const]),
      [TO_TELL, member, newToken()],
    );
    if (isDone) await this.#tellMatches(member);
    return isDone;
  }

  /** A member has sat down at a table that was told of no holiday yet; where they change it meanwhile, the later stays. */
  async tellTable(member: string, matchID: string): Promise<void> {
    for (let told: number | null = null; ; ) {
      const { until } = await this.of(member);
      if (until === told) return;
      await this.#options.matches.send(matchID, { kind: 'holiday', member, until });
      told = until;
    }
  }

  async #tellAll(): Promise<void> {
    const { tables, log } = this.#options;
    try {
      for (const { member } of await tables.rows<{ member: string }>('SELECT member FROM holiday_to_tell')) {
        if (this.#work.isStopped) return;
        await this.#tellMatches(member);
      }
    } catch (error) {
      // What is left is done the next time.
      log.error({ err: error }, 'matches cannot be told of holidays');
    }
  }

  /** Where the member, or another server, has changed it meanwhile, all are told anew: of two the later stays. */
  async #tellMatches(member: string): Promise<void> {
    const { tables, seats, matches } = this.#options;
    for (;;) {
      const [mark] = await tables.rows<{ mark: string }>(MARK, member);
      const { until } = await this.of(member);
      for (const { matchID } of await seats.inPlay(member))
        await matches.send(matchID, { kind: 'holiday', member, until });
      if (mark === undefined || (await tables.write([TOLD, member, mark.mark]))) return;
    }
  }

  #taken(member: string): Promise<readonly Holiday[]> {
    return this.#options.tables.rows(
      'SELECT from_at AS "from", until_at AS "until" FROM holiday WHERE member = $1',
      member,
    );
  }

  #now(): number {
    return Math.floor(this.#options.matches.now());
  }
}

const TAKE = `INSERT INTO holiday (member, from_at, until_at) VALUES ($1, $2, $3)
  ON CONFLICT (member, from_at) DO UPDATE SET until_at = excluded.until_at`;
const TO_TELL = `INSERT INTO holiday_to_tell (member, mark) VALUES ($1, $2)
  ON CONFLICT (member) DO UPDATE SET mark = excluded.mark`;
const MARK = 'SELECT mark FROM holiday_to_tell WHERE member = $1';
const TOLD = 'DELETE FROM holiday_to_tell WHERE member = $1 AND mark = $2';
