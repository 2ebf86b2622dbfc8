import type { AnyChoice, Beforehand } from '../shared/beforehand.ts';
import type { Seat } from '../shared/seats.ts';
import { placePawn } from './moves/pawn.ts';
import { layTile } from './moves/tile.ts';
import type { Use } from './powers.ts';
import { type Cell, isCell } from './pyramid.ts';
import { type Move, opponentOf, PIECES, type Piece, playerAt, type View } from './table.ts';
import { isTurn, type TileId, type Turn } from './tiles.ts';

/**
 * A whole turn in reply to the opponent's: to the pawn they place (with '' for both, to whatever they do); the pawn that is placed,
 * the use of its power (with three times '', none), and the tile that is laid. [K-10]
 */
export type Choice = readonly [
  'reply',
  to: Piece | '',
  at: Cell | '',
  piece: Piece,
  cell: Cell,
  use: Use[0] | '',
  from: Cell | '',
  goal: Cell | Turn | '',
  tile: TileId,
  site: Cell,
  turn: Turn,
];

const USES: readonly unknown[] = ['rotate', 'swap', 'movePawn'];

/** Is it written as a reply is? What its parts name is looked at elsewhere. */
const isReply = (choice: AnyChoice): choice is Choice => {
  const [kind, to, where, piece, cell, use, from, goal, tile, site, turn] = choice;
  const isTo = to === '' ? where === '' : PIECES.includes(to as Piece) && isCell(where) && where !== cell;
  const isUse =
    use === ''
      ? from === '' && goal === ''
      : USES.includes(use) && isCell(from) && (use === 'rotate' ? isTurn(goal) : isCell(goal));
  const isTurnPlayed = PIECES.includes(piece as Piece) && isCell(cell) && isCell(site) && isTurn(turn);
  return (
    kind === 'reply' && choice.length === 11 && isTo && isUse && isTurnPlayed && typeof tile === 'number'
  );
};

/** What lies and stands wherever the reply reaches: but for the pawn that it answers to. */
const around = ({ pyramid, pawns }: View, [, , where, , cell, , from, goal, , site]: Choice): string => {
  const reached = [cell, site, from, goal].filter(isCell);
  const cells = new Set(reached);
  return [...cells]
    .filter(each => each !== where)
    .map(each => {
      const laid = pyramid[each];
      const pawn = pawns[each];
      return [each, laid?.tile, laid?.turn, pawn?.player, pawn?.piece].join(' ');
    })
    .join();
};

/** The opponent has placed the pawn that was foreseen. */
const isAnswered = ({ pawns }: View, seat: Seat, [, to, where]: Choice): boolean => {
  if (to === '' || where === '') return true;
  const pawn = pawns[where];
  return pawn?.piece === to && pawn.player === opponentOf(playerAt(seat));
};

export const beforehand: Beforehand<View, Move, Choice> = {
  isOpen: (view, seat, choice): choice is Choice =>
    isReply(choice) &&
    'player' in view.step &&
    view.step.player !== seat &&
    placePawn.refusal(view, seat, choice[3], choice[4]) === null &&
    layTile.refusal(view, seat, ...choice.slice(8)) === null,
  // One may stand behind another, for where that holds no more.
  slotOf: choice => choice.join(' '),
  sightOf: (view, _seat, choice) => around(view, choice),
  holds: (view, seat, choice, sight) => {
    const { step } = view;
    if (!('player' in step)) return false;
    const [, , , piece, cell] = choice;
    // In one's own turn the board is changed by the reply itself; whether it can go on is asked of the rules.
    if (step.player === seat && step.kind !== 'pawn') {
      const pawn = view.pawns[cell];
      return pawn?.player === seat && pawn.piece === piece;
    }
    const isPlaced = step.player === seat || step.kind !== 'pawn';
    return around(view, choice) === sight && (!isPlaced || isAnswered(view, seat, choice));
  },
  isForOneTurn: true,
  answerOf: ({ step }, seat, [, , , piece, cell, use, from, goal, tile, site, turn]) => {
    if (!('player' in step) || step.player !== seat) return null;
    switch (step.kind) {
      case 'pawn':
        return ['placePawn', piece, cell];
      case 'power':
        return use === '' ? null : ([use, from, goal] as Move);
      case 'tile':
        return ['layTile', tile, site, turn];
    }
  },
};
