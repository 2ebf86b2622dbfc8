import type { BoardGame } from '../../../src/client/table/board-game.ts';
import type { AnyEvent } from '../../../src/game/contract.ts';

/** A game of which only what is around its board is looked at. */
export const anyGame: BoardGame<null, AnyEvent> = {
  styles: '',
  id: 'ra',
  words: { en: { name: 'Ra' }, it: { name: 'Ra' } },
  legalMoves: () => [],
  refusalOf: () => null,
  after: view => view,
  weightOf: () => 'plain',
  scoring: { isScored: () => false, follows: () => false },
  endsSoon: () => false,
  HowToScore: () => null,
  soundWords: { en: {}, it: {} },
  refusalWords: { en: {}, it: {} },
  sentenceOf: () => '',
  readerOf: plain => plain,
};
