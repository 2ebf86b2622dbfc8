import { noMoves } from '../../../../game/auction/bot/packed/moves.ts';
import { winnerOf } from '../../../../game/auction/bot/packed/suns.ts';
import { FAME, OVER, STEP, TURN } from '../../../../game/auction/bot/packed/table.ts';
import { apply, tileFrom } from '../../../../game/priests-of-ra/bot/packed/apply.ts';
import { fillFeatures, LAYOUT } from '../../../../game/priests-of-ra/bot/packed/features.ts';
import { legalMoves } from '../../../../game/priests-of-ra/bot/packed/moves.ts';
import { steadyMove } from '../../../../game/priests-of-ra/bot/packed/steady.ts';
import { newPacked, pack } from '../../../../game/priests-of-ra/bot/packed/table.ts';
import { meta } from '../../../../game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../../game/priests-of-ra/rules.ts';
import { inputsOf } from '../../../../game/shared/features.ts';
import { quickRandom } from '../../../../game/shared/random.ts';
import type { Training } from '../training.ts';
import { relabel } from './priests-relabelled.ts';

/** Of so many beginnings of turns one is noted: those next to each other teach the same. */
const ONE_IN = 6;
/** Of so many moves one is any legal one, so that the net learns what the teacher would not let come about. */
const ODD_ONE_IN = 40;

export const training: Training = {
  layout: LAYOUT,
  hidden: () => [32, 16],
  alike: true,
  matches: { 2: 8000, 3: 10_000, 4: 14_000, 5: 10_000 },
  passes: 3,
  levels: 31,
  file: 'src/game/priests-of-ra/bot/nets.ts',
  ofSecond: { levels: 31, hidden: () => [16, 16], matches: { 2: 2500, 3: 3000, 4: 4000, 5: 3000 } },
  ofScores: { levels: 31, hidden: () => [6], matches: { 2: 8000, 3: 2500, 4: 3000, 5: 3000 }, passes: 4 },
  play: (players, seed, note) => {
    const s = pack(priestsOfRa.view(priestsOfRa.setup({ players, options: meta.defaults, seed }), null));
    const random = quickRandom(`train ${seed}`);
    const list = noMoves();
    const position = new Float32Array(inputsOf(LAYOUT, players));
    const relabelled = newPacked();
    while (s[STEP] !== OVER) {
      if (s[STEP] === TURN && random.below(ONE_IN) === 0) {
        relabel(s, random, relabelled);
        fillFeatures(relabelled, 0, position);
        note(position);
      }
      const isOdd = random.below(ODD_ONE_IN) === 0;
      const move = isOdd ? list[random.below(legalMoves(s, list))]! : steadyMove(s);
      apply(s, move, tileFrom(s, random));
    }
    const winner = winnerOf(s);
    const fame = Array.from({ length: players }, (_, seat) => s[FAME + seat]!);
    const all = fame.reduce((sum, own) => sum + own, 0);
    return {
      scores: fame,
      won: fame.map((_, seat) => (seat === winner ? 1 : 0)),
      ahead: fame.map(own => (own - (all - own) / (players - 1)) / 30),
    };
  },
};
