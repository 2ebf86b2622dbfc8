import { useEffect, useState } from 'react';
import type { GameId } from '../../game/index.ts';
import { fetchMatch, LobbyError, type LobbyMatch } from './api.ts';
import { allClaims, dropClaim, type SeatClaim } from './credentials.ts';

/** A table at which this browser has a seat; what is known of it comes from the server, and later. */
export type MyTable = { readonly claim: SeatClaim; readonly match: LobbyMatch | undefined };

/**
 * The tables of a game at which this browser has a seat, the latest first. Unlisted ones are not in the lobby's
 * list (null until it is there), so they are asked for one by one; those the server has no more are forgotten.
 */
export const useMyTables = (
  game: GameId,
  listed: readonly LobbyMatch[] | null,
): { tables: readonly MyTable[]; forget: (matchID: string) => void } => {
  const [claims, setClaims] = useState(() => claimsOf(game));
  const [unlisted, setUnlisted] = useState<Readonly<Record<string, LobbyMatch>>>({});

  useEffect(() => {
    if (listed === null) return;
    let isGone = false;
    const ask = async (matchID: string) => {
      try {
        const match = await fetchMatch(game, matchID);
        if (!isGone) setUnlisted(before => ({ ...before, [matchID]: match }));
      } catch (error) {
        if (!(error instanceof LobbyError) || error.status !== 404) return;
        dropClaim(game, matchID);
        if (!isGone) setClaims(claimsOf(game));
      }
    };
    const known = new Set(listed.map(({ matchID }) => matchID));
    for (const { matchID } of claimsOf(game)) if (!known.has(matchID)) void ask(matchID);
    return () => {
      isGone = true;
    };
  }, [game, listed]);

  return {
    tables: claims.map(claim => ({
      claim,
      match: listed?.find(({ matchID }) => matchID === claim.matchID) ?? unlisted[claim.matchID],
    })),
    forget: matchID => {
      dropClaim(game, matchID);
      setClaims(claimsOf(game));
    },
  };
};

const claimsOf = (game: GameId) => allClaims().filter(claim => claim.game === game);
