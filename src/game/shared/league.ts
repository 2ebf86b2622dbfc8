import type { GameMeta } from '../contract.ts';
import { clockOf } from './table-clock.ts';

/** What holds of every league: how its seasons are played, and which clocks bring their matches to an end. */

/** So many go up from a division at the end of a season, and as many down. */
export const MOVING = 2;
/** With fewer a division is none: they play in the one above. */
export const LEAST_IN_DIVISION = 3;

/** The shortest month. */
const SEASON_DAYS = 28;
const DAY = 86_400;

/** Days for a match, and an hour for each move: what a league is offered, the shortest first. */
const OFFERED = ['3d+1h', '5d+1h', '7d+1h', '10d+1h', '10d+12h'] as const;
export const USUAL_LEAGUE_CLOCK = '7d+1h';

type Paced = Pick<GameMeta<unknown>, 'usualMoves' | 'turns'>;

/** The days within which a usual match of two is over, though both take all the time that their clock gives them. */
export const daysOfMatch = (clock: string, { usualMoves, turns }: Paced): number => {
  const time = clockOf({ clock });
  if (time === null) return Number.POSITIVE_INFINITY;
  const own = time.kind === 'move' ? time.seconds * usualMoves : time.bank + time.increment * usualMoves;
  // Where all act together their time runs at once.
  return (own * (turns === 'together' ? 1 : 2)) / DAY;
};

/** Whether the matches of a season end within it, as a rule. */
export const endsInSeason = (clock: string, game: Paced): boolean => daysOfMatch(clock, game) <= SEASON_DAYS;

/** The clocks that a league of a game is offered. */
export const clocksOfLeague = (game: Paced): readonly string[] =>
  OFFERED.filter(clock => endsInSeason(clock, game));
