import { useEffect, useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import { useLocation } from '../../ui/router/router.tsx';
import { isRefusal } from './api.ts';
import { keepClaim } from './credentials.ts';
import { useSiteAddress } from './site-address.ts';
import { claimSeat } from './table-acts.ts';

/** Behind it in the address stands the token of an offer: what is behind a # is told to no server on the way. */
const SEAT = '#seat=';

/** The address at which another device has this seat. */
export const seatAddress = (table: string, token: string): string => table + SEAT + token;

/** The address of the table that is open here, for anybody. */
export const useTableAddress = (): string => {
  const site = useSiteAddress();
  return site + useLocation().pathname.slice(1);
};

/**
 * Takes the seat that the address offers, if it offers one.
 * @param onTaken the seat is this browser's now
 * @returns what that has failed by, or null
 */
export const useOfferedSeat = (game: GameId, id: string, onTaken: () => void): unknown => {
  const [failure, setFailure] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the page was opened at
  useEffect(() => {
    if (!location.hash.startsWith(SEAT)) return;
    const { hash, pathname, search } = location;
    // The token is good once: it must not stay in the browser's history.
    history.replaceState(history.state, '', pathname + search);
    claimSeat(game, id, hash.slice(SEAT.length)).then(
      claim => {
        keepClaim(claim);
        onTaken();
      },
      error => {
        setFailure(error);
        // It may be good still: whoever loads the page again tries it again.
        if (!isRefusal(error) && location.pathname === pathname)
          history.replaceState(history.state, '', pathname + search + hash);
      },
    );
  }, []);
  return failure;
};
