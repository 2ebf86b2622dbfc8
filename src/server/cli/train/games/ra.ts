import { noMoves } from '../../../../game/auction/bot/packed/moves.ts';
import { winnerOf } from '../../../../game/auction/bot/packed/suns.ts';
import { FAME, OVER, STEP, TURN } from '../../../../game/auction/bot/packed/table.ts';
import { apply, tileFrom } from '../../../../game/ra/bot/packed/apply.ts';
import { fillFeatures, LAYOUT } from '../../../../game/ra/bot/packed/features.ts';
import { legalMoves } from '../../../../game/ra/bot/packed/moves.ts';
import { packedSteady } from '../../../../game/ra/bot/packed/steady.ts';
import { pack } from '../../../../game/ra/bot/packed/table.ts';
import { WEIGHTS } from '../../../../game/ra/bot/weights.ts';
import { meta } from '../../../../game/ra/meta.ts';
import { ra } from '../../../../game/ra/rules.ts';
import { inputsOf } from '../../../../game/shared/features.ts';
import { quickRandom } from '../../../../game/shared/random.ts';
import type { Training } from '../training.ts';

/** Of so many beginnings of turns one is noted: those next to each other teach the same. */
const ONE_IN = 6;
/** Of so many moves one is any legal one, so that the net learns what the teacher would not let come about. */
const ODD_ONE_IN = 50;

/** So much fame more than the mean of the rivals is ahead by 1. */
const FAME_AHEAD = 30;

const teacher = packedSteady(WEIGHTS);

export const training: Training = {
  layout: LAYOUT,
  hidden: () => [48, 16],
  alike: true,
  matches: { 2: 8000, 3: 12_000, 4: 18_000, 5: 12_000 },
  passes: 4,
  levels: 63,
  file: 'src/game/ra/bot/nets.ts',
  ofSecond: { levels: 15, hidden: () => [24, 16] },
  ofScores: { levels: 31, hidden: () => [6], matches: { 2: 2000, 3: 2500, 4: 3000, 5: 3000 }, passes: 4 },
  play: (players, seed, note) => {
    const s = pack(ra.view(ra.setup({ players, options: meta.defaults, seed }), null));
    const random = quickRandom(`train ${seed}`);
    const list = noMoves();
    const position = new Float32Array(inputsOf(LAYOUT, players));
    while (s[STEP] !== OVER) {
      if (s[STEP] === TURN && random.below(ONE_IN) === 0) {
        fillFeatures(s, 0, position);
        note(position);
      }
      const count = legalMoves(s, list);
      const isOdd = random.below(ODD_ONE_IN) === 0;
      apply(s, isOdd ? list[random.below(count)]! : teacher(s, list, count), tileFrom(s, random));
    }
    const winner = winnerOf(s);
    const fame = Array.from({ length: players }, (_, seat) => s[FAME + seat]!);
    const all = fame.reduce((sum, own) => sum + own, 0);
    return {
      scores: fame,
      won: fame.map((_, seat) => (seat === winner ? 1 : 0)),
      ahead: fame.map(own => (own - (all - own) / (players - 1)) / FAME_AHEAD),
    };
  },
};
