import type { ReactNode } from 'react';
import type { RuRaReEvent } from '../../../../game/ru-ra-re/events.ts';
import { Fist } from '../art/hands.tsx';
import { Card } from './card.tsx';
import './event-icon.css';

/** The picture of an event of weight: the card it was about, fists for a clash, their row on them, a coin with what was scored. */
export const iconOf = (event: RuRaReEvent): ReactNode => {
  switch (event.type) {
    case 'take': {
      const outermost = event.cards.at(-1);
      return outermost === undefined ? null : (
        <span className="event-icon">
          <Card card={outermost} decorative />
        </span>
      );
    }
    case 'clash':
      return (
        <span className="event-icon event-clash">
          <Fist />
          <Fist />
          <b>{event.row}</b>
        </span>
      );
    case 'score':
      return <Coin points={event.points} />;
    default:
      return null;
  }
};

const Coin = ({ points }: { points: number }) => (
  <span className="event-icon">
    <svg className="event-coin" viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="14" cy="14" r="12.5" />
      <text x="14" y="18.5" fontSize="13">
        {points}
      </text>
    </svg>
  </span>
);
