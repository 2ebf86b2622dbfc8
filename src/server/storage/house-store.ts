import type { Seat } from '../../game/shared/seats.ts';
import type { MatchData, PlayerData } from '../boardgame.ts';
import { botAt, isPerson, seatBot } from '../lobby/seats.ts';
import type { MatchStore } from './match-store.ts';

type Presence = { readonly isConnected: (matchID: string, seat: Seat) => boolean };

/**
 * The storage as the lobby and the framework see it. Bots sit down in the transaction that creates their
 * match. `isConnected` is what the open sockets say at the moment it is asked for: it is never stored, so a
 * server that was killed leaves no ghosts.
 */
export const houseStore = (
  store: MatchStore,
  presence: Presence,
  onCreate: (matchID: string, match: MatchData) => void,
): MatchStore => ({
  ...store,
  createMatch: async (matchID, { initialState, metadata }) => {
    await store.createMatch(matchID, { initialState, metadata: withBots(metadata) });
    onCreate(matchID, metadata);
  },
  setMetadata: (matchID, metadata) => store.setMetadata(matchID, mapPlayers(metadata, withoutPresence)),
  commitMove: (matchID, write) =>
    store.commitMove(matchID, { ...write, metadata: mapPlayers(write.metadata, withoutPresence) }),
  fetch: async (matchID, wanted) => {
    const found: { metadata?: MatchData } = await store.fetch(matchID, wanted);
    if (found.metadata) {
      found.metadata = mapPlayers(found.metadata, player => {
        if (isPerson(player)) return { ...player, isConnected: presence.isConnected(matchID, player.id) };
        return botAt(player) === null ? player : { ...player, isConnected: true };
      });
    }
    return found as never;
  },
});

const withBots = (match: MatchData): MatchData => {
  const bots: Readonly<Record<string, string>> = match.setupData?.bots ?? {};
  return mapPlayers(match, player => {
    const bot = bots[String(player.id)];
    return bot === undefined ? player : seatBot(player, bot);
  });
};

const withoutPresence = ({ isConnected: _, ...player }: PlayerData): PlayerData => player;

const mapPlayers = (match: MatchData, change: (player: PlayerData) => PlayerData): MatchData => ({
  ...match,
  players: Object.fromEntries(
    Object.entries(match.players).map(([seat, player]) => [seat, change(player as PlayerData)]),
  ),
});
