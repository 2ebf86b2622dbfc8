import { PEOPLE_FAME } from '../../../../game/priests-of-ra/numbers.ts';
import { PEOPLE } from '../../../../game/priests-of-ra/tiles.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import { defineWords, plural } from '../../../ui/i18n/i18n.tsx';

/** What the most people of a type bring. */
const leads = signed(PEOPLE_FAME);

/** What lies in a player's area. */
export const areaWords = defineWords(
  {
    people: 'People',
    buildings: 'Buildings',
    pyramid: 'Pyramid',
    chambers: 'Chambers',
    ankhs: (n: number) => (n === 1 ? '1 ankh' : `${n} ankhs`),
    leads,
    leadsLong: `nobody has more: ${leads}`,
    toLead: (n: number) => `${n} more: ${leads}`,
    toLeadLong: (n: number) => `${n} more would score ${leads}`,
    peopleKinds: (kinds: number) => `${kinds} of ${PEOPLE.length} types`,
    ankhsToCome: (n: number) => (n === 0 ? 'no ankh yet' : n === 1 ? '+1 ankh' : `+${n} ankhs`),
    complete: (n: number, half: boolean) =>
      n === 0 && half ? 'one half' : `${n} complete${half ? ' and a half' : ''}`,
    buildingsScore: (fame: number) => `${signed(fame)} each epoch`,
    plagues: 'Plagues',
    priests: 'Priests',
    tiles: 'Tiles',
    plagueReturns: 'one plague goes back to the box',
    stones: (n: number) => plural('en', n, 'stone', 'stones'),
    steps: (n: number) => plural('en', n, 'step', 'steps'),
    nextStep: (n: number) => `${n} more for the next step`,
  },
  {
    people: 'Persone',
    buildings: 'Edifici',
    pyramid: 'Piramide',
    chambers: 'Camere',
    ankhs: n => `${n} ankh`,
    leads,
    leadsLong: `nessuno ne ha di più: ${leads}`,
    toLead: n => `ancora ${n}: ${leads}`,
    toLeadLong: n => `con ${n} in più: ${leads}`,
    peopleKinds: kinds => `${plural('it', kinds, 'tipo', 'tipi')} su ${PEOPLE.length}`,
    ankhsToCome: n => (n === 0 ? 'nessun ankh' : `+${n} ankh`),
    complete: (n, half) =>
      n === 0 && half
        ? 'una metà'
        : `${n === 1 ? '1 completo' : `${n} completi`}${half ? ' e una metà' : ''}`,
    buildingsScore: fame => `${signed(fame)} ogni epoca`,
    plagues: 'Pestilenze',
    priests: 'Sacerdoti',
    tiles: 'Tessere',
    plagueReturns: 'una pestilenza torna nella scatola',
    stones: n => plural('it', n, 'pietra', 'pietre'),
    steps: n => plural('it', n, 'gradino', 'gradini'),
    nextStep: n => (n === 1 ? 'ancora 1 per il prossimo gradino' : `altre ${n} per il prossimo gradino`),
  },
);
