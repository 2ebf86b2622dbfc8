import type { ScoreItem } from '../../../../game/priests-of-ra/events.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

const itemsEn: Readonly<Record<ScoreItem, string>> = {
  farmers: 'Farmers',
  warriors: 'Warriors',
  merchants: 'Merchants',
  scribes: 'Scribes',
  buildings: 'Complete buildings',
  'building-kinds': 'Types of buildings',
  priests: 'Priests',
  plagues: 'Plagues',
  pyramid: 'Pyramid',
  chambers: 'Chambers',
  ankhs: 'Ankhs',
  suns: 'Suns',
};

const itemsIt: Readonly<Record<ScoreItem, string>> = {
  farmers: 'Agricoltori',
  warriors: 'Guerrieri',
  merchants: 'Mercanti',
  scribes: 'Scribi',
  buildings: 'Edifici completi',
  'building-kinds': 'Tipi di edifici',
  priests: 'Sacerdoti',
  plagues: 'Pestilenze',
  pyramid: 'Piramide',
  chambers: 'Camere',
  ankhs: 'Ankh',
  suns: 'Soli',
};

/** What awards are for. */
export const itemWords = defineWords(itemsEn, itemsIt);

/** What else a sheet counts. */
export const countWords = defineWords(
  {
    ankhs: 'Ankhs gained',
    plagues: 'Plagues returned',
  },
  {
    ankhs: 'Ankh ottenuti',
    plagues: 'Pestilenze tolte',
  },
);
