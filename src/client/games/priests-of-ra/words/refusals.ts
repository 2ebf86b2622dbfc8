import type { Refusal } from '../../../../game/priests-of-ra/table.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';
import type { ToldApart } from '../../auction/view/refusals.ts';
import { REFUSALS_EN, REFUSALS_IT } from '../../auction/words/refusals.ts';

const en: Readonly<Record<Refusal | ToldApart | 'turn-or-done', string>> = {
  ...REFUSALS_EN,
  'settle-first': 'First choose the side of the tile you drew.',
  'turn-or-done': 'First turn tiles over for your priests, or press Done.',
  'not-a-side-of-this-tile': 'The tile you drew has no such side.',
  'no-such-tile': 'You have no such tile to turn over.',
  'already-turned': 'You have already turned this tile over.',
};

const it: Readonly<Record<Refusal | ToldApart | 'turn-or-done', string>> = {
  ...REFUSALS_IT,
  'settle-first': 'Prima scegli il lato della tessera che hai pescato.',
  'turn-or-done': 'Prima gira le tessere per i tuoi sacerdoti, o premi Fatto.',
  'not-a-side-of-this-tile': 'La tessera che hai pescato non ha quel lato.',
  'no-such-tile': 'Non hai una tessera così da girare.',
  'already-turned': 'Hai già girato questa tessera.',
};

export const refusalWords = defineWords(en, it);
