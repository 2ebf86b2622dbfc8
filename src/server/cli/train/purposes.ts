import type { Training } from './training.ts';

/** Whom nets are for: the bots, and the coach's first judge; or its second one, who is to have nothing of the first. */
export const PURPOSES = ['play', 'coach'] as const;
export type Purpose = (typeof PURPOSES)[number];
export const isPurpose = (name: string): name is Purpose => (PURPOSES as readonly string[]).includes(name);

/** Neither a match nor a first weight is the same for both: what one of them took from chance the other has not. */
export const seedFor = (purpose: Purpose, seed: string): string =>
  purpose === 'play' ? seed : `second ${seed}`;

/** How nets are learnt for somebody. */
export const trainingFor = (purpose: Purpose, training: Training): Training =>
  purpose === 'play'
    ? training
    : { ...training, ...training.ofSecond, file: training.file.replace(/nets\.ts$/, 'second-nets.ts') };
