import type { ReactNode } from 'react';
import type { AnyEvent } from '../../../../game/contract.ts';
import { EventSign } from '../art/event-signs.tsx';
import { SunToken } from '../art/tokens.tsx';
import type { SharedEvent } from '../view/auction-view.ts';
import type { Reader } from '../view/facts.ts';
import { groupWords } from '../words/history.ts';

/** The small picture of an event that both games have; null for what is passed over. The game draws its own tiles. */
export const iconOfAuction = (event: SharedEvent, tile: (drawn: string) => ReactNode): ReactNode => {
  switch (event.type) {
    case 'draw':
      return tile(event.tile);
    case 'invoke':
      return event.kind === 'ra-tile' ? null : <EventSign sign="call" />;
    case 'bid':
      return <SunToken sun={event.sun} />;
    case 'sold':
      return <EventSign sign="sold" />;
    case 'unsold':
      return <EventSign sign="unsold" />;
    case 'epoch-end':
      return <EventSign sign="dusk" />;
    case 'end':
      return <EventSign sign="end" />;
    default:
      return null;
  }
};

/** A group of the history is an epoch's beginning or end, an auction, or what happens between two of them. */
export const groupOfAuction = (event: AnyEvent, { language, person }: Reader): string | null => {
  const shared = event as unknown as SharedEvent;
  const words = groupWords[language];
  switch (shared.type) {
    case 'setup':
      return '';
    case 'epoch-start':
      return words.epoch(shared.epoch);
    case 'invoke':
      return words.auction(person(shared.player), shared.kind);
    case 'epoch-end':
      return words.scoring(shared.epoch);
    case 'draw':
      return '';
    default:
      return null;
  }
};
