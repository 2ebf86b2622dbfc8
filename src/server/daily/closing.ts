import type { Logger } from 'pino';
import { dayAt, daysLater } from '../../site/day.ts';
import type { Calendar } from '../calendar.ts';
import type { Matches } from '../match/matches.ts';
import { RecurringWork } from '../recurring-work.ts';
import type { Tables } from '../tables.ts';
import { type DailyDeals, REVEALED } from './deals.ts';
import { FORGET_GUEST } from './note-ends.ts';

/** So often it is looked whether a day is over. Milliseconds. */
const EVERY_MS = 60_000;
/** So long after its day a deal is told: what was done at its last moment is stored by then. */
const REVEALED_AFTER_MS = 60_000;
/** How many matches are read at once. */
const BATCH = 100;

type Options = {
  readonly tables: Tables;
  readonly deals: Pick<DailyDeals, 'today' | 'made'>;
  readonly games: readonly string[];
  readonly matches: Pick<Matches, 'send'>;
  readonly calendar: Pick<Calendar, 'now'>;
  readonly log: Pick<Logger, 'error'>;
};

/**
 * What is done when a day is over: its matches are told to everybody, those that are not over too, guests' tries and the addresses
 * are forgotten, and the next day but one has its deals, so that their hashes can be shown before. Any server does what is left.
 */
export class DailyClosing extends RecurringWork {
  readonly #options: Options;

  constructor(options: Options) {
    super(EVERY_MS);
    this.#options = options;
  }

  /** Looks once; resolves when that is done. */
  look(): Promise<void> {
    this.wake();
    return this.idle();
  }

  protected override async work(): Promise<void> {
    const { tables, deals, games, calendar, log } = this.#options;
    try {
      const now = await calendar.now();
      const open = dayAt(now - REVEALED_AFTER_MS);
      // First: whatever becomes of the days to come, one that is over is told.
      await tables.write([ANY], [REVEAL, open, now]);
      const today = await deals.today();
      for (const day of [today, daysLater(today, 1)]) {
        for (const game of games) await deals.made(game, day);
      }
      for (let behind = ''; !this.isStopped; ) {
        const held = await tables.rows<{ match: string }>(HELD, behind, BATCH);
        for (const { match } of held) {
          if (this.isStopped) return;
          await this.#release(match);
        }
        behind = held.at(-1)?.match ?? '';
        if (held.length < BATCH) break;
      }
      await tables.write([ANY], [FORGET_ADDRESSES, open]);
    } catch (error) {
      // What is left is done the next time.
      log.error({ err: error }, 'a deal of the day cannot be closed');
    }
  }

  /** The others need not wait for one that cannot be told. */
  async #release(match: string): Promise<void> {
    const { tables, matches, log } = this.#options;
    try {
      // One that is gone has nothing to tell.
      await matches.send(match, { kind: 'release' });
      await tables.write([RELEASED, match], [FORGET_GUEST, match]);
    } catch (error) {
      log.error({ err: error, matchID: match }, 'a deal of the day cannot be closed');
    }
  }
}

const REVEAL = 'UPDATE daily_deal SET told_at = $2 WHERE day < $1 AND told_at IS NULL';
const HELD = `SELECT match FROM daily_try WHERE held = 1 AND match > $1 AND EXISTS (${REVEALED}) ORDER BY match LIMIT $2`;
const RELEASED = 'UPDATE daily_try SET held = 0 WHERE match = $1';
const FORGET_ADDRESSES = 'DELETE FROM daily_address WHERE day < $1';
const ANY = 'UPDATE swept SET at = at';
