import type { GameId } from '../game/index.ts';
import type { Drawing, Miniature } from './drawing.ts';
import { kheops } from './kheops.tsx';
import { priestsOfRa } from './priests-of-ra.tsx';
import { ra } from './ra.tsx';
import { ruRaRe } from './ru-ra-re.tsx';

/** How each game is drawn small. A game may do without. */
export const MINIATURES: Readonly<Partial<Record<GameId, Miniature>>> = {
  'priests-of-ra': priestsOfRa,
  ra,
  kheops,
  'ru-ra-re': ruRaRe,
};

/** The pictures that lie in a drawing, each once, as symbols of an SVG. */
export const symbolsOf = (game: GameId, drawings: readonly Drawing[]): string => {
  const names = new Set(drawings.flatMap(({ pieces }) => pieces.map(({ picture }) => picture)));
  return [...names]
    .map(
      name =>
        `<symbol id="${idOf(game, name)}" viewBox="-50 -50 100 100" overflow="visible">${MINIATURES[game]!.picture(name)}</symbol>`,
    )
    .join('');
};

/** One piece at its place. */
export const useOf = (
  game: GameId,
  { picture, x, y, size }: Drawing['pieces'][number],
  more = '',
): string => {
  const round = (n: number) => Math.round(n * 10) / 10;
  const at = `x="${round(x - size / 2)}" y="${round(y - size / 2)}" width="${round(size)}" height="${round(size)}"`;
  return `<use href="#${idOf(game, picture)}" ${at}${more}/>`;
};

const idOf = (game: GameId, picture: string) => `small-${game}-${picture}`;

/** A drawing as an SVG that needs nothing else. */
export const svgOf = (game: GameId, drawing: Drawing): string => {
  const { width, height, ground, pieces } = drawing;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<defs>${symbolsOf(game, [drawing])}</defs>${ground}${pieces.map(piece => useOf(game, piece)).join('')}</svg>`
  );
};
