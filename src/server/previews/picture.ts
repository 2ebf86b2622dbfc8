import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { GAME_IDS, type GameId, isGameId } from '../../game/index.ts';
import type { Drawing } from '../../miniature/drawing.ts';
import { drawingsOf, type Recorded } from '../../miniature/film.ts';
import { MINIATURES, svgOf } from '../../miniature/index.ts';
import matches from '../../miniature/matches.json' with { type: 'json' };
import { HOUSE } from './club-preview.ts';

const WIDTH = 600;
const HEIGHT = 315;

let ready: Promise<void> | undefined;

/**
 * A game's table as a PNG of 600 × 315: what a spectator may see of a match, or a match that bots have played once; or the tables
 * of all games together. Null where a game is not drawn.
 * @param view a spectator's, or null
 */
export const pictureOf = async (name: string, view: unknown): Promise<Buffer | null> => {
  const svg = name === HOUSE ? await ofHouse() : isGameId(name) ? await ofGame(name, view) : null;
  if (svg === null) return null;
  ready ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  try {
    return Buffer.from(drawn.asPng());
  } finally {
    drawn.free();
  }
};

const ofGame = async (game: GameId, view: unknown): Promise<string | null> => {
  const drawing = view === null ? await poster(game) : (MINIATURES[game]?.draw(view as never) ?? null);
  return drawing === null ? null : sheet(placed(game, drawing));
};

/** Four of them, side by side and below each other. */
const ofHouse = async (): Promise<string> => {
  const games = await Promise.all(GAME_IDS.map(async game => [game, await poster(game)] as const));
  const drawn = games.flatMap(([game, drawing]) => (drawing === null ? [] : [placed(game, drawing)]));
  const tables = drawn.slice(0, 4).map((table, i) => {
    const [x, y] = [(i % 2) * (WIDTH / 2), Math.floor(i / 2) * (HEIGHT / 2)];
    return `<svg x="${x}" y="${y}" width="${WIDTH / 2}" height="${HEIGHT / 2}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${table}</svg>`;
  });
  return sheet(
    `${tables.join('')}<path d="M${WIDTH / 2} 0V${HEIGHT}M0 ${HEIGHT / 2}H${WIDTH}" stroke="#c9962f" stroke-width="4"/>`,
  );
};

/** A table that has as much on it as ever in the match that the home page shows: one that waits has nothing yet. */
const poster = async (game: GameId): Promise<Drawing | null> => {
  const recorded = (matches as unknown as Readonly<Partial<Record<GameId, Recorded>>>)[game];
  if (recorded === undefined || MINIATURES[game] === undefined) return null;
  const drawings = await drawingsOf(game, recorded);
  return drawings.reduce((fullest, each) => (each.pieces.length > fullest.pieces.length ? each : fullest));
};

/** As high as the picture; what it stands in is drawn far enough to fill the sides. */
const placed = (game: GameId, drawing: Drawing): string => {
  const width = (HEIGHT * drawing.width) / drawing.height;
  const place = `x="${(WIDTH - width) / 2}" width="${width}" height="${HEIGHT}" overflow="visible"`;
  return svgOf(game, drawing).replace('<svg ', `<svg ${place} `);
};

const sheet = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;
