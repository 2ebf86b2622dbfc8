import type { Seat } from '../../game/shared/seats.ts';
import type { MatchState } from '../boardgame.ts';
import type { House } from '../house.ts';
import type { ServedGame } from '../served-game.ts';
import { playersOf, updateFor } from './outbound.ts';

/**
 * Tells every page at a match what a move changed, each what it may know, or only those of one seat. Only for what
 * is stored already.
 */
export const publishState = (
  house: House,
  served: ServedGame,
  matchID: string,
  state: MatchState,
  only?: Seat,
): void => {
  const bySeat = new Map<Seat | null, readonly unknown[]>();
  for (const { socket, seat } of house.rooms.at(matchID)) {
    if (only !== undefined && seat !== only) continue;
    const args = bySeat.get(seat) ?? updateFor(served, matchID, seat, state);
    bySeat.set(seat, args);
    socket.emit('update', ...args);
  }
};

/** Tells every page at a match who sits where and whose page is open. */
export const publishPlayers = async (house: House, matchID: string): Promise<void> => {
  const sessions = house.rooms.at(matchID);
  if (sessions.length === 0) return;
  const { metadata } = await house.store.fetch(matchID, { metadata: true });
  if (!metadata) return;
  for (const { socket } of sessions) socket.emit('matchData', matchID, playersOf(metadata));
};
