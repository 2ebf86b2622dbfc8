import { LEAST_MEMBERS, parseRated, parseUndo } from '../../game/shared/rated.ts';
import type { MatchData } from '../boardgame.ts';
import { isPerson, isTaken } from './seats.ts';

export const isRated = ({ setupData }: MatchData): boolean => parseRated(setupData) === true;

export const mayTakeBack = ({ setupData }: MatchData): boolean => parseUndo(setupData) !== false;

/** Why a table cannot be rated: somebody at it is no member, or bots have left too few seats; null where it can be, or is not. */
export const refusalOfRated = (data: MatchData): string | null => {
  if (!isRated(data)) return null;
  const players = Object.values(data.players);
  const forPeople = players.filter(player => isPerson(player) || !isTaken(player));
  if (forPeople.length < LEAST_MEMBERS) return 'too-few-members';
  return players.some(player => isPerson(player) && player.member === undefined) ? 'members-only' : null;
};
