import type { Beside } from '../match/ports.ts';
import { hasStandIn, isKeptWarm, isOver, isPerson } from '../match/seats.ts';
import { endedMatchOf, ranksIn } from '../ratings/ended-match.ts';
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
  // What a bot has made of a table in the place of somebody who was not there is nobody's.
  const ranks = ranksIn(next.data, player => !isPerson(player));
  const points = ranks.includes(1) ? pointsOf(ranks) : ranks.map(() => 0);
  const { seats } = endedMatchOf(next);
  const result = seats.map(({ seat, score }, i): SeatResult => {
    const player = next.data.players[seat]!;
    const isAway = isKeptWarm(player) || !isPerson(player);
    return { points: points[i]!, rank: ranks[i]!, score, ...(isAway && { isAway: true }) };
  });
  const gone = Object.values(next.data.players)
    .filter(hasStandIn)
    .flatMap(({ member, botAccount }) => member ?? botAccount ?? []);
  return resultSteps(next.id, result, { gone });
};
