import type { ComponentType } from 'react';
import { isTurnable, OTHER_SIDE } from '../../../game/priests-of-ra/tiles.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { RaGlyph } from '../auction/ra-glyph.tsx';
import { TileFrame, type TileProps } from '../auction/tile-frame.tsx';
import { Plague } from './art/god-glyphs.tsx';
import { Farmer, Merchant, Priest, Scribe, Warrior } from './art/people-glyphs.tsx';
import {
  ChamberBlue,
  ChamberGreen,
  ChamberRed,
  ChamberYellow,
  Fortress,
  Granary,
  Library,
  Market,
  Pyramid,
} from './art/place-glyphs.tsx';
import './tile.css';
import { type Face, tileWords } from './tile-words.ts';

const GLYPHS: Readonly<Record<Face, ComponentType>> = {
  ra: RaGlyph,
  farmer: Farmer,
  warrior: Warrior,
  merchant: Merchant,
  scribe: Scribe,
  granary: Granary,
  fortress: Fortress,
  market: Market,
  library: Library,
  'chamber-red': ChamberRed,
  'chamber-blue': ChamberBlue,
  'chamber-green': ChamberGreen,
  'chamber-yellow': ChamberYellow,
  pyramid: Pyramid,
  priest: Priest,
  plague: Plague,
};

/** One tile, lying with a side up; the corner of a two-sided one shows the colour of the other. */
export const Tile = ({ side, ...frame }: TileProps<Face>) => {
  const words = useWords(tileWords)[side];
  return (
    <TileFrame className={`tile-${side}`} words={words} Glyph={GLYPHS[side]} {...frame}>
      {side !== 'ra' && isTurnable(side) && <span className={`tile-corner tile-${OTHER_SIDE[side]}`} />}
    </TileFrame>
  );
};
