import { GLYPHS } from '../client/games/ra/art/glyphs.ts';
import type { Table } from '../game/ra/table.ts';
import { isTile, type Tile } from '../game/ra/tiles.ts';
import { drawAuction, type Pigments, sunPicture, tilePicture } from './auction.tsx';
import type { Miniature } from './drawing.ts';
import type { TempleColours } from './scenes.ts';

const of = (face: string, hue: string): Pigments => ({ face, hue, mark: '#221a12' });
const burnt = (pigment: string): Pigments => ({ face: '#2a2320', hue: pigment, mark: pigment });
const GODS = of('#f6d981', '#a06a00');
const PHARAOHS = of('#f3cdb4', '#a3311a');
const RIVER = of('#cfe3ea', '#1d5f9c');
const CIVILIZATIONS = of('#dfe8c4', '#2f6b3a');
const MONUMENTS = of('#e7dcc8', '#8a5527');

export const PIGMENTS: Readonly<Record<Tile, Pigments>> = {
  ra: { face: '#17366b', hue: '#f2c14e', mark: '#f5cf6b' },
  god: GODS,
  gold: GODS,
  pharaoh: PHARAOHS,
  funeral: burnt('#e5906c'),
  nile: RIVER,
  flood: RIVER,
  drought: burnt('#7db9dd'),
  art: CIVILIZATIONS,
  agriculture: CIVILIZATIONS,
  religion: CIVILIZATIONS,
  astronomy: CIVILIZATIONS,
  writing: CIVILIZATIONS,
  unrest: burnt('#9cc584'),
  fortress: MONUMENTS,
  obelisk: MONUMENTS,
  palace: MONUMENTS,
  pyramid: MONUMENTS,
  sphinx: MONUMENTS,
  statues: MONUMENTS,
  'step-pyramid': MONUMENTS,
  temple: MONUMENTS,
  earthquake: burnt('#cfae84'),
};

const DAY: TempleColours = {
  id: 'ra',
  sky: [
    [0, '#7fb3d1'],
    [0.4, '#f6e3b0'],
  ],
  wall: '#e9d19b',
  stone: '#d9ba7e',
  rim: '#5b3a1e',
};

export const ra: Miniature = {
  draw: (table: Table) => drawAuction(table, DAY),
  picture: name => (isTile(name) ? tilePicture(GLYPHS[name], PIGMENTS[name]) : sunPicture(name)),
};
