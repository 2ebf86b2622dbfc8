import { memo } from 'react';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { TileFrame, type TileProps } from '../../auction/art/tile-frame.tsx';
import { GLYPHS } from '../art/glyphs.ts';
import '../art/pigments.css';
import '../art/tile.css';
import { type Face, tileWords } from '../words/tile-words.ts';

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

/** One tile, with the pigment and the frieze of its group. */
export const Tile = memo(({ side, ...frame }: TileProps<Face>) => (
  <TileFrame
    side={side}
    className={CLASSES[side]}
    words={useWords(tileWords)[side]}
    Glyph={GLYPHS[side]}
    {...frame}
  />
));
