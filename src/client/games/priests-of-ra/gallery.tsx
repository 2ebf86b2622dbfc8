import { SIDES } from '../../../game/priests-of-ra/tiles.ts';
import { auctionGallery } from '../auction/gallery/gallery.tsx';
import { Board } from './board.tsx';
import { PLAYING, POSITIONS } from './gallery/positions.ts';
import { Tile } from './pieces/tile.tsx';
import { styles } from './styles.ts';

/** Named positions of this board and its tiles. */
export const gallery = auctionGallery({
  styles,
  Board,
  Tile,
  faces: [...SIDES, 'ra'],
  positions: POSITIONS,
  playing: PLAYING,
});
