import { type Lesson, teach } from './lesson.ts';
import { playMatches } from './play-matches.ts';
import { type Quality, qualityOf } from './quality.ts';
import type { Positions } from './training.ts';
import { loadTraining, type TrainedGame } from './trainings.ts';

export type PlayTask = {
  readonly game: TrainedGame;
  readonly players: number;
  readonly seed: string;
  readonly range: { readonly from: number; readonly to: number };
};

/** A part of the matches, in a thread. */
export const play = async ({ game, players, seed, range }: PlayTask): Promise<Positions> =>
  playMatches(await loadTraining(game), players, seed, range);

export type LearnTask = {
  readonly game: TrainedGame;
  readonly seed: string;
  readonly positions: Positions;
  /** How many of the matches are taught. */
  readonly taught: number;
};
export type Learnt = { readonly net: string; readonly losses: readonly number[]; readonly quality: Quality };

/** One net, in a thread. */
export const learn = async ({ game, seed, positions, taught }: LearnTask): Promise<Learnt> => {
  const { layout, hidden, passes } = await loadTraining(game);
  const lesson: Lesson = { layout, hidden: hidden(positions.players), passes, seed };
  const { net, losses } = teach(lesson, positions, taught);
  return { net, losses, quality: qualityOf(net, positions, taught) };
};
