import type { GameMeta } from '../contract.ts';
import type { Level } from './bots/levels.ts';
import type { Seat } from './seats.ts';

/**
 * The deal of the day: of each game one deal for all, against bots whose chance is the same too. Here stands what is the same on
 * every day, for the server, and for a page on which an earlier day is played.
 */

/** The seat of whoever plays it; bots have the others. */
export const OWN_SEAT: Seat = 0;

/** Against three bots, where so many can sit down. */
const SEATS = 4;
const LEVEL: Level = 'hard';

type SeatsAndBots = Pick<GameMeta<object>, 'seats' | 'bots'>;

export const seatsOfDaily = ({ seats }: SeatsAndBots): number =>
  Math.max(seats.min, Math.min(SEATS, seats.max));

/** The bots at the table by seat; empty in a game without bots, which then has no deal of the day. */
export const botsOfDaily = (meta: SeatsAndBots): Readonly<Record<Seat, Level>> => {
  const level = meta.bots.includes(LEVEL) ? LEVEL : meta.bots.at(-1);
  if (level === undefined) return {};
  const seats = Array.from({ length: seatsOfDaily(meta) }, (_, seat) => seat);
  return Object.fromEntries(seats.filter(seat => seat !== OWN_SEAT).map(seat => [seat, level]));
};

const PREFIX = 'daily-';
/** By what a deal of the day is known: in what is hashed, and in the data of its matches. */
export const dailyDeal = (day: string): string => `${PREFIX}${day}`;
/** The day whose deal it is, or null. */
export const dayOfDeal = (deal: string | undefined): string | null =>
  deal?.startsWith(PREFIX) === true ? deal.slice(PREFIX.length) : null;
