import type { Beside } from '../match/ports.ts';
import { hasStandIn, isOver, isPerson } from '../match/seats.ts';
import { endedMatchOf, isGone } from '../ratings/ended-match.ts';
import { pointsOf, type SeatResult } from './tournament.ts';
import { resultSteps } from './tournament-store.ts';

/**
 * What a table of a tournament has come to is stored with the end of its match, so that whatever happens to the server in
 * between it is known, and counted once. Where a match is taken away before its end, or nobody was there at its end, nobody has
 * won it.
 */
export const toTournament: Beside = ({ before, next }) => {
  if (before.data.tournament === undefined || isOver(before.data)) return [];
  if (next === null) {
    const seats = Object.values(before.data.players);
    const half = seats.map((): SeatResult => ({ points: 0.5, rank: 1, score: null }));
    return resultSteps(before.id, half, { decided: 'unfinished', gone: [] });
  }
  if (!isOver(next.data)) return [];
  const players = Object.values(next.data.players).toSorted((a, b) => a.id - b.id);
  const { seats: ended } = endedMatchOf(next);
  const isWon = players.some(player => isPerson(player) && !isGone(next.data, player));
  // Where nobody was there, no seat is before another, and none is first.
  const seats = isWon
    ? behindAll(ended, seat => !isPerson(players[seat]!))
    : ended.map(each => ({ ...each, rank: 2 }));
  const points = isWon ? pointsOf(seats.map(({ rank }) => rank)) : seats.map(() => 0);
  const result = seats.map(({ rank, score }, i): SeatResult => ({ points: points[i]!, rank, score }));
  const gone = players.filter(hasStandIn).flatMap(({ member, botAccount }) => member ?? botAccount ?? []);
  return resultSteps(next.id, result, { gone });
};

/** What a bot has made of a table in the place of somebody who was not there is nobody's: they come in last. */
const behindAll = <Of extends Ranked>(
  seats: readonly Of[],
  isBots: (seat: number) => boolean,
): readonly Of[] => {
  const own = seats.filter((_, seat) => !isBots(seat));
  return seats.map((each, seat) => ({
    ...each,
    rank: 1 + (isBots(seat) ? own.length : own.filter(({ rank }) => rank < each.rank).length),
  }));
};
type Ranked = { readonly rank: number };
