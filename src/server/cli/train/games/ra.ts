import { noMoves } from '../../../../game/auction/bot/packed/moves.ts';
import { winnerOf } from '../../../../game/auction/bot/packed/suns.ts';
import { FAME, OVER, type Packed, STEP, TURN } from '../../../../game/auction/bot/packed/table.ts';
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

const teacher = packedSteady(WEIGHTS);

export const training: Training = {
  layout: LAYOUT,
  hidden: () => [48, 16],
  alike: true,
  matches: { 2: 5000, 3: 5000, 4: 6000, 5: 4000 },
  passes: 4,
  file: 'src/game/ra/bot/nets.ts',
  ofSecond: { hidden: () => [24, 16] },
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
    return sharesOf(s, players);
  },
};

/** How much of what is learnt is who won; the rest is how near everybody came, which one match tells more of. */
const OF_WINNER = 0.3;
/** So many fame less are e times less than a win. */
const NEAR = 6;

/**
 * What the net learns of the end of a match. Its chances are too level for it, by about as much for every position: the
 * judge makes up for that.
 */
const sharesOf = (s: Packed, players: number): number[] => {
  const winner = winnerOf(s);
  const near = Array.from({ length: players }, (_, seat) =>
    Math.exp((s[FAME + seat]! - s[FAME + winner]!) / NEAR),
  );
  const all = near.reduce((sum, one) => sum + one, 0);
  return near.map((one, seat) => ((1 - OF_WINNER) * one) / all + (seat === winner ? OF_WINNER : 0));
};
