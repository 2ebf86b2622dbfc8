import type { Refusal } from '../../../../game/kheops/table.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

const en: Readonly<Record<Refusal, string>> = {
  'match-over': 'The match is over.',
  'not-your-turn': 'It is not your turn.',
  'unknown-move': 'There is no such move in this game.',
  'not-now': 'You cannot do that now.',
  'no-such-cell': 'There is no such place in the pyramid.',
  'no-tile-there': 'No tile lies there.',
  'none-left': 'You have none of these pawns left.',
  'mummy-first': 'Place your mummy first: priest and pharaoh come after it.',
  occupied: 'A pawn stands there already.',
  'no-pawn-tile': 'No pawn may stand on this tile.',
  'no-such-turn': 'A tile can only be rotated by thirds.',
  'same-turn': 'The tile lies that way already: rotate it first.',
  'wrong-kind-of-tile': 'This power does not rotate tiles of that kind.',
  guarded: 'An opposing priest or pharaoh guards it.',
  'not-your-pawn': 'Choose a pawn of your own first.',
  'not-an-opposing-pawn': 'Choose a pawn of your opponent’s.',
  'pawn-just-placed': 'The pawn you have just placed cannot be moved.',
  'not-in-hand': 'You do not have this tile in hand.',
  'cell-taken': 'A tile lies there already.',
  'not-adjoining': 'A tile must share a side with one in the pyramid.',
};

const it: Readonly<Record<Refusal, string>> = {
  'match-over': 'La partita è finita.',
  'not-your-turn': 'Non è il tuo turno.',
  'unknown-move': 'Questa mossa non esiste nel gioco.',
  'not-now': 'Ora non puoi farlo.',
  'no-such-cell': 'La piramide non ha questa casella.',
  'no-tile-there': 'Lì non c’è nessuna tessera.',
  'none-left': 'Non hai più pedine di questo tipo.',
  'mummy-first': 'Piazza prima la mummia: sacerdote e faraone vengono dopo.',
  occupied: 'Lì c’è già una pedina.',
  'no-pawn-tile': 'Su questa tessera non può stare nessuna pedina.',
  'no-such-turn': 'Una tessera si ruota solo di un terzo alla volta.',
  'same-turn': 'La tessera è già posata così: prima ruotala.',
  'wrong-kind-of-tile': 'Questo potere non ruota tessere di quel tipo.',
  guarded: 'La protegge un sacerdote o un faraone avversario.',
  'not-your-pawn': 'Scegli prima una tua pedina.',
  'not-an-opposing-pawn': 'Scegli una pedina avversaria.',
  'pawn-just-placed': 'La pedina appena piazzata non si può spostare.',
  'not-in-hand': 'Non hai in mano questa tessera.',
  'cell-taken': 'Lì c’è già una tessera.',
  'not-adjoining': 'La tessera deve avere un lato in comune con un’altra già posata.',
};

/** Why a move is refused. */
export const refusalWords = defineWords(en, it);
