import type { ComponentType } from 'react';
import type { AuctionArea, AuctionTable } from '../game/auction/table.ts';
import { AUCTION_TRACK, raTrackLength } from '../game/auction/tracks.ts';
import { type Drawing, type Paints, type Piece, painted } from './drawing.ts';
import { HEIGHT, TEMPLE, type TempleColours, templeScene, WIDTH } from './scenes.ts';

export type Pigments = { readonly face: string; readonly hue: string; readonly mark: string };

const TILE = 42;
const STEP = 45;
const LEFT = 52;
const TOP = 73;

/** Both games lay the same middle of the table: the Ra track, the lot, and everybody's suns. */
export const drawAuction = (
  { areas, raTrack, track, centre }: AuctionTable<string | null, AuctionArea>,
  colours: TempleColours,
): Drawing => {
  const { frieze, gate, rim } = TEMPLE;
  const length = raTrackLength(areas.length);
  const step = (frieze.to - frieze.from) / length;
  const pieces: Piece[] = [];
  const spaces = Array.from({ length }, (_, i) => ({ x: frieze.from + step * (i + 0.5), y: frieze.y }));
  for (const place of spaces.slice(0, raTrack)) pieces.push({ picture: 'ra', ...place, size: 20 });
  for (const [i, tile] of track.entries()) {
    if (tile !== null) pieces.push({ picture: tile, ...spaceAt(i), size: TILE });
  }
  pieces.push({ picture: `sun-${centre}`, ...gate, size: 44 });
  const share = (rim.to - rim.from) / areas.length;
  for (const [seat, { suns }] of areas.entries()) {
    const all = [...suns.faceUp.map(sun => `sun-${sun}`), ...suns.faceDown.map(() => 'spent')];
    const apart = Math.min(23, (share - 12) / Math.max(1, all.length));
    for (const [i, picture] of all.entries()) {
      pieces.push({
        picture,
        x: rim.from + share * (seat + 0.5) + apart * (i - (all.length - 1) / 2),
        y: rim.y,
        size: 21,
      });
    }
  }
  const slots = Array.from({ length: AUCTION_TRACK }, (_, i) => spaceAt(i)).map(at => slot(at, TILE));
  const last = spaces.length - 1;
  const rings = spaces.map((at, i) => slot(at, 18, i === last ? '#a5301a' : undefined));
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: templeScene(colours) + slots.join('') + rings.join(''),
    pieces,
  };
};

const slot = ({ x, y }: { x: number; y: number }, size: number, edge = '#5b3f1a'): string =>
  `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="3" fill="#8a6a36" fill-opacity="0.350" stroke="${edge}" stroke-opacity="0.600"/>`;

const spaceAt = (i: number) => ({ x: LEFT + STEP * (i % 4), y: TOP + STEP * Math.floor(i / 4) });

/** A tile with its picture on it, in its pigments. */
export const tilePicture = (Glyph: ComponentType, pigments: Pigments): string =>
  `<rect x="-48" y="-48" width="96" height="96" rx="10" fill="${pigments.face}" stroke="#6b5327" stroke-width="3"/>` +
  `<g transform="translate(-40 -40) scale(1.250)" fill="${pigments.mark}">${painted(<Glyph />, paintsOf(pigments))}</g>`;

const paintsOf = ({ face, hue, mark }: Pigments): Paints => {
  const drawn = (stroke: string, width: number) => ({
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  return {
    hue: { fill: hue },
    hole: { fill: face },
    edge: { stroke: face, 'stroke-width': 3 },
    line: drawn(mark, 4),
    thin: { ...drawn(mark, 2.2) },
    'hue-line': drawn(hue, 4),
    cut: drawn(face, 2.6),
    wave: drawn(hue, 5.5),
    leaf: { fill: face, stroke: mark, 'stroke-width': 2.6 },
    scrolls: { fill: face, stroke: hue, 'stroke-width': 4 },
    door: { fill: face, stroke: hue, 'stroke-width': 3.4, 'stroke-linejoin': 'round' },
  };
};

/** A sun's disc with its number, or one that has been used in this epoch. */
export const sunPicture = (name: string): string => {
  const number = name.startsWith('sun-') ? name.slice(4) : '';
  const [fill, edge] = number === '' ? ['#3f2f22', '#8a7350'] : ['#e0aa3e', '#8a5f10'];
  const left = (number.length - 1) * -15;
  const digits = [...number].map(
    (digit, i) => `<path transform="translate(${left + i * 30} 0)" d="${DIGITS[digit]}"/>`,
  );
  return (
    `<circle r="46" fill="${fill}" stroke="${edge}" stroke-width="5"/>` +
    `<g fill="none" stroke="#3d2a06" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">${digits.join('')}</g>`
  );
};

/** Numbers drawn, not written: a picture has no typeface of its own. */
const DIGITS: Readonly<Record<string, string>> = {
  '0': 'M0-20Q11-20 11 0T0 20-11 0 0-20z',
  '1': 'M-7-12L2-20V20M-8 20H11',
  '2': 'M-11-11Q-9-20 0-20 10-20 10-10 10-2-11 20H12',
  '3': 'M-11-16Q-5-20 0-20 9-20 9-11 9-2-3-2 11-2 11 9 11 20-1 20-8 20-12 15',
  '4': 'M6 20V-20L-12 8H13',
  '5': 'M10-20H-7L-9-3Q-4-7 1-7 11-7 11 6 11 20-1 20-8 20-12 15',
  '6': 'M8-19Q-11-14-11 6-11 20 0 20 11 20 11 7 11-4 0-4-8-4-11 5',
  '7': 'M-11-20H12L-3 20',
  '8': 'M0-2Q-10-4-10-11T0-20 10-11 0-2Q-12 0-12 9T0 20 12 9 0-2z',
  '9': 'M-8 19Q11 14 11-6 11-20 0-20-11-20-11-7-11 4 0 4 8 4 11-5',
};
