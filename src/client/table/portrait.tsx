import { memo, useContext, useState } from 'react';
import type { Seat } from '../../game/shared/seats.ts';
import { monotonicNow } from '../ui/monotonic-now.ts';
import { type Absence, AwayContext } from './away.ts';
import { BotMark } from './bot-mark.tsx';
import './art/portrait.css';
import '../ui/theme/stage.css';
import { MemberMark } from './member-mark.tsx';
import { PORTRAITS } from './portraits.tsx';

/**
 * The face of a seat: a god's head in a disc of the seat's colour, the same wherever the seat is meant, and below it the mark of a bot, or of a member. It is as wide as
 * the stylesheet says. Hidden from screen readers: the name beside it says who it is.
 */
export const Portrait = memo(
  ({
    seat,
    acting = false,
    awaited = false,
    className = '',
  }: {
    seat: Seat;
    /** A ring of light around it: this seat is to act. Words beside it must say so too. */
    acting?: boolean;
    /** A ring that runs out around it while this seat is away and waited for. Whoever is to act has it in any case. */
    awaited?: boolean;
    className?: string;
  }) => (
    <span
      className={`portrait ${className}`}
      data-seat-colour={seat % PORTRAITS.length}
      data-acting={acting}
      aria-hidden="true"
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        {PORTRAITS[seat % PORTRAITS.length]}
        <BotMark seat={seat} />
        <MemberMark seat={seat} />
        <circle className="portrait-ring" cx="32" cy="32" r="30.5" />
        {(acting || awaited) && <AwayRing seat={seat} />}
      </svg>
    </span>
  ),
);

/** Around the portrait of somebody who is waited for: it runs out as their time does. Words elsewhere say so too. */
const AwayRing = ({ seat }: { seat: Seat }) => {
  const absence = useContext(AwayContext).get(seat);
  return absence === undefined ? null : <Ring key={absence.until} {...absence} />;
};

const Ring = ({ until, all }: Absence) => {
  // An animation is told once how far it has come, and goes on by itself.
  const [gone] = useState(() => Math.max(0, all - Math.max(0, until - monotonicNow())));
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
