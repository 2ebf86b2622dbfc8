import type { ComponentType, CSSProperties } from 'react';
import { isTurnable, OTHER_SIDE } from '../../../game/priests-of-ra/tiles.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { Plague, Ra } from './art/god-glyphs.tsx';
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
  ra: Ra,
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

/**
 * One tile, lying with a side up. `size` is its edge in pixels; without it the tile is as wide as its
 * place. The word below appears where there is room. A decorative tile has no name for screen readers,
 * because words beside it say the same.
 */
export const Tile = ({
  side,
  size,
  decorative = false,
}: {
  side: Face;
  size?: number;
  decorative?: boolean;
}) => {
  const words = useWords(tileWords)[side];
  const Glyph = GLYPHS[side];
  const style = size === undefined ? undefined : ({ '--tile-size': `${size}px` } as CSSProperties);
  const name = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': words.one } as const);
  return (
    <span className={`tile tile-${side}`} style={style} {...name}>
      <span className="tile-face">
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <Glyph />
        </svg>
        <span className="tile-word" aria-hidden="true">
          {words.short}
        </span>
        {side !== 'ra' && isTurnable(side) && <span className={`tile-corner tile-${OTHER_SIDE[side]}`} />}
      </span>
    </span>
  );
};
