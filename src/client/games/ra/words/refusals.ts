import type { Refusal } from '../../../../game/ra/table.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';
import { REFUSALS_EN, REFUSALS_IT } from '../../auction/words/refusals.ts';
import type { ToldApart } from '../view/refusals.ts';

const en: Readonly<Record<Refusal | ToldApart, string>> = {
  ...REFUSALS_EN,
  'track-full-or-god': 'The auction track is full: invoke Ra, or play a god.',
  'no-passing-or-god': 'You cannot pass on your turn: draw a tile, invoke Ra, or play a god.',
  'no-passing-full-or-god':
    'You cannot pass on your turn, and the auction track is full: invoke Ra, or play a god.',
  'settle-first': 'First give up the tiles that the disaster takes.',
  'gods-or-done': 'You have played a god this turn: play another, or press Done.',
  'no-god': 'You have no god to play.',
  'not-on-track': 'That tile is not on the auction track.',
  'god-takes-no-god': 'A god cannot take a god.',
  'god-takes-no-disaster': 'At this table gods may not take disasters.',
  'two-of-the-kind-struck': 'Choose two tiles of the category the disaster strikes.',
  'no-such-tile': 'You do not have those tiles.',
};

const it: Readonly<Record<Refusal | ToldApart, string>> = {
  ...REFUSALS_IT,
  'track-full-or-god': 'Il percorso d’asta è pieno: invoca Ra o gioca un dio.',
  'no-passing-or-god': 'Nel tuo turno non puoi passare: pesca una tessera, invoca Ra o gioca un dio.',
  'no-passing-full-or-god':
    'Nel tuo turno non puoi passare, e il percorso d’asta è pieno: invoca Ra o gioca un dio.',
  'settle-first': 'Prima cedi le tessere che la calamità toglie.',
  'gods-or-done': 'In questo turno hai giocato un dio: giocane un altro, o premi Fatto.',
  'no-god': 'Non hai tessere dio da giocare.',
  'not-on-track': 'Quella tessera non è sul percorso d’asta.',
  'god-takes-no-god': 'Un dio non può prendere un dio.',
  'god-takes-no-disaster': 'A questo tavolo gli dei non possono prendere calamità.',
  'two-of-the-kind-struck': 'Scegli due tessere della categoria colpita dalla calamità.',
  'no-such-tile': 'Non hai quelle tessere.',
};

export const refusalWords = defineWords(en, it);
