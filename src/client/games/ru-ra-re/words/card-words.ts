import type { Card } from '../../../../game/ru-ra-re/cards.ts';
import { type PieceWords, piece } from '../../../table/piece-words.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

const en: Readonly<Record<Card, PieceWords>> = {
  king: piece('king', 'kings', 'a king'),
  knight: piece('knight', 'knights', 'a knight'),
  church: piece('church', 'churches', 'a church'),
  farmer: piece('farmer', 'farmers', 'a farmer'),
  farmwife: piece('farmwife', 'farmwives', 'a farmwife'),
  farmhouse: piece('farmhouse', 'farmhouses', 'a farmhouse'),
  'points-2': piece('points card of 2', 'points cards of 2', 'a points card of 2', '2 points'),
  'points-3': piece('points card of 3', 'points cards of 3', 'a points card of 3', '3 points'),
  'points-4': piece('points card of 4', 'points cards of 4', 'a points card of 4', '4 points'),
  sheep: piece('sheep', 'sheep', 'a sheep'),
  horse: piece('horse', 'horses', 'a horse'),
  pig: piece('pig', 'pigs', 'a pig'),
  cow: piece('cow', 'cows', 'a cow'),
  goat: piece('goat', 'goats', 'a goat'),
  goose: piece('goose', 'geese', 'a goose'),
  hen: piece('hen', 'hens', 'a hen'),
  dog: piece('dog', 'dogs', 'a dog'),
};

const it: Readonly<Record<Card, PieceWords>> = {
  king: piece('re', 're', 'un re'),
  knight: piece('cavaliere', 'cavalieri', 'un cavaliere'),
  church: piece('chiesa', 'chiese', 'una chiesa'),
  farmer: piece('contadino', 'contadini', 'un contadino'),
  farmwife: piece('contadina', 'contadine', 'una contadina'),
  farmhouse: piece('casa', 'case', 'una casa'),
  'points-2': piece('carta punti da 2', 'carte punti da 2', 'una carta punti da 2', '2 punti'),
  'points-3': piece('carta punti da 3', 'carte punti da 3', 'una carta punti da 3', '3 punti'),
  'points-4': piece('carta punti da 4', 'carte punti da 4', 'una carta punti da 4', '4 punti'),
  sheep: piece('pecora', 'pecore', 'una pecora'),
  horse: piece('cavallo', 'cavalli', 'un cavallo'),
  pig: piece('maiale', 'maiali', 'un maiale'),
  cow: piece('mucca', 'mucche', 'una mucca'),
  goat: piece('capra', 'capre', 'una capra'),
  goose: piece('oca', 'oche', 'un’oca'),
  hen: piece('gallina', 'galline', 'una gallina'),
  dog: piece('cane', 'cani', 'un cane'),
};

export const cardWords = defineWords(en, it);

export const backWords = defineWords({ back: 'face-down card' }, { back: 'carta coperta' });
