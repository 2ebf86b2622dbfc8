import { Pawn } from '../client/games/kheops/art/pawns.tsx';
import { Stone, StoneSymbol } from '../client/games/kheops/pieces/stone.tsx';
import {
  centreOf,
  DEPTH,
  pawnAt,
  pointsText,
  vertices,
  WIDTH,
} from '../client/games/kheops/view/geometry.ts';
import { APEX, CELLS, type Cell } from '../game/kheops/pyramid.ts';
import type { Piece as PawnKind, Table } from '../game/kheops/table.ts';
import { type Laid, type TileId, type Turn, tileOf } from '../game/kheops/tiles.ts';
import { type Drawing, type Miniature, type Paints, type Piece, painted } from './drawing.ts';
import { desertScene, HEIGHT, WIDTH as WHOLE } from './scenes.ts';

const SCALE = 0.26;
const LEFT = (WHOLE - WIDTH * SCALE) / 2;
const TOP = (HEIGHT - DEPTH * SCALE) / 2;
const HANGING: Cell = '1,1';

const draw = ({ pyramid, pawns, white }: Table): Drawing => {
  const place = ([x, y]: readonly [number, number]) => ({ x: LEFT + x * SCALE, y: TOP + y * SCALE });
  const cells = CELLS.map(cell => [cell, centreOf(cell)] as const);
  const stones = cells.flatMap(([cell, centre]): Piece[] => {
    const laid = pyramid[cell];
    if (laid === undefined) return [];
    const way = isHanging(cell) ? 'hanging' : 'upright';
    return [{ picture: `tile-${laid.tile}-${laid.turn}-${way}`, ...place(centre), size: 100 * SCALE }];
  });
  const standing = cells.flatMap(([cell, [x, y]]): Piece[] => {
    const pawn = pawns[cell];
    if (pawn === undefined) return [];
    const [dx, dy] = pawnAt(cell);
    const side = pawn.player === white ? 'white' : 'blue';
    return [{ picture: `pawn-${pawn.piece}-${side}`, ...place([x + dx, y + dy]), size: 46 * SCALE }];
  });
  const empty = CELLS.map(
    cell =>
      `<polygon points="${pointsText(vertices(cell))}" fill="#cfa362" stroke="#8f6228" stroke-width="3"/>`,
  );
  const ground = `<g transform="translate(${LEFT} ${TOP}) scale(${SCALE})">${empty.join('')}</g>`;
  return {
    width: WHOLE,
    height: HEIGHT,
    ground: desertScene() + ground,
    pieces: [...stones, ...standing],
  };
};

const isHanging = (cell: Cell): boolean => Number(cell.split(',')[1]) % 2 === 1;

const picture = (name: string): string => {
  const [what, ...rest] = name.split('-');
  if (what === 'pawn') {
    const [piece, side] = rest as [PawnKind, 'white' | 'blue'];
    return `<g transform="scale(4.200)" stroke-linecap="round" stroke-linejoin="round">${painted(<Pawn piece={piece} side={side} />, PAWNS[side])}</g>`;
  }
  const [tile, turn, way] = [Number(rest[0]) as TileId, Number(rest[1]) as Turn, rest[2]];
  const laid: Laid = { tile, turn };
  const cell = way === 'hanging' ? HANGING : APEX;
  const drawing = (
    <>
      <Stone cell={cell} laid={laid} />
      <StoneSymbol cell={cell} laid={laid} aside={false} />
    </>
  );
  return painted(drawing, { ...STONES[tileOf(tile).kind], ...SIGNS });
};

const stone = (wall: string, shine: string, shade: string, hollow: string, floor: string): Paints => ({
  'stone-wall': { fill: wall, stroke: '#5f4320', 'stroke-width': 2, 'stroke-linejoin': 'round' },
  'stone-shine': { fill: 'none', stroke: shine, 'stroke-width': 2.6 },
  'stone-shade': { fill: 'none', stroke: shade, 'stroke-width': 2.6 },
  'stone-hollow': { fill: hollow },
  'stone-jamb': { fill: hollow },
  'stone-floor': { fill: floor },
  'stone-slab': { fill: 'none', stroke: hollow, 'stroke-width': 5.5 },
  'stone-lamp-light': { fill: '#ffdf8a', opacity: 0.4 },
  'stone-flame': { fill: '#e2571b' },
  'stone-lamp-cup': { fill: hollow },
  'stone-symbol-size': { transform: 'scale(2)' },
});

const STONES: Readonly<Record<'room' | 'corridor', Paints>> = {
  room: stone('#c89d5d', '#efd09a', '#8a6231', '#6f4a21', '#fbe3ac'),
  corridor: stone('#a7a49c', '#d5d4ce', '#6d6c69', '#454b55', '#dbe6ee'),
};

const INK = '#221a12';
const BONE = '#fdf6e3';
const line = (stroke: string, width: number) => ({ fill: 'none', stroke, 'stroke-width': width });
const SIGNS: Paints = {
  'kheops-sign': { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
  dark: { fill: INK },
  seal: { fill: '#1d4a35' },
  light: { fill: BONE },
  way: line(BONE, 1.7),
  mark: line(BONE, 1.7),
  slit: line(INK, 1.1),
  thin: { 'stroke-width': 0.9 },
  small: { 'stroke-width': 1.5 },
  passage: line(BONE, 2.5),
  eyes: line(INK, 1.1),
  digit: line(INK, 2.5),
  'case-red': { fill: '#a5301a' },
  'case-green': { fill: '#23683f' },
  'case-blue': { fill: '#1f4a8c' },
  edged: { stroke: INK, 'stroke-width': 1.1 },
  outlined: { fill: BONE, stroke: INK, 'stroke-width': 1 },
  gold: { fill: '#f0bd42' },
  ban: line('#a02310', 2),
  gap: line(BONE, 3.6),
};

const pawn = (flesh: string, edge: string, trim: string, plinth: string): Paints => ({
  body: { fill: flesh, stroke: edge, 'stroke-width': 1.15 },
  plinth: { fill: plinth, stroke: edge, 'stroke-width': 1.15 },
  trim: line(trim, 0.8),
  spots: line(trim, 1.3),
  sash: line(trim, 2.4),
  'on-sash': { stroke: flesh, 'stroke-width': 1 },
  staff: line(edge, 2.6),
  'staff-core': line(plinth, 1),
});

const PAWNS: Readonly<Record<'white' | 'blue', Paints>> = {
  white: pawn('#fffcf2', INK, INK, '#fffcf2'),
  blue: pawn('#1e4683', '#0c1f42', '#f0c65c', '#e2a92c'),
};

export const kheops: Miniature = { draw, picture };
