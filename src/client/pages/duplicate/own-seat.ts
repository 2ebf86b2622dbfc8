import { useEffect, useState } from 'react';
import { useClaims } from '../../match/lobby/credentials.ts';
import { fetchMember } from '../../match/member/account.ts';
import { useMember } from '../../match/member/who.ts';
import type { Deal } from './api.ts';

/** The seat that whoever looks at the page has at one of the tables. */
export type OwnSeat = { readonly table: number; readonly matchID: string; readonly seat: number };

/** The id of whoever is signed in here; null for a guest, and until the server has told it. */
export const useOwnID = (): string | null => {
  const isMember = useMember() !== null;
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    if (!isMember) return;
    let isGone = false;
    fetchMember().then(
      member => !isGone && setOwn(member?.id ?? null),
      // Then the page shows what a guest's does.
      () => {},
    );
    return () => {
      isGone = true;
      setOwn(null);
    };
  }, [isMember]);
  return own;
};

/** A guest's was taken on this device, a member's on any. */
export const useOwnSeat = ({ tables }: Deal, ownID: string | null): OwnSeat | null => {
  const claims = useClaims();
  for (const { table, matchID, players } of tables) {
    const claim = claims.find(each => each.matchID === matchID);
    const seat = claim?.seat ?? players.find(({ member }) => member !== undefined && member === ownID)?.id;
    if (seat !== undefined) return { table, matchID, seat };
  }
  return null;
};
