import type { ReactNode } from 'react';
import type { KheopsEvent } from '../../../../game/kheops/events.ts';
import { PawnIcon } from '../art/pawns.tsx';
import { SymbolIcon } from '../art/symbols.tsx';
import { TileIcon } from './tile-icon.tsx';

/** A small picture of an event, for the history and the strip of what happened since one's last turn. */
export const iconOf = (event: KheopsEvent): ReactNode => {
  switch (event.type) {
    case 'pawn':
      return <PawnIcon piece={event.piece} side="seat" size={28} />;
    case 'power':
      return <SymbolIcon symbol={event.power} size={28} />;
    case 'tile':
      return <TileIcon tile={event.tile} turn={event.turn} />;
    case 'ankhs':
      return <SymbolIcon symbol="ankh" size={28} />;
    case 'network':
      return <NetworkIcon text={String(event.points)} />;
    case 'setup':
    case 'refill':
    case 'end':
      return null;
  }
};

/** The light of a network, with what is said of it. */
export const NetworkIcon = ({ text, size = 28 }: { text: string; size?: number }) => (
  <svg className="network-icon" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
    <path d="M0-11L11 9H-11Z" />
    <text y="5" fontSize="9">
      {text}
    </text>
  </svg>
);
