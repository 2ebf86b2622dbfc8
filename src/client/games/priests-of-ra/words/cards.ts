import {
  ANKH_FAME,
  ANKHS_FOR_TYPES,
  BUILDING_FAME,
  BUILDING_TYPES_FAME,
  CHAMBER_FAME,
  PEOPLE_FAME,
  PEOPLE_NEEDED,
  PLAGUE_FAME,
  PRIEST_FAME,
  PRIESTS_AGAINST_PLAGUE,
  PYRAMID_FAME,
  TILES_A_BUILDING,
} from '../../../../game/priests-of-ra/numbers.ts';
import { MOST_ANKHS } from '../../../../game/priests-of-ra/rules/ankhs.ts';
import { stonesFor } from '../../../../game/priests-of-ra/rules/pyramid.ts';
import type { Side } from '../../../../game/priests-of-ra/tiles.ts';
import { inWords, numberInWords } from '../../../../site/number-in-words.ts';
import { defineWords, listed } from '../../../ui/i18n/i18n.tsx';

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

const numberEn = (n = 0) => inWords('en', n);
const numberIt = (n = 0) => inWords('it', n);
const ankhEn = (types: number) =>
  ANKHS_FOR_TYPES[types] === 1 ? 'an ankh' : `${numberEn(ANKHS_FOR_TYPES[types])} ankhs`;
const ankhIt = (types: number) =>
  ANKHS_FOR_TYPES[types] === 1 ? 'un ankh' : `${numberIt(ANKHS_FOR_TYPES[types])} ankh`;
const neededEn = numberEn(PEOPLE_NEEDED);
const neededIt = numberIt(PEOPLE_NEEDED);
const ofTypes = BUILDING_TYPES_FAME;
/** What one plague costs, two, three … */
const costs = PLAGUE_FAME.slice(1).map(fame => `${-fame}`);

const en: Readonly<Record<CardKind, string>> = {
  ra: 'Starts an auction at once and fills a space of the Ra track. The last space ends the epoch.',
  person: `When the epoch ends, whoever has ${neededEn} or more of a type, and nobody more, gains ${PEOPLE_FAME}. Three types of people bring ${ankhEn(3)}, all four bring ${numberEn(ANKHS_FOR_TYPES[4])}. Then people leave.`,
  building: `${numberInWords('en', TILES_A_BUILDING)} alike make a complete building, worth ${BUILDING_FAME} each epoch. Complete buildings of three types bring ${ofTypes[3]} more, of all four ${ofTypes[4]}.`,
  chamber: `At the end three of a colour bring ${CHAMBER_FAME[3]}, four or more ${CHAMBER_FAME[4]}. Every chamber is a stone of the pyramid too.`,
  pyramid: `A stone of your pyramid. At the end two steps (${stonesFor(2)} stones) bring ${PYRAMID_FAME[2]}, three (${stonesFor(3)}) bring ${PYRAMID_FAME[3]}, four (${stonesFor(4)}) bring ${PYRAMID_FAME[4]}.`,
  priest: `For each one you win, you may turn over one of your two-sided tiles. Worth ${PRIEST_FAME} when the epoch ends; ${numberEn(PRIESTS_AGAINST_PLAGUE)} send a plague away. Then they leave.`,
  plague: `Stays, and costs at the end of every epoch: one ${costs[0]}, then ${listed('en', costs.slice(1))}.`,
};

const it: Readonly<Record<CardKind, string>> = {
  ra: 'Apre subito un’asta e riempie uno spazio del percorso di Ra. L’ultimo spazio chiude l’epoca.',
  person: `A fine epoca chi ha almeno ${neededIt} persone di un tipo, e nessuno di più, guadagna ${PEOPLE_FAME}. Tre tipi di persone danno ${ankhIt(3)}, tutti e quattro ${numberIt(ANKHS_FOR_TYPES[4])}. Poi se ne vanno.`,
  building: `${numberInWords('it', TILES_A_BUILDING)} uguali fanno un edificio completo, che vale ${BUILDING_FAME} a ogni epoca. Edifici completi di tre tipi valgono altri ${ofTypes[3]}, di tutti e quattro altri ${ofTypes[4]}.`,
  chamber: `Alla fine tre di un colore valgono ${CHAMBER_FAME[3]}, quattro o più ${CHAMBER_FAME[4]}. Ogni camera è anche una pietra della piramide.`,
  pyramid: `Una pietra della tua piramide. Alla fine due gradini (${stonesFor(2)} pietre) valgono ${PYRAMID_FAME[2]}, tre (${stonesFor(3)}) ${PYRAMID_FAME[3]}, quattro (${stonesFor(4)}) ${PYRAMID_FAME[4]}.`,
  priest: `Per ognuno che vinci puoi girare una delle tue tessere a due lati. Vale ${PRIEST_FAME} a fine epoca; ${numberIt(PRIESTS_AGAINST_PLAGUE)} scacciano una pestilenza. Poi se ne vanno.`,
  plague: `Resta, e costa alla fine di ogni epoca: una ${costs[0]}, poi ${listed('it', costs.slice(1))}.`,
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
    gained: `When an epoch ends, three types of people bring ${numberEn(ANKHS_FOR_TYPES[3])} ankh, all four ${numberEn(ANKHS_FOR_TYPES[4])}. Nobody has more than ${numberEn(MOST_ANKHS)}.`,
    scored: `After the third epoch two bring ${ANKH_FAME[2]}, three ${ANKH_FAME[3]}, four ${ANKH_FAME[4]}.`,
  },
  {
    title: 'Ankh',
    gained: `A fine epoca tre tipi di persone danno ${ankhIt(3)}, tutti e quattro ${numberIt(ANKHS_FOR_TYPES[4])}. Nessuno ne ha più di ${numberIt(MOST_ANKHS)}.`,
    scored: `Dopo la terza epoca due valgono ${ANKH_FAME[2]}, tre ${ANKH_FAME[3]}, quattro ${ANKH_FAME[4]}.`,
  },
);
