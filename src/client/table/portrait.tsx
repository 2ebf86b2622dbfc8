import { memo } from 'react';
import type { Seat } from '../../game/shared/seats.ts';
import { AwayRing } from './away-ring.tsx';
import { BotMark } from './bot-mark.tsx';
import './art/portrait.css';
import '../ui/theme/stage.css';
import { PORTRAITS } from './portraits.tsx';

/**
 * The face of a seat: a god's head in a disc of the seat's colour, the same wherever the seat is meant, and below it the mark of a bot. It is as wide as
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
        <circle className="portrait-ring" cx="32" cy="32" r="30.5" />
        {(acting || awaited) && <AwayRing seat={seat} />}
      </svg>
    </span>
  ),
);
