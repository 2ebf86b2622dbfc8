import type { Training } from './training.ts';

/** How each game is learnt, loaded when somebody trains for it. */
const TRAININGS = {
  kheops: async () => (await import('./games/kheops.ts')).training,
  'priests-of-ra': async () => (await import('./games/priests-of-ra.ts')).training,
  ra: async () => (await import('./games/ra.ts')).training,
  'ru-ra-re': async () => (await import('./games/ru-ra-re.ts')).training,
} satisfies Record<string, () => Promise<Training>>;

export type TrainedGame = keyof typeof TRAININGS;
export const TRAINED_GAMES = Object.keys(TRAININGS) as readonly TrainedGame[];
export const isTrainedGame = (game: string): game is TrainedGame => Object.hasOwn(TRAININGS, game);
export const loadTraining = (game: TrainedGame): Promise<Training> => TRAININGS[game]();
