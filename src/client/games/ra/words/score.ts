import type { ScoreItem } from '../../../../game/ra/events.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

const itemsEn: Readonly<Record<ScoreItem, string>> = {
  gods: 'Gods',
  pharaohs: 'Pharaohs',
  river: 'The Nile',
  gold: 'Gold',
  civilizations: 'Civilizations',
  'monument-kinds': 'Types of monuments',
  'monument-sets': 'Sets of monuments',
  suns: 'Suns',
};

const itemsIt: Readonly<Record<ScoreItem, string>> = {
  gods: 'Dei',
  pharaohs: 'Faraoni',
  river: 'Il Nilo',
  gold: 'Oro',
  civilizations: 'Civiltà',
  'monument-kinds': 'Tipi di monumenti',
  'monument-sets': 'Gruppi di monumenti',
  suns: 'Soli',
};

/** What awards are for. */
export const itemWords = defineWords(itemsEn, itemsIt);
