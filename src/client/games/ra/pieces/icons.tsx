import type { ReactNode } from 'react';
import type { RaEvent, ScoreItem } from '../../../../game/ra/events.ts';
import type { Tile as TileName } from '../../../../game/ra/tiles.ts';
import { SunToken } from '../../auction/art/tokens.tsx';
import { iconOfAuction } from '../../auction/pieces/history-marks.tsx';
import type { SharedEvent } from '../../auction/view/auction-view.ts';
import { Tile } from './tile.tsx';

const tile = (side: TileName): ReactNode => <Tile side={side} decorative />;

/** The small picture of an event in the history and in the strip since one's last turn. */
export const iconOf = (event: RaEvent): ReactNode => {
  switch (event.type) {
    case 'god':
      return tile('god');
    case 'disaster':
      return tile(event.tile);
    default:
      return iconOfAuction(event as SharedEvent, drawn => tile(drawn as TileName));
  }
};

const TILE_OF: Readonly<Record<Exclude<ScoreItem, 'suns'>, TileName>> = {
  gods: 'god',
  pharaohs: 'pharaoh',
  river: 'nile',
  gold: 'gold',
  civilizations: 'astronomy',
  'monument-kinds': 'temple',
  'monument-sets': 'sphinx',
};

/** What stands for an item of the score sheet. */
export const pictureOf = (item: string): ReactNode =>
  item === 'suns' ? <SunToken sun={16} /> : tile(TILE_OF[item as keyof typeof TILE_OF]);
