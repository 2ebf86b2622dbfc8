import { useEffect, useState } from 'react';
import { type GameId, type GameModule, loadRules } from '../../../game/index.ts';
import { BOARDS } from '../../games/boards.ts';
import { usePageFailure } from '../../ui/hooks/page-failure.ts';
import { useSnapshot } from '../../ui/hooks/use-snapshot.ts';
import { connectToMatch, type MatchConnection } from './match-connection.ts';
import { NOTHING, type OnlineSnapshot } from './online-snapshot.ts';

export type Online = {
  readonly module: GameModule;
  readonly connection: MatchConnection;
  /** Of the seat that it is the connection of. */
  readonly credentials: string;
};

/** The connection of a page to its match, for as long as it is shown; made anew when the page takes another seat. */
export const useMatchConnection = (
  game: GameId,
  matchID: string,
  seat: number | null,
  credentials: string,
): Online | null => {
  const [online, setOnline] = useState<Online | null>(null);
  const fail = usePageFailure();
  useEffect(() => {
    let connection: MatchConnection | undefined;
    let isGone = false;
    const begin = async () => {
      // The board is fetched while the server is asked; where that fails, showing it says so.
      BOARDS[game].load().catch(() => {});
      const module = await loadRules(game);
      if (isGone) return;
      connection = connectToMatch(module, { matchID, as: seat === null ? null : { seat, credentials } });
      setOnline({ module, connection, credentials });
    };
    begin().catch(error => isGone || fail(error));
    return () => {
      isGone = true;
      connection?.close();
      setOnline(null);
    };
  }, [game, matchID, seat, credentials, fail]);
  return online;
};

const noSubscription = () => () => {};
const nothing = () => NOTHING;

export const useOnlineSnapshot = (online: Online | null): OnlineSnapshot =>
  useSnapshot(online?.connection.subscribe ?? noSubscription, online?.connection.snapshot ?? nothing);
