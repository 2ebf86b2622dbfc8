import { chanceOfDeal } from '../../../game/commitment.ts';
import { type GameId, metaOf } from '../../../game/index.ts';
import { botNameAt } from '../../../game/shared/bots/bot-names.ts';
import { botsOfDaily, dailyDeal, OWN_SEAT, seatsOfDaily } from '../../../game/shared/daily.ts';
import { json, storedValue } from '../../ui/storage/stored.ts';
import type { SavedMatch } from '../local/saved-match.ts';

/** A deal whose day is over. */
export type ToldDeal = {
  readonly game: string;
  readonly day: string;
  readonly seed: string;
  readonly salt: string;
};

/** More than the games of ten days. */
const MOST = 60;

const isDeal = (data: unknown): data is ToldDeal => {
  const { game, day, seed, salt } = Object(data) as Record<string, unknown>;
  return [game, day, seed, salt].every(text => typeof text === 'string' && text !== '');
};

const stored = storedValue(
  'daily-deals',
  json<readonly ToldDeal[]>(data => (Array.isArray(data) ? data.filter(isDeal) : undefined)),
  { none: [] },
);

/** The deals of earlier days that this device has, the latest first. */
export const keptDeals = stored.get;

export const keepDeals = (deals: readonly ToldDeal[]): void => {
  const isSame = (one: ToldDeal) => (other: ToldDeal) => one.game === other.game && one.day === other.day;
  const fresh = deals.filter(deal => !stored.get().some(isSame(deal)));
  if (fresh.length === 0) return;
  const all = [...fresh, ...stored.get()].map(({ game, day, seed, salt }) => ({ game, day, seed, salt }));
  stored.set(all.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)).slice(0, MOST));
};

/**
 * A match on this device with the deal of an earlier day, against the bots of that day: whoever plays as somebody did then comes to
 * the same. Null where the device does not have it.
 */
export const matchOfDay = (game: GameId, day: string, name: string): SavedMatch | null => {
  const deal = stored.get().find(each => each.game === game && each.day === day);
  if (deal === undefined) return null;
  const meta = metaOf(game);
  const bots = botsOfDaily(meta);
  const seats = Array.from({ length: seatsOfDaily(meta) }, (_, seat) => {
    if (seat === OWN_SEAT) return { name, bot: null };
    const bot = bots[seat] ?? '';
    return { name: botNameAt(seat, bot), bot };
  });
  const { seed, salt } = deal;
  const given = { day, chance: chanceOfDeal(game, dailyDeal(day), { seed, salt }) };
  return {
    seats,
    options: meta.defaults,
    handOver: true,
    seed,
    moves: [],
    over: false,
    uncounted: 'earlier-deal',
    given,
  };
};
