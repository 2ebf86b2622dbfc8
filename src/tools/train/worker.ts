import { evaluationOf } from '../../game/shared/nets/net.ts';
import { changedNet } from '../../game/shared/nets/net-change.ts';
import { netOf } from '../../game/shared/nets/net-text.ts';
import { seatEvaluationOf } from '../../game/shared/nets/seat-net.ts';
import { type Lesson, teach } from './lesson.ts';
import { playMatches } from './play-matches.ts';
import { neededTraining, type Purpose, seedFor } from './purposes.ts';
import { type Quality, qualityOf } from './quality.ts';
import type { Positions } from './training.ts';
import { loadTraining, type TrainedGame } from './trainings.ts';

export type PlayTask = {
  readonly game: TrainedGame;
  readonly purpose: Purpose;
  readonly players: number;
  readonly seed: string;
  /** The net of the bots for so many seats, as text, where an expert's is made from it. */
  readonly first: string | null;
  readonly range: { readonly from: number; readonly to: number };
};

/** A part of the matches, in a thread. */
export const play = async ({ game, purpose, players, seed, first, range }: PlayTask): Promise<Positions> => {
  const training = neededTraining(purpose, await loadTraining(game));
  return playMatches(training, players, seedFor(purpose, seed), range, first === null ? null : netOf(first));
};

export type LearnTask = {
  readonly game: TrainedGame;
  readonly purpose: Purpose;
  readonly seed: string;
  /** The net of the bots, as text, where an expert's may go on from it. */
  readonly first: string | null;
  readonly positions: Positions;
  /** How many of the matches are taught. */
  readonly taught: number;
};
export type Learnt = { readonly net: string; readonly losses: readonly number[]; readonly quality: Quality };

/** One net, in a thread. */
export const learn = async ({
  game,
  purpose,
  seed,
  first,
  positions,
  taught,
}: LearnTask): Promise<Learnt> => {
  const {
    layout,
    hidden,
    alike = false,
    learns = 'chances',
    levels,
    passes,
    rate,
    goesOn = false,
  } = neededTraining(purpose, await loadTraining(game));
  const { players } = positions;
  const start = goesOn && first !== null ? netOf(first) : null;
  const lesson: Lesson = {
    layout,
    hidden: hidden(players),
    alike,
    learns,
    passes,
    seed: seedFor(purpose, seed),
    start,
    ...(rate === undefined ? {} : { rate }),
    ...(levels === undefined ? {} : { levels }),
  };
  const { net, losses } = teach(lesson, positions, taught);
  const read = start === null ? netOf(net) : changedNet(start, net);
  const evaluate = alike ? seatEvaluationOf(read, layout, players) : evaluationOf(read);
  return { net, losses, quality: qualityOf(evaluate, positions, taught, learns) };
};
