import type { AnyMove } from '../../../game/contract.ts';
import { afterMove } from '../../../game/kheops/after-move.ts';
import { type Imagined, imagine } from '../../../game/kheops/imagine.ts';
import type { Cell } from '../../../game/kheops/pyramid.ts';
import { kheops } from '../../../game/kheops/rules.ts';
import { standing } from '../../../game/kheops/score.ts';
import {
  type Move,
  opponentOf,
  type Piece,
  type Player,
  playerAt,
  type View,
} from '../../../game/kheops/table.ts';
import type { TileId, Turn } from '../../../game/kheops/tiles.ts';
import { at } from '../../../game/shared/seats.ts';
import type { Why } from '../../table/why.ts';
import { capital, signed } from '../../ui/i18n/grammar.ts';
import { defineWords, type Language, listed } from '../../ui/i18n/i18n.tsx';
import { dressOf } from './view/facts.ts';
import { changedBy } from './view/foresight.ts';
import { DEPTH, HEIGHT, pointsText, SIDE, vertices, WIDTH } from './view/geometry.ts';
import { aTileInWords, placeInWords, stoneInWords } from './words/cell.ts';
import { pieceWords } from './words/names.ts';

/** A review has the seats’ lines in the colours of their pawns. */
export { dressOf };

/** A move as a few words, with places as the history names them. */
export const moveText = (language: Language, [name, ...args]: AnyMove): string => {
  const isItalian = language === 'it';
  const place = (arg: number) => placeInWords(language, args[arg] as Cell);
  switch (name) {
    case 'placePawn': {
      const piece = pieceWords[language][args[0] as Piece].one;
      return `${capital(piece)}: ${place(1)}`;
    }
    case 'rotate':
      return isItalian ? `Ruota: ${place(0)}` : `Rotate: ${place(0)}`;
    case 'swap':
      return isItalian ? `Scambia: ${place(0)} e ${place(1)}` : `Swap: ${place(0)} and ${place(1)}`;
    case 'movePawn':
      return isItalian ? `Sposta: da ${place(0)} a ${place(1)}` : `Move: from ${place(0)} to ${place(1)}`;
    default: {
      const [tile, cell, turn] = args as [TileId, Cell, Turn];
      const stone = stoneInWords(language, cell, { tile, turn });
      return isItalian ? `Posa: ${stone}; ${place(1)}` : `Lay: ${stone}; ${place(1)}`;
    }
  }
};

/** Where in the pyramid a move changes something: its words name row and place, which somebody must find. */
export const MovePicture = ({ move }: { move: AnyMove }) => {
  const cells = changedBy(move as Move);
  const from = move[0] === 'movePawn' ? cells[0] : undefined;
  return (
    <svg className="move-picture" viewBox={`-8 -8 ${WIDTH + 16} ${DEPTH + 16}`} aria-hidden="true">
      <path className="move-picture-grid" d={GRID} />
      {cells.map(cell => (
        <polygon key={cell} points={pointsText(vertices(cell))} fillOpacity={cell === from ? 0.4 : 1} />
      ))}
    </svg>
  );
};

/** The pyramid and the lines between its cells: as many in each of the three directions as it has rows. */
const GRID = Array.from({ length: DEPTH / HEIGHT }, (_, i) => {
  const [along, down] = [i * SIDE, i * HEIGHT];
  const level = `M${along / 2} ${DEPTH - down}H${WIDTH - along / 2}`;
  const rising = `M${along} ${DEPTH}L${WIDTH / 2 + along / 2} ${down}`;
  const falling = `M${WIDTH - along} ${DEPTH}L${WIDTH / 2 - along / 2} ${down}`;
  return level + rising + falling;
}).join('');

const { legalMoves } = kheops;

const words = defineWords(
  {
    own: (networks: string, ankhs: string) => `If it stayed that way: networks ${networks}, ankhs ${ankhs}.`,
    rival: (name: string, points: string) => `For ${name}: ${points}.`,
    power: 'With the best use of the power that it sets off.',
    there: (tiles: string, n: number) => `${capital(tiles)} ${n === 1 ? 'lies' : 'lie'} there.`,
  },
  {
    own: (networks, ankhs) => `Se restasse così: sotterranei ${networks}, ankh ${ankhs}.`,
    rival: (name, points) => `Per ${name}: ${points}.`,
    power: 'Con l’uso migliore del potere che ne viene.',
    there: (tiles, n) => `Lì ${n === 1 ? 'c’è' : 'ci sono'} ${tiles}.`,
  },
);

/** Hidden tiles have no part in what is scored. */
const NO_CHANCE = { below: () => 0 };

/** Which tiles a move is about, so that whoever reads its places finds them by more than counting; null where none lies yet. */
const tilesThere = (language: Language, { pyramid }: View, move: Move): string | null => {
  const tiles = changedBy(move).flatMap(cell => pyramid[cell] ?? []);
  if (tiles.length === 0) return null;
  const named = listed(
    language,
    tiles.map(laid => aTileInWords(language, laid)),
  );
  return words[language].there(named, tiles.length);
};

/** What a move is about, and what it changes if the pyramid were scored as it then lies. [K-12, K-40 to K-45] */
export const why: Why = (language, { view, seat, move, nameOf }) => {
  const own = playerAt(seat);
  const rival = opponentOf(own);
  const before = imagine(view as View, seat, NO_CHANCE);
  const moved = afterMove(before, seat, move as Move);
  const isPower = move[0] === 'placePawn' && moved.step.kind === 'power';
  const then = isPower ? bestUse(moved, own) : moved;
  const [was, is] = [standing(before), standing(then)];
  const ankhs = at(is.ankhs, own) ** 2 - at(was.ankhs, own) ** 2;
  const networks = at(is.scores, own) - at(was.scores, own) - ankhs;
  const there = tilesThere(language, view as View, move as Move);
  return [
    ...(there === null ? [] : [there]),
    words[language].own(signed(networks), signed(ankhs)),
    words[language].rival(nameOf(rival), signed(at(is.scores, rival) - at(was.scores, rival))),
    ...(isPower ? [words[language].power] : []),
  ].join(' ');
};

/** The use of a power after which its player is furthest ahead as the pyramid then lies. */
const bestUse = (state: Imagined, own: Player): Imagined => {
  let best = state;
  let most = Number.NEGATIVE_INFINITY;
  for (const use of legalMoves(state, own)) {
    const next = afterMove(state, own, use);
    const { scores } = standing(next);
    const ahead = at(scores, own) - at(scores, opponentOf(own));
    if (ahead > most) [best, most] = [next, ahead];
  }
  return best;
};
