import type { Refusal } from '../../../../game/ru-ra-re/table.ts';
import { defineWords } from '../../../i18n/i18n.tsx';

const en: Readonly<Record<Refusal, string>> = {
  'match-over': 'The match is over.',
  'unknown-move': 'There is no such move in this game.',
  'not-asked': 'You have your row of this round: the others choose again.',
  'not-this-throw': 'That was for an earlier throw.',
  'no-such-row': 'There is no such row.',
  'empty-row': 'This row holds no cards.',
};

const it: Readonly<Record<Refusal, string>> = {
  'match-over': 'La partita è finita.',
  'unknown-move': 'Questa mossa non esiste nel gioco.',
  'not-asked': 'Hai già la tua serie in questo turno: scelgono gli altri.',
  'not-this-throw': 'Era per una conta precedente.',
  'no-such-row': 'Questa serie non c’è.',
  'empty-row': 'Questa serie non ha carte.',
};

/** Why a move is refused. */
export const refusalWords = defineWords(en, it);
