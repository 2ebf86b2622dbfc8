import { assertDefined } from '../../game/shared/assert.ts';
import type { Training } from './training.ts';

/**
 * What nets are for: the bots, and the coach's first judge; its second one, who is to have nothing of the first; the scores that
 * it foretells; or an expert, whose nets are taught by matches that are played with those of the bots.
 */
export const PURPOSES = ['play', 'coach', 'scores', 'expert'] as const;
export type Purpose = (typeof PURPOSES)[number];
export const isPurpose = (name: string): name is Purpose => (PURPOSES as readonly string[]).includes(name);

/** Neither a match nor a first weight is the same for two of them: what one took from chance the other has not. */
export const seedFor = (purpose: Purpose, seed: string): string =>
  purpose === 'play' ? seed : `${purpose === 'coach' ? 'second' : purpose} ${seed}`;

/** How nets are learnt for somebody, or null where a game has none for them. */
export const trainingFor = (purpose: Purpose, training: Training): Training | null => {
  const beside = (name: string) => training.file.replace(/nets\.ts$/, name);
  switch (purpose) {
    case 'play':
      return training;
    case 'coach':
      return { ...training, ...training.ofSecond, file: beside('second-nets.ts') };
    case 'scores':
      return { ...training, ...training.ofScores, learns: 'scores', file: beside('score-nets.ts') };
    case 'expert': {
      const { ofExpert } = training;
      if (ofExpert === undefined) return null;
      const why = 'an expert is taught by matches of those who think with a net';
      return {
        ...training,
        ...ofExpert,
        play: (players, seed, note, first) => ofExpert.play(players, seed, note, assertDefined(first, why)),
        file: beside('expert-nets.ts'),
      };
    }
  }
};

/** The same, of a game that is known to have them. */
export const neededTraining = (purpose: Purpose, training: Training): Training =>
  assertDefined(trainingFor(purpose, training) ?? undefined, `there are nets for ${purpose}`);
