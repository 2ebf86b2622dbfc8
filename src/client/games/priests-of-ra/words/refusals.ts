import type { Refusal } from '../../../../game/priests-of-ra/table.ts';
import { defineWords } from '../../../i18n/i18n.tsx';
import { REFUSALS_EN, REFUSALS_IT } from '../../auction/words/refusals.ts';

const en: Readonly<Record<Refusal, string>> = {
  ...REFUSALS_EN,
  'not-a-side-of-this-tile': 'The tile drawn has no such side.',
  'no-such-tile': 'You have no such tile to turn.',
  'already-turned': 'This tile has been turned already.',
};

const it: Readonly<Record<Refusal, string>> = {
  ...REFUSALS_IT,
  'not-a-side-of-this-tile': 'La tessera pescata non ha questo lato.',
  'no-such-tile': 'Non hai una tessera così da girare.',
  'already-turned': 'Questa tessera è già stata girata.',
};

export const refusalWords = defineWords(en, it);
