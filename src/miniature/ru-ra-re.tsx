import { GLYPHS } from '../client/games/ru-ra-re/art/glyphs.ts';
import { type Card, POINTS_CARDS } from '../game/ru-ra-re/cards.ts';
import type { Table } from '../game/ru-ra-re/table.ts';
import { type Drawing, type Miniature, type Paints, type Piece, painted } from './drawing.ts';
import { HEIGHT, marketScene, WIDTH } from './scenes.ts';

const CARD = 58;
/** The picture's card is five by seven, as wide as a square's side of 100 × 5/7. */
const SIZE = (CARD * 7) / 5;

/** The rows, each from its innermost card to the outermost. */
const draw = ({ rows }: Pick<Table, 'rows'>): Drawing => {
  const share = (WIDTH - 28) / rows.length;
  const size = Math.min(SIZE, ((share - 5) * 7) / 5);
  const pieces = rows.flatMap((row, i): Piece[] => {
    const step = Math.min(size / 2, (HEIGHT - 52 - size) / Math.max(1, row.length - 1));
    const x = 14 + share * (i + 0.5);
    return row.map((card, j) => ({ picture: card, x, y: 26 + size / 2 + step * j, size }));
  });
  return { width: WIDTH, height: HEIGHT, ground: marketScene(), pieces };
};

type Pigments = { readonly face: string; readonly hue: string; readonly coat: string };
const of = (face: string, hue: string, coat = '#fbf5e6'): Pigments => ({ face, hue, coat });
const animal = (coat?: string) => of('#f3e0bb', '#98391b', coat);
const COURT = of('#dbe5ee', '#1e4683', '#3b6cb0');
const FARM = of('#dfe8c4', '#27603f', '#5d9f72');
const POINTS = of('#f8e5ae', '#7d5700');

const PIGMENTS: Readonly<Record<Card, Pigments>> = {
  king: COURT,
  knight: COURT,
  church: of('#efe0d2', '#6b2f4a'),
  farmer: FARM,
  farmwife: FARM,
  farmhouse: of('#dfe8c4', '#27603f'),
  ...(Object.fromEntries(POINTS_CARDS.map(card => [card, POINTS])) as Record<
    (typeof POINTS_CARDS)[number],
    Pigments
  >),
  sheep: animal(),
  horse: animal('#a5653a'),
  pig: animal('#eba28f'),
  cow: animal(),
  goat: animal('#b7ab97'),
  goose: animal(),
  hen: animal('#cf7d48'),
  dog: animal('#d9a04a'),
};

const INK = '#221a12';

const picture = (name: string): string => {
  const card = name as Card;
  const { face, hue, coat } = PIGMENTS[card];
  const Glyph = GLYPHS[card];
  const solid = (fill: string) => ({ fill, stroke: INK, 'stroke-width': 2.4, 'stroke-linejoin': 'round' });
  const line = (stroke: string, width: number) => ({
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  const paints: Paints = {
    coat: solid(coat),
    skin: solid('#efc39a'),
    blush: solid('#efc39a'),
    gold: solid('#e3ae3c'),
    straw: solid('#e3ae3c'),
    beak: solid('#e3ae3c'),
    steel: solid('#c9d3dc'),
    roof: solid('#b8432a'),
    band: solid('#b8432a'),
    comb: solid('#b8432a'),
    plume: solid('#b8432a'),
    jewel: solid(hue),
    hole: { fill: face },
    line: line(INK, 2.6),
    cut: line(face, 2.6),
    hatch: line(INK, 1.5),
    rim: line(INK, 1.5),
    digit: line(INK, 6.5),
  };
  return (
    `<rect x="-35" y="-49" width="70" height="98" rx="5" fill="${face}" stroke="${hue}" stroke-width="3"/>` +
    `<rect x="-35" y="33" width="70" height="16" fill="${hue}"/>` +
    `<g transform="translate(-31 -36) scale(0.970)" fill="${INK}">${painted(<Glyph />, paints)}</g>`
  );
};

export const ruRaRe: Miniature = { draw, picture };
