import type { Refusal } from '../../../../game/ra/table.ts';
import { defineWords } from '../../../i18n/i18n.tsx';
import type { ToldApart } from '../../auction/refusals.ts';
import { REFUSALS_EN, REFUSALS_IT } from '../../auction/words/refusals.ts';

const en: Readonly<Record<Refusal | ToldApart | 'gods-or-done', string>> = {
  ...REFUSALS_EN,
  'track-full': 'The auction track is full: invoke Ra, or play gods.',
  'no-passing': 'A turn is not passed: draw a tile, invoke Ra, or play gods.',
  'no-passing-full': 'A turn is not passed, and the auction track is full: invoke Ra, or play gods.',
  'settle-first': 'First give up the tiles that the disaster takes.',
  'gods-or-done': 'Gods were the action of your turn: play another one, or press Done.',
  'no-god': 'You have no god to play.',
  'not-on-track': 'No such tile lies on the auction track.',
  'god-takes-no-god': 'A god cannot take a god.',
  'god-takes-no-disaster': 'At this table gods take no disasters.',
  'two-of-the-kind-struck': 'Choose two tiles of the category that is struck.',
  'no-such-tile': 'You do not have these tiles.',
};

const it: Readonly<Record<Refusal | ToldApart | 'gods-or-done', string>> = {
  ...REFUSALS_IT,
  'track-full': 'Il percorso d’asta è pieno: invoca Ra o gioca degli dei.',
  'no-passing': 'Il turno non si passa: pesca una tessera, invoca Ra o gioca degli dei.',
  'no-passing-full': 'Il turno non si passa, e il percorso d’asta è pieno: invoca Ra o gioca degli dei.',
  'settle-first': 'Prima rinuncia alle tessere che la calamità toglie.',
  'gods-or-done': 'In questo turno hai giocato un dio: giocane un altro, o premi Fatto.',
  'no-god': 'Non hai tessere dio da giocare.',
  'not-on-track': 'Questa tessera non è sul percorso d’asta.',
  'god-takes-no-god': 'Un dio non può prendere un dio.',
  'god-takes-no-disaster': 'A questo tavolo gli dei non prendono calamità.',
  'two-of-the-kind-struck': 'Scegli due tessere della categoria colpita.',
  'no-such-tile': 'Non hai queste tessere.',
};

export const refusalWords = defineWords(en, it);
