import { useEffect, useState } from 'react';

/** Until the board stands there and what is to be seen happening may happen, in milliseconds. */
const STANDS = 600;

/** A match that was played as far as a position; `before` its last move where that is to be seen being made. */
type Reached<Played> = Played & { readonly before?: Played };

/** The match on the table: as it was before the last move, then as it is. */
export const usePlayed = <Played extends object>(reach: () => Reached<Played>) => {
  const [start] = useState(reach);
  const [played, setPlayed] = useState<Played>(start.before ?? start);
  useEffect(() => {
    const timer = setTimeout(() => setPlayed(start), STANDS);
    return () => clearTimeout(timer);
  }, [start]);
  return [played, setPlayed] as const;
};
