import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { renderToStaticMarkup } from 'react-dom/server';
import { type GameId, isGameId, loadRules } from '../../game/index.ts';
import { drawWith } from '../../miniature/drawing.ts';
import { MINIATURES, svgOf } from '../../miniature/index.ts';

const WIDTH = 600;
const HEIGHT = 315;
const TABLE = 520;

let ready: Promise<void> | undefined;

/**
 * A game's table as a PNG of 600 × 315: what a spectator may see of a match, or the beginning of any. Null where a game is not drawn.
 * @param view a spectator's, or null
 */
export const pictureOf = async (game: string, view: unknown, players?: number): Promise<Buffer | null> => {
  const miniature = isGameId(game) ? MINIATURES[game] : undefined;
  if (!isGameId(game) || miniature === undefined) return null;
  ready ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  drawWith(renderToStaticMarkup);
  const drawing = miniature.draw((view ?? (await anyBeginning(game, players))) as never);
  const height = (TABLE * drawing.height) / drawing.width;
  const place = `x="${(WIDTH - TABLE) / 2}" y="${(HEIGHT - height) / 2}" width="${TABLE}" height="${height}"`;
  const table = svgOf(game, drawing).replace('<svg ', `<svg ${place} `);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#1e4683"/>${table}</svg>`;
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  try {
    return Buffer.from(drawn.asPng());
  } finally {
    drawn.free();
  }
};

/** A deal of its own, which no match has: a table that waits has nothing yet that could be shown. */
const anyBeginning = async (game: GameId, players?: number): Promise<unknown> => {
  const { meta, rules } = await loadRules(game);
  const state = rules.setup({
    players: players ?? Math.min(3, meta.seats.max),
    options: meta.defaults,
    seed: 'a picture',
  });
  return rules.view(state, null);
};
