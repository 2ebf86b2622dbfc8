import type { Card } from '../../../../game/ru-ra-re/cards.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

/** A card in words: one of it, several, with the indefinite article, and what fits under the picture. */
export type CardWords = {
  readonly one: string;
  readonly many: string;
  readonly a: string;
  readonly short: string;
};

const card = (one: string, many: string, a: string, short = one): CardWords => ({ one, many, a, short });

const en: Readonly<Record<Card, CardWords>> = {
  king: card('king', 'kings', 'a king'),
  knight: card('knight', 'knights', 'a knight'),
  church: card('church', 'churches', 'a church'),
  farmer: card('farmer', 'farmers', 'a farmer'),
  farmwife: card('farmwife', 'farmwives', 'a farmwife'),
  farmhouse: card('farmhouse', 'farmhouses', 'a farmhouse'),
  'points-2': card('points card of 2', 'points cards of 2', 'a points card of 2', '2 points'),
  'points-3': card('points card of 3', 'points cards of 3', 'a points card of 3', '3 points'),
  'points-4': card('points card of 4', 'points cards of 4', 'a points card of 4', '4 points'),
  sheep: card('sheep', 'sheep', 'a sheep'),
  horse: card('horse', 'horses', 'a horse'),
  pig: card('pig', 'pigs', 'a pig'),
  cow: card('cow', 'cows', 'a cow'),
  goat: card('goat', 'goats', 'a goat'),
  goose: card('goose', 'geese', 'a goose'),
  hen: card('hen', 'hens', 'a hen'),
  dog: card('dog', 'dogs', 'a dog'),
};

const it: Readonly<Record<Card, CardWords>> = {
  king: card('re', 're', 'un re'),
  knight: card('cavaliere', 'cavalieri', 'un cavaliere'),
  church: card('chiesa', 'chiese', 'una chiesa'),
  farmer: card('contadino', 'contadini', 'un contadino'),
  farmwife: card('contadina', 'contadine', 'una contadina'),
  farmhouse: card('casa', 'case', 'una casa'),
  'points-2': card('carta punti da 2', 'carte punti da 2', 'una carta punti da 2', '2 punti'),
  'points-3': card('carta punti da 3', 'carte punti da 3', 'una carta punti da 3', '3 punti'),
  'points-4': card('carta punti da 4', 'carte punti da 4', 'una carta punti da 4', '4 punti'),
  sheep: card('pecora', 'pecore', 'una pecora'),
  horse: card('cavallo', 'cavalli', 'un cavallo'),
  pig: card('maiale', 'maiali', 'un maiale'),
  cow: card('mucca', 'mucche', 'una mucca'),
  goat: card('capra', 'capre', 'una capra'),
  goose: card('oca', 'oche', 'un’oca'),
  hen: card('gallina', 'galline', 'una gallina'),
  dog: card('cane', 'cani', 'un cane'),
};

export const cardWords = defineWords(en, it);

export const backWords = defineWords({ back: 'face-down card' }, { back: 'carta coperta' });
