import { CELLS } from '../../../../game/kheops/pyramid.ts';
import { PIECES, type Piece } from '../../../../game/kheops/table.ts';
import { TILES, type Tile, type TileId } from '../../../../game/kheops/tiles.ts';
import { defineWords, type Language, plural } from '../../../ui/i18n/i18n.tsx';
import type { PieceList, RulesDrawings } from '../../rules-page/drawings.ts';
import { Groups } from '../../rules-page/groups.tsx';
import type { LedgerDrawings } from '../../rules-page/ledger.ts';
import { PawnIcon } from '../art/pawns.tsx';
import { doorsOf } from '../pieces/doors.ts';
import { PawnsOn } from '../pieces/pawns-on.tsx';
import { Stone, StoneSymbol } from '../pieces/stone.tsx';
import { TileIcon } from '../pieces/tile-icon.tsx';
import { sideOf } from '../view/facts.ts';
import { at, centreOf, cornersOf, SIDE } from '../view/geometry.ts';
import { kindWords, symbolWords } from '../words/names.ts';
import { scoreWords } from '../words/score.ts';
import { CASES, type Case } from './cases.ts';

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
const tileList = (language: Language): PieceList => {
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

/** Free space around a drawing, in its own units. */
const EDGE = 18;

/** A part of a pyramid; decorative. */
const Position = ({ pyramid, pawns }: Case) => {
  const cells = CELLS.filter(cell => pyramid[cell] !== undefined);
  const corners = cells.flatMap(cell => {
    const [x, y] = centreOf(cell);
    return cornersOf(cell).map(([dx, dy]) => [x + dx, y + dy] as const);
  });
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - EDGE, Math.min(...ys) - EDGE];
  const [width, height] = [Math.max(...xs) + EDGE - left, Math.max(...ys) + EDGE - top];
  return (
    <svg
      className="rules-position"
      viewBox={`${left} ${top} ${width} ${height}`}
      style={{ width: `${(width / SIDE) * 5}rem` }}
      aria-hidden="true"
    >
      {cells.map(cell => {
        const laid = pyramid[cell];
        const pawn = pawns[cell];
        return (
          laid !== undefined && (
            <g
              key={cell}
              transform={at(centreOf(cell))}
              className="cell"
              data-owner={pawn && sideOf(pawn.player, 0)}
            >
              <Stone cell={cell} laid={laid} doors={doorsOf(pyramid, cell)} />
              <StoneSymbol cell={cell} laid={laid} aside={pawn !== undefined} />
            </g>
          )
        );
      })}
      <PawnsOn pawns={pawns} real={pawns} white={0} moment={null} />
    </svg>
  );
};

const tiles =
  (...ids: readonly number[]) =>
  () => <Groups of={[ids.map(id => [<TileIcon key={id} tile={id as TileId} />, 1])]} />;
const pawns =
  (...pieces: readonly Piece[]) =>
  () => (
    <Groups of={[pieces.map(piece => [<PawnIcon key={piece} piece={piece} side="white" size={40} />, 1])]} />
  );

export const drawings: RulesDrawings = {
  rules: {
    'K-02': pawns(...PIECES),
    'K-11': tiles(26),
    'K-13': tiles(0, 10),
    'K-14': tiles(16),
    'K-15': tiles(21),
    'K-20': pawns('mummy'),
    'K-21': pawns('priest', 'pharaoh'),
    'K-41': tiles(23, 39, 41, 43),
    'K-43': tiles(29),
    'K-44': tiles(33),
  },
  examples: CASES.map(example => () => <Position {...example} />),
  pieces: tileList,
  tries: {
    'K-13': { seed: 'K-13 0', moves: 34 },
    'K-14': { seed: 'K-14 1', moves: 40 },
    'K-15': { seed: 'K-15 1', moves: 54 },
    'K-20': { seed: 'K-20 26', moves: 24 },
    'K-40': { seed: 'K-40 0', moves: 75 },
    'example-1': { seed: 'example 5', moves: 59 },
    'example-2': { seed: 'example 1692', moves: 64 },
    'example-3': { seed: 'example 661', moves: 2 },
    'example-4': { seed: 'example 2', moves: 69 },
    'example-5': { seed: 'example 286', moves: 51 },
  },
};

/** What points were for. */
export const ledger: LedgerDrawings = {
  items: {
    en: { networks: scoreWords.en.networks, ankhs: scoreWords.en.ankhs },
    it: { networks: scoreWords.it.networks, ankhs: scoreWords.it.ankhs },
  },
  lots: null,
};
