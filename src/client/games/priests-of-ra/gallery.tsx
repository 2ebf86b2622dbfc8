import { SIDES } from '../../../game/priests-of-ra/tiles.ts';
import { AuctionGallery } from '../auction/gallery/gallery.tsx';
import { Board } from './board.tsx';
import { PLAYING, POSITIONS } from './gallery/positions.ts';
import { styles } from './styles.ts';
import { Tile } from './tile.tsx';

/** Named positions of this board and its tiles, in development. */
export const Gallery = () => (
  <AuctionGallery
    styles={styles}
    Board={Board}
    Tile={Tile}
    faces={[...SIDES, 'ra']}
    positions={POSITIONS}
    playing={PLAYING}
  />
);
