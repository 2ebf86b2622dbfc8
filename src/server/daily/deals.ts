import { chanceOfDeal, commitmentTo, type Seal } from '../../game/commitment.ts';
import { dailyDeal } from '../../game/shared/daily.ts';
import { type Day, dayAt, daysLater } from '../../site/day.ts';
import { BoundedMap } from '../bounded-map.ts';
import type { Calendar } from '../calendar.ts';
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
  /** Its day is over and anybody may know it: for good, whatever any clock says later. */
  readonly isRevealed: boolean;
};

/** Of a try: its deal has been told. */
export const REVEALED = `SELECT 1 FROM daily_deal AS deal
  WHERE deal.game = daily_try.game AND deal.day = daily_try.day AND deal.told_at IS NOT NULL`;

const KEPT = 100;

type Row = {
  readonly game: string;
  readonly day: Day;
  readonly seed: string;
  readonly salt: string;
  readonly hash: string;
  readonly revealedAt: number | null;
};

/** Deals of the day. One is drawn by whichever server first needs it, and is the same for all of them from then on. */
export class DailyDeals {
  readonly #tables: Tables;
  readonly #matches: Pick<Matches, 'game'>;
  readonly #calendar: Pick<Calendar, 'now'>;
  /** Those that are, or are to be, played: they do not change until they are told. */
  readonly #known = new BoundedMap<DailyDeal>(KEPT);

  constructor(tables: Tables, matches: Pick<Matches, 'game'>, calendar: Pick<Calendar, 'now'>) {
    this.#tables = tables;
    this.#matches = matches;
    this.#calendar = calendar;
  }

  /** The day whose deals are played: that of the calendar. Where its clock was set back, one that is told does not come back with it. */
  async today(): Promise<Day> {
    const [last] = await this.#tables.rows<{ day: Day | null }>(LAST_TOLD);
    const today = dayAt(await this.#calendar.now());
    const next = last!.day === null ? today : daysLater(last!.day, 1);
    return next > today ? next : today;
  }

  /** A deal that is, or is to be, played. */
  async made(game: string, day: Day): Promise<DailyDeal> {
    const known = this.#known.get(`${game} ${day}`);
    if (known !== undefined) return known;
    const deal = (await this.found(game, day)) ?? (await this.#draw(game, day));
    this.#known.put(`${game} ${day}`, deal);
    return deal;
  }

  async #draw(game: string, day: Day): Promise<DailyDeal> {
    const seal = this.#matches.game(game)!.newSeal();
    const hash = commitmentTo(game, dailyDeal(day), seal);
    await this.#tables.write([MAKE, game, day, seal.seed, seal.salt, hash]);
    return (await this.found(game, day))!;
  }

  /** A deal that there is, or null. */
  async found(game: string, day: Day): Promise<DailyDeal | null> {
    const [row] = await this.#tables.rows<Row>(`${READ} WHERE game = $1 AND day = $2`, game, day);
    return row === undefined ? null : dealOf(row);
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

const dealOf = ({ game, day, seed, salt, hash, revealedAt }: Row): DailyDeal => ({
  game,
  day,
  seal: { seed, salt },
  commitment: hash,
  isRevealed: revealedAt !== null,
});

const MAKE = `INSERT INTO daily_deal (game, day, seed, salt, hash) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (game, day) DO NOTHING`;
const READ = 'SELECT game, day, seed, salt, hash, told_at AS "revealedAt" FROM daily_deal';
const LAST_TOLD = 'SELECT max(day) AS day FROM daily_deal WHERE told_at IS NOT NULL';
