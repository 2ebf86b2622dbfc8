import { Suspense } from 'react';
import { isolated } from '../../../game/shared/isolated.ts';
import type { PublicSeat } from '../../../game/shared/seat-data.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { holdersOf } from '../../match/undo/must-ask.ts';
import { AWAY_SHOWN_MS } from '../../table/away.ts';
import { optionalPart } from '../../ui/hooks/loaded-part.tsx';
import { useDebounced } from '../../ui/hooks/use-debounced.ts';
import type { OnlineMatch } from './online-match.ts';

const AwayPanel = optionalPart(() =>
  import('../../match/leavers/away-panel.tsx').then(file => file.AwayPanel),
);

/** Asks those who play what is to become of a match that waits for somebody who is not there. */
export const SomebodyAway = ({ match }: { match: OnlineMatch }) => {
  const { claim, now, table, over, names } = match;
  const nameOf = (seat: Seat) => isolated(names[seat] ?? '');
  const absent = useDebounced(awaitedIn(match), AWAY_SHOWN_MS);
  if (claim === null || absent === null || over) return null;
  const until = table?.away?.get(absent)?.until ?? null;
  const votableAt = now.news?.votable?.get(absent) ?? null;
  // Where a clock runs and nothing else is waited for, that somebody has no page open is as it should be.
  if (table?.outOfTime !== undefined && until === null && votableAt === null) return null;
  const others = holdersOf(now.players).filter(seat => seat !== absent);
  return (
    <Suspense>
      <AwayPanel
        key={absent}
        claim={claim}
        seat={absent}
        name={nameOf(absent)}
        until={until}
        votableAt={votableAt}
        voters={now.news?.votes[absent] ?? []}
        here={others.filter(seat => isHere(now.players, seat))}
        isDecidedBy={Math.min(2, others.length)}
        nameOf={nameOf}
      />
    </Suspense>
  );
};

/** Is somebody at the table who plays their own seat? */
const isHere = (players: readonly PublicSeat[], seat: Seat): boolean =>
  players.some(
    ({ id, isConnected, botAccount, data }) =>
      id === seat && isConnected === true && botAccount === undefined && data === undefined,
  );

/** Whom the match waits for though they are not here, or null. */
const awaitedIn = ({ online, table }: OnlineMatch): Seat | null => {
  if (online === null || table === null || table.seat === null || table.status === 'offline') return null;
  const isAbsent = (seat: Seat) => seat !== table.seat && table.seats[seat]?.connected === false;
  const isHeld = (seat: Seat) => isAbsent(seat) && table.seats[seat]?.bot === null;
  return online.module.rules.seatsToAct(table.view).find(isHeld) ?? null;
};
