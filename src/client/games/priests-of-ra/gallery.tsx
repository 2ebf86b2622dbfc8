import { SIDES } from '../../../game/priests-of-ra/tiles.ts';
import { auctionGallery } from '../auction/gallery/gallery.tsx';
import type { GameGallery } from '../gallery/game-gallery.ts';
import { Board } from './board.tsx';
import { PLAYING, POSITIONS } from './gallery/positions.ts';
import { clientGame } from './index.ts';
import { Tile } from './pieces/tile.tsx';

/** Named positions of this board and its tiles. */
export const gallery: GameGallery = auctionGallery({
  styles: clientGame.styles,
  Board,
  Tile,
  faces: [...SIDES, 'ra'],
  positions: POSITIONS,
  playing: PLAYING,
});
