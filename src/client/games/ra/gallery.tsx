import { TILES } from '../../../game/ra/tiles.ts';
import { auctionGallery } from '../auction/gallery/gallery.tsx';
import { Board } from './board.tsx';
import { PLAYING, POSITIONS } from './gallery/positions.ts';
import { styles } from './styles.ts';
import { Tile } from './tile.tsx';

/** Named positions of this board and its tiles. */
export const gallery = auctionGallery({
  styles,
  Board,
  Tile,
  faces: TILES,
  positions: POSITIONS,
  playing: PLAYING,
});
