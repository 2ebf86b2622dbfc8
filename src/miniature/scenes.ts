/** What the tables stand in, as SVG: wider than the picture, for places that are. */

/** All pictures are so large. */
export const WIDTH = 320;
export const HEIGHT = 180;

const [LEFT, SPAN] = [-60, WIDTH + 120];
const RIGHT = LEFT + SPAN;

type Stop = readonly [offset: number, colour: string];

/** The whole picture in one gradient from above; `id` is nobody else's on the page. */
const sky = (id: string, stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')}</linearGradient>` +
  `<rect x="${LEFT}" width="${SPAN}" height="${HEIGHT}" fill="url(#${id})"/>`;

const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;

const INK = '#5b3f1a';
const edged = (width = 1) => ` stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`;

export type TempleColours = {
  readonly id: string;
  readonly sky: readonly Stop[];
  readonly wall: string;
  readonly stone: string;
  readonly rim: string;
};

/** Where the parts of the temple front are. */
export const TEMPLE = {
  /** The middle of the frieze, where the Ra track is, and its ends. */
  frieze: { y: 35, from: 26, to: 294 },
  /** The middle of the gate, where the centre sun is. */
  gate: { x: 263, y: 103 },
  /** The edge of the table, where everybody's suns lie. */
  rim: { y: 164, from: 10, to: 310 },
};

/** A temple front: a frieze, a wall between two columns, a gate in it, and the edge of a table before it. */
export const templeScene = ({ id, sky: stops, wall, stone, rim }: TempleColours): string => {
  const { x } = TEMPLE.gate;
  const stripes = ['#a5301a', '#2c6b48', '#e7c46a'].map(
    (colour, i) =>
      `<path d="M8 17H312" stroke="${colour}" stroke-width="8" stroke-dasharray="3 13" stroke-dashoffset="${-4 * i - 2}"/>`,
  );
  return [
    sky(`${id}-sky`, stops),
    path(`M${LEFT} 128L-18 98 30 122V180H${LEFT}zM${RIGHT} 128L352 104 290 122V180H${RIGHT}z`, stone),
    // The wall, its courses, and the gate in it.
    rect(12, 46, 296, 110, wall, edged()),
    `<path d="M12 70H308M12 94H308M12 118H308M12 142H308" stroke="${INK}" stroke-opacity="0.180"/>`,
    path(`M${x - 27} 150L${x - 22} 62H${x + 22}L${x + 27} 150z`, '#f0deb2', edged()),
    path(`M${x - 18} 150L${x - 15} 72H${x + 15}L${x + 18} 150z`, '#20160f'),
    path(`M${x - 31} 62L${x - 27} 53H${x + 27}L${x + 31} 62z`, '#1e4683', edged()),
    column(15),
    column(305),
    // The frieze lies over both columns, and the cornice on it.
    rect(6, 24, 308, 22, stone, edged()),
    rect(4, 12, 312, 11, '#1e4683', edged()),
    ...stripes,
    rect(1, 8, 318, 5, '#f0deb2', edged(0.8)),
    rect(LEFT, 148, SPAN, 32, rim),
    rect(LEFT, 147, SPAN, 2, '#c9962f'),
  ].join('');
};

const column = (x: number): string =>
  rect(x - 7, 58, 14, 92, '#e9d3a0', edged()) +
  `<path d="M${x - 2.5} 60V148M${x + 2.5} 60V148" stroke="${INK}" stroke-opacity="0.250"/>` +
  path(
    `M${x - 12} 46H${x + 12}Q${x + 10} 58 ${x + 6} 62H${x - 6}Q${x - 10} 58 ${x - 12} 46z`,
    '#2c6b48',
    edged(),
  ) +
  path(`M${x - 4} 47H${x + 4}L${x + 2.5} 61H${x - 2.5}z`, '#a5301a') +
  rect(x - 8, 62, 16, 4, '#1e4683', edged(0.6));

/** The desert at dusk, with a torch on each side of what is built there. */
export const desertScene = (): string =>
  [
    sky('desert-sky', [
      [0, '#24406f'],
      [0.5, '#8d7f9a'],
      [0.72, '#e0a466'],
      [1, '#f0c988'],
    ]),
    `<g fill="#f7e7bd">${STARS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="0.900"/>`).join('')}</g>`,
    path(`M${LEFT} 148Q-8 124 56 142T150 140 236 142 ${RIGHT} 130V180H${LEFT}z`, '#c08748'),
    path(`M${LEFT} 164Q40 150 160 160T${RIGHT} 156V180H${LEFT}z`, '#a06b34'),
    torch(34),
    torch(286),
  ].join('');

const STARS = [
  [-38, 22],
  [-12, 50],
  [18, 18],
  [52, 40],
  [86, 14],
  [118, 30],
  [206, 26],
  [232, 12],
  [262, 44],
  [296, 20],
  [330, 46],
  [356, 18],
] as const;

const torch = (x: number): string =>
  `<circle cx="${x}" cy="124" r="22" fill="#ffcf7a" opacity="0.220"/><circle cx="${x}" cy="124" r="11" fill="#ffd98f" opacity="0.350"/>` +
  path(`M${x - 2} 134L${x - 1.5} 168H${x + 1.5}L${x + 2} 134z`, '#3b2712') +
  path(`M${x - 5} 130H${x + 5}L${x + 3} 136H${x - 3}z`, '#6b4a1f') +
  path(`M${x} 113Q${x + 7} 124 ${x + 3} 130H${x - 3}Q${x - 7} 125 ${x} 113z`, '#f08a2c') +
  path(`M${x} 120Q${x + 3} 126 ${x + 1.5} 130H${x - 1.5}Q${x - 3} 126 ${x} 120z`, '#ffe9ad');

/** A market square: houses, an awning, and the stall on which the cards lie. */
export const marketScene = (): string => {
  const scallops = Array.from({ length: SPAN / 20 }, (_, i) => LEFT + 20 * i);
  const awning = (odd: number) =>
    scallops
      .filter((_, i) => i % 2 === odd)
      .map(x => `M${x} 0V12A10 7 0 0 0 ${x + 20} 12V0z`)
      .join('');
  return [
    sky('market-sky', [
      [0, '#a9d0e0'],
      [1, '#f6e8c4'],
    ]),
    ...[-52, 16, 92, 168, 244, 318].map((x, i) => house(x, i % 2 === 0)),
    rect(LEFT, 62, SPAN, 118, '#9a6a3a'),
    `<path d="M${LEFT} 92H${RIGHT}M${LEFT} 122H${RIGHT}M${LEFT} 152H${RIGHT}" stroke="#6d4621" stroke-opacity="0.550"/>`,
    rect(LEFT, 60, SPAN, 5, '#c4935a'),
    path(awning(0), '#b0402c', edged(0.6)),
    path(awning(1), '#f7ead0', edged(0.6)),
    rect(LEFT, 0, SPAN, 4, '#7a2c1e'),
  ].join('');
};

const house = (x: number, broad: boolean): string => {
  const width = broad ? 56 : 44;
  const eaves = broad ? 40 : 34;
  return (
    rect(x, eaves, width, 40, broad ? '#e4c79a' : '#d8b384', edged(0.6)) +
    path(
      `M${x - 4} ${eaves}L${x + width / 2} ${eaves - 18} ${x + width + 4} ${eaves}z`,
      '#b8573a',
      edged(0.6),
    ) +
    rect(x + width / 2 - 4, eaves + 8, 8, 10, '#5a7d94', edged(0.6))
  );
};
