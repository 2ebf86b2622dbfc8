import { GLYPHS } from '../client/games/priests-of-ra/art/glyphs.ts';
import type { Table } from '../game/priests-of-ra/table.ts';
import { SIDES, type Side } from '../game/priests-of-ra/tiles.ts';
import { drawAuction, type Pigments, sunPicture, tilePicture } from './auction.tsx';
import type { Miniature } from './drawing.ts';
import type { TempleColours } from './scenes.ts';

const INK = '#221a12';
const person = (hue: string): Pigments => ({ face: '#faf0d8', hue, mark: INK });
const building = (hue: string): Pigments => ({ face: '#efe0b9', hue, mark: INK });

export const PIGMENTS: Readonly<Record<Side | 'ra', Pigments>> = {
  ra: { face: '#17366b', hue: '#f2c14e', mark: '#f5cf6b' },
  farmer: person('#3f6b21'),
  warrior: person('#a12f16'),
  merchant: person('#1f5a8a'),
  scribe: person('#6c3a80'),
  granary: building('#9a6a08'),
  fortress: building('#8c2f22'),
  market: building('#176a68'),
  library: building('#3b4a92'),
  'chamber-red': person('#a3271a'),
  'chamber-blue': person('#1d4f9c'),
  'chamber-green': person('#22633a'),
  'chamber-yellow': person('#b37b00'),
  pyramid: { face: '#f6e6bd', hue: '#c58a1c', mark: '#6b430c' },
  priest: { face: '#fdf8ec', hue: '#b98512', mark: INK },
  plague: { face: '#2a2320', hue: '#e9dcb8', mark: '#f3e8cf' },
};

const isFace = (name: string): name is Side | 'ra' => name === 'ra' || SIDES.includes(name as Side);

const DAWN: TempleColours = {
  id: 'priests',
  sky: [
    [0, '#5f6fa8'],
    [0.4, '#f2b184'],
  ],
  wall: '#ecc8a0',
  stone: '#d8a878',
  rim: '#4c2433',
};

export const priestsOfRa: Miniature = {
  draw: (table: Table) => drawAuction(table, DAWN),
  picture: name => (isFace(name) ? tilePicture(GLYPHS[name], PIGMENTS[name]) : sunPicture(name)),
};
