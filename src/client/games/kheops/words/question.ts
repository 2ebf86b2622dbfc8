import { defineWords } from '../../../i18n/i18n.tsx';

/** What is asked before a move, where the player wants to be asked. */
export const questionWords = defineWords(
  {
    place: (piece: string) => `Place ${piece} here?`,
    lay: 'Lay this tile here?',
    rotate: 'Rotate this tile like this?',
    swap: 'Swap these two pawns?',
    movePawn: 'Move this pawn there?',
  },
  {
    place: piece => `Piazzi qui ${piece}?`,
    lay: 'Posi qui questa tessera?',
    rotate: 'Ruoti così questa tessera?',
    swap: 'Scambi queste due pedine?',
    movePawn: 'Sposti lì questa pedina?',
  },
);
