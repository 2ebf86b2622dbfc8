import type { ComponentType } from 'react';
import type { Tile } from '../../../../game/ra/tiles.ts';
import { RaGlyph } from '../../auction/art/ra-glyph.tsx';
import { Agriculture, Art, Astronomy, Religion, Writing } from './civilization-glyphs.tsx';
import { Drought, Earthquake, Funeral, Unrest } from './disaster-glyphs.tsx';
import { God, Gold, Pharaoh } from './god-glyphs.tsx';
import {
  Fortress,
  Obelisk,
  Palace,
  Pyramid,
  Sphinx,
  Statues,
  StepPyramid,
  Temple,
} from './monument-glyphs.tsx';
import { Flood, Nile } from './river-glyphs.tsx';

/** The picture of each tile, in a 64 × 64 view box. */
export const GLYPHS: Readonly<Record<Tile, ComponentType>> = {
  ra: RaGlyph,
  god: God,
  pharaoh: Pharaoh,
  nile: Nile,
  flood: Flood,
  gold: Gold,
  art: Art,
  agriculture: Agriculture,
  religion: Religion,
  astronomy: Astronomy,
  writing: Writing,
  fortress: Fortress,
  obelisk: Obelisk,
  palace: Palace,
  pyramid: Pyramid,
  sphinx: Sphinx,
  statues: Statues,
  'step-pyramid': StepPyramid,
  temple: Temple,
  funeral: Funeral,
  drought: Drought,
  unrest: Unrest,
  earthquake: Earthquake,
};
