import type { Refusal } from '../../../../game/kheops/table.ts';
import { defineWords } from '../../../i18n/i18n.tsx';

const en: Readonly<Record<Refusal, string>> = {
  'match-over': 'The match is over.',
  'not-your-turn': 'It is not your turn yet.',
  'unknown-move': 'There is no such move in this game.',
  'not-now': 'This cannot be done now.',
  'no-such-cell': 'There is no such cell in the pyramid.',
  'no-tile-there': 'No tile lies there.',
  'none-left': 'You have none of these pawns left.',
  'mummy-first': 'Priest and pharaoh may be placed only after your mummy.',
  occupied: 'A pawn stands there.',
  'no-pawn-tile': 'This tile bars pawns.',
  'no-such-turn': 'A tile can only be rotated by thirds.',
  'same-turn': 'The tile lies like that already: rotate it.',
  'wrong-kind-of-tile': 'The power does not rotate tiles of this kind.',
  guarded: 'A priest or the pharaoh guards it.',
  'not-your-pawn': 'Choose a pawn of your own first.',
  'not-an-opposing-pawn': 'Choose a pawn of your opponent’s.',
  'pawn-just-placed': 'The pawn you have just placed cannot be moved.',
  'not-in-hand': 'You do not hold this tile.',
  'cell-taken': 'A tile lies there already.',
  'not-adjoining': 'A tile must share a side with one that lies.',
};

const it: Readonly<Record<Refusal, string>> = {
  'match-over': 'La partita è finita.',
  'not-your-turn': 'Non è ancora il tuo turno.',
  'unknown-move': 'Questa mossa non esiste nel gioco.',
  'not-now': 'Ora non si può fare.',
  'no-such-cell': 'La piramide non ha questa casella.',
  'no-tile-there': 'Lì non c’è nessuna tessera.',
  'none-left': 'Non hai più pedine di questo tipo.',
  'mummy-first': 'Sacerdote e faraone si piazzano solo dopo la propria mummia.',
  occupied: 'Lì c’è già una pedina.',
  'no-pawn-tile': 'Questa tessera vieta le pedine.',
  'no-such-turn': 'Una tessera si ruota solo di un terzo.',
  'same-turn': 'La tessera è già così: ruotala.',
  'wrong-kind-of-tile': 'Il potere non ruota tessere di questo tipo.',
  guarded: 'Un sacerdote o il faraone la protegge.',
  'not-your-pawn': 'Scegli prima una tua pedina.',
  'not-an-opposing-pawn': 'Scegli una pedina avversaria.',
  'pawn-just-placed': 'La pedina appena piazzata non si può spostare.',
  'not-in-hand': 'Non hai questa tessera.',
  'cell-taken': 'Lì c’è già una tessera.',
  'not-adjoining': 'Una tessera deve toccarne un’altra con un lato.',
};

/** Why a move is refused. */
export const refusalWords = defineWords(en, it);
