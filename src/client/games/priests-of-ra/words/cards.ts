import type { Side } from '../../../../game/priests-of-ra/tiles.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

/** What the card of a tile says it is for: one text a group of sides. */
export type CardKind = 'ra' | 'person' | 'building' | 'chamber' | 'pyramid' | 'priest' | 'plague';

const KIND_OF: Readonly<Record<Side | 'ra', CardKind>> = {
  ra: 'ra',
  farmer: 'person',
  warrior: 'person',
  merchant: 'person',
  scribe: 'person',
  granary: 'building',
  fortress: 'building',
  market: 'building',
  library: 'building',
  'chamber-red': 'chamber',
  'chamber-blue': 'chamber',
  'chamber-green': 'chamber',
  'chamber-yellow': 'chamber',
  pyramid: 'pyramid',
  priest: 'priest',
  plague: 'plague',
};

export const cardKind = (side: Side | 'ra'): CardKind => KIND_OF[side];

const en: Readonly<Record<CardKind, string>> = {
  ra: 'Starts an auction at once and fills a space of the Ra track. The last space ends the epoch.',
  person:
    'When the epoch ends, whoever has two or more of a type, and nobody more, gains 5. Three types of people bring an ankh, all four bring two. Then people leave.',
  building:
    'Two alike make a complete building, worth 2 each epoch. Complete buildings of three types bring 5 more, of all four 10.',
  chamber:
    'At the end three of a colour bring 5, four or more 10. Every chamber is a stone of the pyramid too.',
  pyramid:
    'A stone of your pyramid. At the end two steps (3 stones) bring 5, three (6) bring 10, four (10) bring 20.',
  priest:
    'For each one you win, you may turn over one of your two-sided tiles. Worth 2 when the epoch ends; three send a plague away. Then they leave.',
  plague: 'Stays, and costs at the end of every epoch: one 1, then 3, 6, 10, 15 and 20.',
};

const it: Readonly<Record<CardKind, string>> = {
  ra: 'Apre subito un’asta e riempie uno spazio del percorso di Ra. L’ultimo spazio chiude l’epoca.',
  person:
    'A fine epoca chi ha almeno due persone di un tipo, e nessuno di più, guadagna 5. Tre tipi di persone danno un ankh, tutti e quattro due. Poi se ne vanno.',
  building:
    'Due uguali fanno un edificio completo, che vale 2 a ogni epoca. Edifici completi di tre tipi valgono altri 5, di tutti e quattro altri 10.',
  chamber:
    'Alla fine tre di un colore valgono 5, quattro o più 10. Ogni camera è anche una pietra della piramide.',
  pyramid:
    'Una pietra della tua piramide. Alla fine due gradini (3 pietre) valgono 5, tre (6) 10, quattro (10) 20.',
  priest:
    'Per ognuno che vinci puoi girare una delle tue tessere a due lati. Vale 2 a fine epoca; tre scacciano una pestilenza. Poi se ne vanno.',
  plague: 'Resta, e costa alla fine di ogni epoca: una 1, poi 3, 6, 10, 15 e 20.',
};

export const forWords = defineWords(en, it);

/** The rule behind a tile. */
export const RULE_OF_CARD: Readonly<Record<CardKind, string>> = {
  ra: 'T-03',
  person: 'P-10',
  building: 'P-12',
  chamber: 'P-21',
  pyramid: 'P-20',
  priest: 'P-02',
  plague: 'P-14',
};

/** What the card of ankhs says. */
export const ankhWords = defineWords(
  {
    title: 'Ankhs',
    gained:
      'When an epoch ends, three types of people bring one ankh, all four two. Nobody has more than four.',
    scored: 'After the third epoch two bring 5, three 10, four 20.',
  },
  {
    title: 'Ankh',
    gained:
      'A fine epoca tre tipi di persone danno un ankh, tutti e quattro due. Nessuno ne ha più di quattro.',
    scored: 'Dopo la terza epoca due valgono 5, tre 10, quattro 20.',
  },
);
