import { Suspense } from 'react';
import type { Seat } from '../../../game/shared/seats.ts';
import { loadedPart } from '../../hooks/loaded-part.tsx';
import { useLasting } from '../../hooks/use-lasting.ts';
import { AWAY_SHOWN_MS } from '../../table/away.ts';
import type { OnlineMatch } from './online-match.ts';

const AwayPanel = loadedPart(() => import('../../leavers/away-panel.tsx').then(file => file.AwayPanel));

/** Asks those who play what is to become of a match that waits for somebody who is not there. */
export const SomebodyAway = ({ match }: { match: OnlineMatch }) => {
  const { claim, now, table, over, names } = match;
  const absent = useLasting(awaitedIn(match), AWAY_SHOWN_MS);
  if (claim === null || absent === null || over) return null;
  return (
    <Suspense>
      <AwayPanel
        key={absent}
        claim={claim}
        seat={absent}
        name={names[absent] ?? ''}
        until={table?.away?.get(absent)?.until ?? null}
        voters={now.news?.votes[absent] ?? []}
      />
    </Suspense>
  );
};

/** Whom the match waits for though they are not here, or null. */
const awaitedIn = ({ online, table }: OnlineMatch): Seat | null => {
  if (online === null || table === null || table.seat === null || table.status === 'offline') return null;
  const isAbsent = (seat: Seat) => seat !== table.seat && table.seats[seat]?.connected === false;
  const isHeld = (seat: Seat) => isAbsent(seat) && table.seats[seat]?.bot === null;
  return online.module.rules.seatsToAct(table.view).find(isHeld) ?? null;
};
