import type { ReactNode } from 'react';
import type { RuRaReEvent } from '../../../game/ru-ra-re/events.ts';
import { GLYPHS } from './art/glyphs.ts';
import { Fist } from './art/hands.tsx';
import { Card } from './card.tsx';
import './event-icon.css';

/** The picture of an event of weight: the card it was about, fists for a throw, a coin for a scoring. */
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
        </span>
      );
    case 'score':
      return event.player === 0 ? <Coin /> : null;
    case 'end':
      return <Coin />;
    default:
      return null;
  }
};

const Coin = () => {
  const Glyph = GLYPHS['points-4'];
  return (
    <span className="event-icon ru-card ru-points">
      <svg viewBox="6 0 52 52" aria-hidden="true">
        <Glyph />
      </svg>
    </span>
  );
};
