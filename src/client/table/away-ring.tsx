import { useContext, useState } from 'react';
import type { Seat } from '../../game/shared/seats.ts';
import { steadyNow } from '../ui/steady-now.ts';
import { type Absence, AwayContext } from './away.ts';

/** Around the portrait of somebody who is waited for: it runs out as their time does. Words elsewhere say so too. */
export const AwayRing = ({ seat }: { seat: Seat }) => {
  const absence = useContext(AwayContext).get(seat);
  return absence === undefined ? null : <Ring key={absence.until} {...absence} />;
};

const Ring = ({ until, all }: Absence) => {
  // An animation is told once how far it has come, and goes on by itself.
  const [gone] = useState(() => Math.max(0, all - Math.max(0, until - steadyNow())));
  return (
    <circle
      className="portrait-away"
      cx="32"
      cy="32"
      r="28.5"
      pathLength="100"
      style={{ animationDuration: `${all}ms`, animationDelay: `${-gone}ms` }}
    />
  );
};
