import { z } from 'zod';
import type { Seat } from '../../game/shared/seats.ts';
import type { Presence } from '../match/ports.ts';
import type { HoldingChange, Holdings } from './holdings.ts';

const KEY = 'seats ';
const LOOKING = 'looking ';
const seats = z.array(z.number().int());

export type PresenceElsewhere = Presence & {
  /** Tells the other nodes which seats have a page here. */
  readonly seatsHere: (matchID: string, seats: ReadonlySet<Seat>) => void;
  /** The same of those that have one in sight. */
  readonly lookingHere: (matchID: string, seats: ReadonlySet<Seat>) => void;
  /**
   * `listener` is called with matches of which somebody has gone, or of which nobody will say so, as a node was lost or found:
   * whoever has pages there has to see what follows from it.
   */
  readonly onChange: (listener: (matchIDs: readonly string[]) => void) => void;
};

/** Which seats have a page on other nodes. */
export const presenceElsewhere = (holdings: Holdings): PresenceElsewhere => ({
  seatsAt: matchID => new Set(holdings.elsewhere(KEY + matchID).flatMap(seatsIn)),
  lookingAt: matchID => new Set(holdings.elsewhere(LOOKING + matchID).flatMap(seatsIn)),
  lookingHere: (matchID, here) => holdings.set(LOOKING + matchID, here.size === 0 ? null : [...here]),
  seatsHere: (matchID, here) => holdings.set(KEY + matchID, here.size === 0 ? null : [...here]),
  onChange: listener =>
    holdings.onChange((changes, isSaid) => {
      // Whoever comes to another node is announced by it.
      const ours = changes.filter(change => change.key.startsWith(KEY) && (!isSaid || isAnyGone(change)));
      if (ours.length > 0) listener(ours.map(({ key }) => key.slice(KEY.length)));
    }),
});

const isAnyGone = ({ before, after }: HoldingChange): boolean => {
  const left = seatsIn(after);
  return seatsIn(before).some(seat => !left.includes(seat));
};

const seatsIn = (held: unknown): readonly Seat[] => seats.safeParse(held).data ?? [];
