import type { ComponentType } from 'react';
import type { Side } from '../../../../game/priests-of-ra/tiles.ts';
import { RaGlyph } from '../../auction/art/ra-glyph.tsx';
import { Plague } from './god-glyphs.tsx';
import { Farmer, Merchant, Priest, Scribe, Warrior } from './people-glyphs.tsx';
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
} from './place-glyphs.tsx';

/** The picture of each side of a tile, in a 64 × 64 view box. */
export const GLYPHS: Readonly<Record<Side | 'ra', ComponentType>> = {
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
