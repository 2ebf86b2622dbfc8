import { memo } from 'react';
import { isTurnable, OTHER_SIDE } from '../../../../game/priests-of-ra/tiles.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { TileFrame, type TileProps } from '../../auction/art/tile-frame.tsx';
import { GLYPHS } from '../art/glyphs.ts';
import '../art/tile.css';
import { type Face, tileWords } from '../words/tile-words.ts';

/** One tile, lying with a side up; the corner of a two-sided one shows the colour of the other. */
export const Tile = memo(({ side, ...frame }: TileProps<Face>) => {
  const words = useWords(tileWords)[side];
  return (
    <TileFrame side={side} className={`tile-${side}`} words={words} Glyph={GLYPHS[side]} {...frame}>
      {side !== 'ra' && isTurnable(side) && <span className={`tile-corner tile-${OTHER_SIDE[side]}`} />}
    </TileFrame>
  );
});
