import { TILES, type Tile } from '../../../../game/kheops/tiles.ts';
import { defineWords, type Language, plural } from '../../../ui/i18n/i18n.tsx';
import type { PieceList } from '../../rules-page/drawings.ts';
import { TileIcon } from '../pieces/tile-icon.tsx';
import { kindWords, symbolWords } from '../words/names.ts';

const listWords = defineWords(
  {
    title: `The ${TILES.length} tiles`,
    openings: (n: number) => plural('en', n, 'opening', 'openings'),
    plain: 'plain',
    times: (n: number) => plural('en', n, 'tile', 'tiles'),
  },
  {
    title: `Le ${TILES.length} tessere`,
    openings: n => plural('it', n, 'apertura', 'aperture'),
    plain: 'senza simbolo',
    times: n => plural('it', n, 'tessera', 'tessere'),
  },
);

type Kind = { readonly tile: Tile; readonly count: number };

/** Each kind of tile once, rooms first, with how many there are of it. */
export const kindsOfTiles = (): readonly Kind[] => {
  const kinds = new Map<string, Kind>();
  for (const tile of TILES) {
    const name = `${tile.kind} ${tile.symbol} ${tile.openings}`;
    const found = kinds.get(name);
    kinds.set(name, { tile: found?.tile ?? tile, count: (found?.count ?? 0) + 1 });
  }
  return [...kinds.values()].sort(
    (a, b) => Number(a.tile.kind === 'corridor') - Number(b.tile.kind === 'corridor'),
  );
};

/** All tiles by kind, with counts: the rulebook does not list them. */
export const tileList = (language: Language): PieceList => {
  const words = listWords[language];
  const kinds = kindWords[language];
  const symbols = symbolWords[language];
  return {
    title: words.title,
    kinds: kindsOfTiles().map(({ tile, count }) => ({
      picture: <TileIcon key={tile.id} tile={tile.id} />,
      count: words.times(count),
      text: [
        kinds[tile.kind].one,
        tile.symbol === null ? words.plain : symbols[tile.symbol].one,
        words.openings(tile.openings),
      ].join(', '),
    })),
  };
};
