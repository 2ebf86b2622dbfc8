import type { GameId } from '../../../game/index.ts';
import type { Share } from '../../intervals.ts';

/** What is asked of a share, in percent: by the worse end of its interval. */
export type Bar = { readonly least: number } | { readonly most: number };

/** One bot alone among others of another kind, and by game what is asked of it where the usual number sits at the table. */
export type Rung = {
  readonly one: string;
  readonly others: string;
  readonly bars: { readonly [Id in GameId]?: Bar };
};

export const RUNGS: readonly Rung[] = [
  {
    one: 'easy',
    others: 'random',
    bars: {
      ra: { least: 90 },
      'priests-of-ra': { least: 90 },
      kheops: { least: 85 },
      'ru-ra-re': { least: 55 },
    },
  },
  {
    one: 'easy',
    others: 'medium',
    bars: { ra: { most: 12 }, 'priests-of-ra': { most: 12 }, kheops: { most: 12 }, 'ru-ra-re': { most: 18 } },
  },
  {
    one: 'hard',
    others: 'medium',
    bars: {
      ra: { least: 33 },
      'priests-of-ra': { least: 29 },
      kheops: { least: 85 },
      'ru-ra-re': { least: 42 },
    },
  },
  {
    one: 'medium',
    others: 'hard',
    bars: { ra: { most: 16 }, 'priests-of-ra': { most: 20 }, 'ru-ra-re': { most: 18 } },
  },
  {
    one: 'expert',
    others: 'hard',
    bars: {
      ra: { least: 30 },
      'priests-of-ra': { least: 30 },
      kheops: { least: 62 },
      'ru-ra-re': { least: 30 },
    },
  },
  {
    one: 'hard',
    others: 'expert',
    bars: { ra: { most: 20 }, 'priests-of-ra': { most: 20 }, 'ru-ra-re': { most: 20 } },
  },
  // What is aimed for.
  {
    one: 'expert',
    others: 'medium',
    bars: { ra: { least: 55 }, 'priests-of-ra': { least: 45 }, kheops: { least: 99 } },
  },
  // Knows the very mix of those it plays against.
  { one: 'exploiter', others: 'expert', bars: { 'ru-ra-re': { most: 35 } } },
];

export const barText = (bar: Bar): string =>
  'least' in bar ? `at least ${bar.least} %` : `at most ${bar.most} %`;

export const isMet = (bar: Bar, { low, high }: Share): boolean =>
  'least' in bar ? low >= bar.least : high <= bar.most;
