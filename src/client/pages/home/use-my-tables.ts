import { useEffect, useRef, useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import { fetchMatch, LobbyError, type LobbyMatch } from '../../match/lobby/api.ts';
import { dropClaim, type SeatClaim, useClaims } from '../../match/lobby/credentials.ts';
import { useMember } from '../../match/member/who.ts';
import type { FeedState } from './lobby-feed.ts';

/** A table at which this browser has a seat; what is known of it comes from the server, and later. */
export type MyTable = { readonly claim: SeatClaim; readonly match: LobbyMatch | undefined };

/**
 * The tables at which this browser has a seat, the latest first. Those that are not in the lobby's lists of their game,
 * unlisted ones and those that are over, are asked for one by one once these are there, until they are over; those the server has no more are forgotten.
 */
export const useMyTables = (
  lists: FeedState['known'],
): { tables: readonly MyTable[]; forget: (claim: SeatClaim) => void } => {
  const claims = useClaims();
  // A member's stand on their desk, which is one question for all of them.
  const isMember = useMember() !== null;
  const [unlisted, setUnlisted] = useState<Readonly<Record<string, LobbyMatch>>>({});

  const asked = useRef<FeedState['known']>({});
  useEffect(() => {
    const ask = async ({ game, matchID }: SeatClaim) => {
      try {
        const match = await fetchMatch(game, matchID);
        setUnlisted(before => ({ ...before, [keyOf(game, matchID)]: match }));
      } catch (error) {
        if (!(error instanceof LobbyError) || error.status !== 404) return;
        dropClaim(game, matchID);
      }
    };
    for (const claim of isMember ? [] : claims) {
      const list = lists[claim.game];
      // An event of one game does not refetch the tables of another.
      if (list === undefined || list === asked.current[claim.game]) continue;
      const isOver = unlisted[keyOf(claim.game, claim.matchID)]?.gameover != null;
      if (!isOver && !list.some(({ matchID }) => matchID === claim.matchID)) void ask(claim);
    }
    asked.current = lists;
  }, [lists, unlisted, claims, isMember]);

  return {
    tables: claims.map(claim => ({
      claim,
      match:
        lists[claim.game]?.find(({ matchID }) => matchID === claim.matchID) ??
        unlisted[keyOf(claim.game, claim.matchID)],
    })),
    forget: ({ game, matchID }) => dropClaim(game, matchID),
  };
};

const keyOf = (game: GameId, matchID: string) => `${game}/${matchID}`;
