import type { Logger } from 'pino';
import type { Matches } from '../match/matches.ts';
import type { Tables } from '../tables.ts';
import { daysLeft, type Holiday, mayTake } from './holiday-days.ts';
import { atEach, MemberOutbox } from './member-outbox.ts';
import type { MemberSeats } from './member-seats.ts';

type Options = {
  readonly tables: Tables;
  readonly seats: Pick<MemberSeats, 'inPlay'>;
  readonly matches: Pick<Matches, 'send' | 'now'>;
  readonly log: Pick<Logger, 'error'>;
};

/** Until when a member is on holiday, and how many days of this year are left to them. */
export type HolidayNow = { readonly until: number | null; readonly daysLeft: number };

/** Holidays of members, which stop their time in all their matches by days. */
export class Holidays {
  readonly #options: Options;
  /** Tells all matches of a member how it is now. */
  readonly telling: MemberOutbox;

  constructor(options: Options) {
    this.#options = options;
    const { tables, log, seats, matches } = options;
    this.telling = new MemberOutbox({
      tables,
      table: 'holiday_to_tell',
      log,
      fault: 'matches cannot be told of holidays',
      work: async member => {
        const { until } = await this.of(member);
        await atEach(await seats.inPlay(member), ({ matchID }) =>
          matches.send(matchID, { kind: 'holiday', member, until }),
        );
      },
    });
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
      this.telling.mark(member),
    );
    if (isDone) await this.telling.do(member);
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
