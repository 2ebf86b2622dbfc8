import type { Seat } from '../../game/shared/seats.ts';
import { changeTo } from './change.ts';
import type { Decision } from './commands.ts';
import { botIn, type Now } from './deadlines.ts';
import { withIncident } from './incidents.ts';
import { SEATS_CHANGED, withStandIn } from './leavers.ts';
import { moveForTheLate } from './moves.ts';
import { incrementOf, outOfTimeAt } from './options.ts';
import { withSeatGivenUp } from './resigning.ts';
import { isOver } from './seats.ts';
import type { ServedGame } from './served-game.ts';
import { type StoredMatch, seatsDue } from './stored-match.ts';

/** Seconds in the bank of whoever returns after their time was up, where a move adds less: an empty one would be up at once. */
const LEAST_LEFT = 10;

/** What the table chose for those whose time is up: the mildest move, a bot in their place until they return, or a lost seat. */
export const endTime = (game: ServedGame, stored: StoredMatch, now: Now): Decision => {
  const how = outOfTimeAt(stored.data);
  if (how === 'mildest') return moveForTheLate(game, stored, now);
  let match = stored;
  for (const seat of seatsDue(stored.control.deadlines.clocks, now.at)) {
    if (isOver(match.data) || botIn(match, seat) !== null) continue;
    match =
      how === 'bot'
        ? withBot(game, match, seat, now)
        : withSeatGivenUp(game, withIncident(match, 'late', seat), seat, now.at);
  }
  return changeTo(match, match === stored ? [] : SEATS_CHANGED);
};

const withBot = (game: ServedGame, stored: StoredMatch, seat: Seat, now: Now): StoredMatch => {
  const match = withStandIn(game, stored, seat, 'late');
  const left = Math.max(incrementOf(match.data), LEAST_LEFT) * now.clockSecond;
  const { control } = match;
  return { ...match, control: { ...control, left: { ...control.left, [seat]: left } } };
};
