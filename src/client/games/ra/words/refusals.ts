import type { Refusal } from '../../../../game/ra/table.ts';
import { defineWords } from '../../../i18n/i18n.tsx';
import { REFUSALS_EN, REFUSALS_IT } from '../../auction/words/refusals.ts';

const en: Readonly<Record<Refusal, string>> = {
  ...REFUSALS_EN,
  'no-god': 'You have no god to play.',
  'not-on-track': 'No such tile lies on the auction track.',
  'god-takes-no-god': 'A god cannot take a god.',
  'god-takes-no-disaster': 'At this table gods take no disasters.',
  'two-of-the-kind-struck': 'Choose two tiles of the category that is struck.',
  'no-such-tile': 'You do not have these tiles.',
};

const it: Readonly<Record<Refusal, string>> = {
  ...REFUSALS_IT,
  'no-god': 'Non hai tessere dio da giocare.',
  'not-on-track': 'Questa tessera non è sul percorso d’asta.',
  'god-takes-no-god': 'Un dio non può prendere un dio.',
  'god-takes-no-disaster': 'A questo tavolo gli dei non prendono calamità.',
  'two-of-the-kind-struck': 'Scegli due tessere della categoria colpita.',
  'no-such-tile': 'Non hai queste tessere.',
};

export const refusalWords = defineWords(en, it);
