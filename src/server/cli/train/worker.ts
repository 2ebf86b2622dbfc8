import { evaluationOf } from '../../../game/shared/net.ts';
import { netOf } from '../../../game/shared/net-text.ts';
import { seatEvaluationOf } from '../../../game/shared/seat-net.ts';
import { type Lesson, teach } from './lesson.ts';
import { playMatches } from './play-matches.ts';
import { type Purpose, seedFor, trainingFor } from './purposes.ts';
import { type Quality, qualityOf } from './quality.ts';
import type { Positions } from './training.ts';
import { loadTraining, type TrainedGame } from './trainings.ts';

export type PlayTask = {
  readonly game: TrainedGame;
  readonly purpose: Purpose;
  readonly players: number;
  readonly seed: string;
  readonly range: { readonly from: number; readonly to: number };
};

/** A part of the matches, in a thread. */
export const play = async ({ game, purpose, players, seed, range }: PlayTask): Promise<Positions> =>
  playMatches(await loadTraining(game), players, seedFor(purpose, seed), range);

export type LearnTask = {
  readonly game: TrainedGame;
  readonly purpose: Purpose;
  readonly seed: string;
  readonly positions: Positions;
  /** How many of the matches are taught. */
  readonly taught: number;
};
export type Learnt = { readonly net: string; readonly losses: readonly number[]; readonly quality: Quality };

/** One net, in a thread. */
export const learn = async ({ game, purpose, seed, positions, taught }: LearnTask): Promise<Learnt> => {
  const { layout, hidden, alike = false, passes } = trainingFor(purpose, await loadTraining(game));
  const { players } = positions;
  const lesson: Lesson = { layout, hidden: hidden(players), alike, passes, seed: seedFor(purpose, seed) };
  const { net, losses } = teach(lesson, positions, taught);
  const read = netOf(net);
  const evaluate = alike ? seatEvaluationOf(read, layout, players) : evaluationOf(read);
  return { net, losses, quality: qualityOf(evaluate, positions, taught) };
};
