import { chanceOfDeal, commitmentTo, type Seal } from '../../game/commitment.ts';
import { dailyDeal } from '../../game/shared/daily.ts';
import { type Day, daysLater, endOf } from '../../site/day.ts';
import { LastUsed } from '../last-used.ts';
import type { GivenDeal } from '../match/given-deal.ts';
import type { Matches } from '../match/matches.ts';
import type { Tables } from '../tables.ts';

/** A game's deal of a day. */
export type DailyDeal = {
  readonly game: string;
  readonly day: Day;
  readonly seal: Seal;
  /** The hash of what it is dealt from. */
  readonly commitment: string;
};

/** So long after its day a deal is told: by then the clock of no other server says that it can still be played. */
export const TOLD_AFTER_MS = 60_000;

export const isTold = (day: Day, now: number): boolean => now >= endOf(day) + TOLD_AFTER_MS;

const KEPT = 100;

type Row = {
  readonly game: string;
  readonly day: Day;
  readonly seed: string;
  readonly salt: string;
  readonly hash: string;
};

/** Deals of the day. One is drawn by whichever server first needs it, and is the same for all of them from then on. */
export class DailyDeals {
  readonly #tables: Tables;
  readonly #matches: Pick<Matches, 'game'>;
  /** They never change. */
  readonly #known = new LastUsed<DailyDeal>(KEPT);

  constructor(tables: Tables, matches: Pick<Matches, 'game'>) {
    this.#tables = tables;
    this.#matches = matches;
  }

  /** A deal that is, or is to be, played. */
  async made(game: string, day: Day): Promise<DailyDeal> {
    const found = await this.found(game, day);
    if (found !== null) return found;
    const seal = this.#matches.game(game)!.newSeal();
    const hash = commitmentTo(game, dailyDeal(day), seal);
    await this.#tables.write([MAKE, game, day, seal.seed, seal.salt, hash]);
    return (await this.found(game, day))!;
  }

  /** A deal that there is, or null. */
  async found(game: string, day: Day): Promise<DailyDeal | null> {
    const known = this.#known.get(`${game} ${day}`);
    if (known !== undefined) return known;
    const [row] = await this.#tables.rows<Row>(`${READ} WHERE game = $1 AND day = $2`, game, day);
    if (row === undefined) return null;
    const deal = dealOf(row);
    this.#known.put(`${game} ${day}`, deal);
    return deal;
  }

  /** Those of some days before this one, the latest first. */
  async before(day: Day, days: number): Promise<readonly DailyDeal[]> {
    const rows = await this.#tables.rows<Row>(
      `${READ} WHERE day < $1 AND day >= $2 ORDER BY day DESC, game`,
      day,
      daysLater(day, -days),
    );
    return rows.map(dealOf);
  }
}

/** What a match of it is made with. */
export const givenDealOf = ({ game, day, seal }: DailyDeal): GivenDeal => ({
  id: dailyDeal(day),
  seal,
  chance: chanceOfDeal(game, dailyDeal(day), seal),
});

const dealOf = ({ game, day, seed, salt, hash }: Row): DailyDeal => ({
  game,
  day,
  seal: { seed, salt },
  commitment: hash,
});

const MAKE = `INSERT INTO daily_deal (game, day, seed, salt, hash) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (game, day) DO NOTHING`;
const READ = 'SELECT game, day, seed, salt, hash FROM daily_deal';
