import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyMove } from '../game/contract.ts';
import { GAME_IDS, type GameId, loadRules } from '../game/index.ts';
import { type Drawing, drawWith, type Piece } from './drawing.ts';
import { MINIATURES, symbolsOf, useOf } from './index.ts';

/** A recorded match, and what of it is shown: tables that look different, one after the other. */
export type Recorded = {
  readonly players: number;
  readonly seed: string;
  readonly moves: readonly (readonly [seat: number, move: AnyMove])[];
  /** The first of them that is shown, how many are left out after each, and how many are shown. */
  readonly from: number;
  readonly every: number;
  readonly frames: number;
};

drawWith(renderToStaticMarkup);

/**
 * The recorded matches as one file: for each game an SVG with all that ever lies on its table, each piece with the frames in
 * which it does (`data-on="0-3 7-9"`); what does not lie there in the first one is hidden.
 */
export const filmOf = async (recorded: Readonly<Partial<Record<GameId, Recorded>>>): Promise<string> => {
  const parts = await Promise.all(
    GAME_IDS.flatMap(game => {
      const match = recorded[game];
      return match === undefined || MINIATURES[game] === undefined ? [] : [partOf(game, match)];
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>\n`;
};

const partOf = async (game: GameId, match: Recorded): Promise<string> => {
  const drawings = await drawingsOf(game, match);
  const { width, height, ground } = drawings[0]!;
  const spans = new Map<string, { readonly piece: Piece; readonly on: number[] }>();
  for (const [frame, { pieces }] of drawings.entries())
    for (const piece of pieces) {
      const key = JSON.stringify(piece);
      const span = spans.get(key) ?? { piece, on: [] };
      span.on.push(frame);
      spans.set(key, span);
    }
  const uses = [...spans.values()].map(({ piece, on }) =>
    useOf(
      game,
      piece,
      on.length === drawings.length ? '' : ` data-on="${textOf(on)}"${on[0] === 0 ? '' : ' opacity="0"'}`,
    ),
  );
  return (
    `<svg viewBox="0 0 ${width} ${height}" data-game="${game}" data-frames="${drawings.length}">` +
    `<defs>${symbolsOf(game, drawings)}</defs>${ground}${uses.join('')}</svg>`
  );
};

/** The tables that are shown: each time something of what is drawn has changed. */
export const drawingsOf = async (game: GameId, match: Recorded): Promise<readonly Drawing[]> => {
  const { meta, rules } = await loadRules(game);
  const { draw } = MINIATURES[game]!;
  const state = rules.setup({ players: match.players, options: meta.defaults, seed: match.seed });
  const all: Drawing[] = [draw(state as never)];
  for (const [seat, move] of match.moves) {
    rules.apply(state, seat, move);
    const next = draw(state as never);
    if (JSON.stringify(next.pieces) !== JSON.stringify(all.at(-1)!.pieces)) all.push(next);
  }
  const { from, every, frames } = match;
  return all.filter((_, i) => i >= from && (i - from) % every === 0).slice(0, frames);
};

/** "0-3 7": numbers in ascending order. */
const textOf = (on: readonly number[]): string => {
  const runs: [number, number][] = [];
  for (const frame of on) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === frame - 1) last[1] = frame;
    else runs.push([frame, frame]);
  }
  return runs.map(([a, b]) => (a === b ? `${a}` : `${a}-${b}`)).join(' ');
};
