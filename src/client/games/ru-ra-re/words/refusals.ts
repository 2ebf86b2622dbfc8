import type { Refusal } from '../../../../game/ru-ra-re/table.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

const en: Readonly<Record<Refusal, string>> = {
  'match-over': 'The match is over.',
  'unknown-move': 'There is no such move in this game.',
  'not-asked': 'You have your row for this round: now the others choose again.',
  'not-this-throw': 'That choice was for an earlier throw.',
  'no-such-row': 'There is no such row.',
  'empty-row': 'There are no cards left in this row.',
};

const it: Readonly<Record<Refusal, string>> = {
  'match-over': 'La partita è finita.',
  'unknown-move': 'Questa mossa non esiste nel gioco.',
  'not-asked': 'In questo turno hai già la tua serie: ora scelgono di nuovo gli altri.',
  'not-this-throw': 'Quella scelta era per una conta precedente.',
  'no-such-row': 'Questa serie non esiste.',
  'empty-row': 'In questa serie non ci sono più carte.',
};

/** Why a move is refused. */
export const refusalWords = defineWords(en, it);
