import { useEffect, useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import { useLocation } from '../../ui/router/router.tsx';
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
 * @returns whether that has failed: the link was used before, or is too old
 */
export const useOfferedSeat = (game: GameId, id: string, onTaken: () => void): boolean => {
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the page was opened at
  useEffect(() => {
    if (!location.hash.startsWith(SEAT)) return;
    const token = location.hash.slice(SEAT.length);
    // Good once: it shall stand in nobody's history.
    history.replaceState(history.state, '', location.pathname + location.search);
    claimSeat(game, id, token).then(
      claim => {
        keepClaim(claim);
        onTaken();
      },
      () => setFailed(true),
    );
  }, []);
  return hasFailed;
};
