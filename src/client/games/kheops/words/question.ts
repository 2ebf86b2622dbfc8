import { DOUBLE_WEIGHT } from '../../../../game/kheops/numbers.ts';
import type { Piece } from '../../../../game/kheops/table.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

/** Why it is asked about the pawns of which there is one. [K-20, K-21] */
type Only = Readonly<Record<Exclude<Piece, 'worker'>, string>>;
const onlyEn: Only = {
  priest: 'It is your only one: it protects its tile from your opponent.',
  mummy: 'It is your only one: no other pawn takes a worker’s place.',
  pharaoh: `It is your only one: it weighs ${DOUBLE_WEIGHT} and protects its tile.`,
};
const onlyIt: Only = {
  priest: 'È l’unico che hai: protegge la sua tessera dall’avversario.',
  mummy: 'È l’unica che hai: nessun’altra pedina prende il posto di un operaio.',
  pharaoh: `È l’unico che hai: pesa ${DOUBLE_WEIGHT} e protegge la sua tessera.`,
};

/** What is asked before a move, where the player wants to be asked. */
export const questionWords = defineWords(
  {
    place: (piece: string) => `Place ${piece} here?`,
    only: onlyEn,
    lay: 'Lay this tile here?',
    rotate: 'Rotate this tile like this?',
    swap: 'Swap these two pawns?',
    movePawn: 'Move this pawn there?',
  },
  {
    place: piece => `Piazzi qui ${piece}?`,
    only: onlyIt,
    lay: 'Posi qui questa tessera?',
    rotate: 'Ruoti così questa tessera?',
    swap: 'Scambi queste due pedine?',
    movePawn: 'Sposti lì questa pedina?',
  },
);
