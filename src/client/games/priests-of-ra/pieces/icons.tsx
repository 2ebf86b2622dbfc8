import type { ReactNode } from 'react';
import type { PriestsEvent, ScoreItem } from '../../../../game/priests-of-ra/events.ts';
import { isTwoSided, type Tile as TileName } from '../../../../game/priests-of-ra/tiles.ts';
import { SunToken } from '../../auction/art/tokens.tsx';
import { iconOfAuction } from '../../auction/pieces/history-marks.tsx';
import type { SharedEvent } from '../../auction/view/auction-view.ts';
import { Ankh } from '../art/ankh.tsx';
import type { Face } from '../words/tile-words.ts';
import { Tile } from './tile.tsx';

const tile = (side: Face): ReactNode => <Tile side={side} decorative />;

/** The small picture of an event in the history and in the strip since one's last turn; a two-sided tile shows the side laid. */
export const iconOf = (event: PriestsEvent): ReactNode => {
  switch (event.type) {
    case 'place':
      return tile(event.tile);
    case 'flip':
      return tile(event.to);
    default:
      return iconOfAuction(event as SharedEvent, drawn =>
        isTwoSided(drawn as TileName) ? null : tile(drawn as Face),
      );
  }
};

const SIDE_OF: Readonly<Record<Exclude<ScoreItem, 'suns' | 'ankhs'>, Face>> = {
  farmers: 'farmer',
  warriors: 'warrior',
  merchants: 'merchant',
  scribes: 'scribe',
  buildings: 'fortress',
  'building-kinds': 'library',
  priests: 'priest',
  plagues: 'plague',
  pyramid: 'pyramid',
  chambers: 'chamber-yellow',
};

/** What stands for an item of the score sheet. */
export const pictureOf = (item: string): ReactNode => {
  if (item === 'suns') return <SunToken sun={16} />;
  return item === 'ankhs' ? <Ankh held /> : tile(SIDE_OF[item as keyof typeof SIDE_OF]);
};
