import type { CSSProperties } from 'react';
import { useWords } from '../../i18n/i18n.tsx';
import { GLYPHS } from './art/glyphs.ts';
import './tile.css';
import { type Face, tileWords } from './tile-words.ts';

/** The rulebook's five groups, each with a pigment and a frieze of its own. */
type Group = 'gods' | 'pharaohs' | 'river' | 'civilizations' | 'monuments';

const of = (group: Group) => `ra-tile ra-${group}`;
const disasterOf = (group: Group) => `${of(group)} ra-disaster`;

const CLASSES: Readonly<Record<Face, string>> = {
  ra: 'tile-ra',
  god: of('gods'),
  gold: of('gods'),
  pharaoh: of('pharaohs'),
  funeral: disasterOf('pharaohs'),
  nile: of('river'),
  flood: of('river'),
  drought: disasterOf('river'),
  art: of('civilizations'),
  agriculture: of('civilizations'),
  religion: of('civilizations'),
  astronomy: of('civilizations'),
  writing: of('civilizations'),
  unrest: disasterOf('civilizations'),
  fortress: of('monuments'),
  obelisk: of('monuments'),
  palace: of('monuments'),
  pyramid: of('monuments'),
  sphinx: of('monuments'),
  statues: of('monuments'),
  'step-pyramid': of('monuments'),
  temple: of('monuments'),
  earthquake: disasterOf('monuments'),
};

/**
 * One tile. `size` is its edge in pixels; without it the tile is as wide as its place. The word below appears
 * where there is room. A decorative tile has no name for screen readers, because words beside it say the same.
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
    <span className={`tile ${CLASSES[side]}`} style={style} {...name}>
      <span className="tile-face">
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <Glyph />
        </svg>
        <span className="tile-word" aria-hidden="true">
          {words.short}
        </span>
      </span>
    </span>
  );
};
