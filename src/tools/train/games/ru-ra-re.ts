import { BOX, KINDS, PLAYERS, pack, TOTAL, WAITING } from '../../../game/ru-ra-re/bot/packed/board.ts';
import { describeRoundEnd, LAYOUT } from '../../../game/ru-ra-re/bot/packed/features.ts';
import { choose, fillRows, legalRows } from '../../../game/ru-ra-re/bot/packed/play.ts';
import { shareOf } from '../../../game/ru-ra-re/bot/packed/score.ts';
import { steadyMix } from '../../../game/ru-ra-re/bot/packed/teacher.ts';
import { WEIGHTS, type Weights } from '../../../game/ru-ra-re/bot/weights.ts';
import { ruRaRe } from '../../../game/ru-ra-re/rules.ts';
import { inputsOf } from '../../../game/shared/nets/features.ts';
import { quickRandom } from '../../../game/shared/random.ts';
import type { Training } from '../training.ts';
import { playWithNet } from './ru-ra-re-expert.ts';
import { picked } from './ru-ra-re-mix.ts';

/** How evenly teachers choose: from one who takes what looks best to one who hardly minds, so that much is seen. */
const SPREADS = [0.2, 0.4, 0.4, 1, 2.5];

const rows = new Int8Array(8);
const mix = new Float64Array(8);

export const training: Training = {
  layout: LAYOUT,
  hidden: () => [48],
  levels: 63,
  matches: { 2: 16_000, 3: 20_000, 4: 24_000 },
  passes: 6,
  file: 'src/game/ru-ra-re/bot/nets.ts',
  ofSecond: { levels: 31, hidden: () => [24], matches: { 2: 10_000, 3: 12_000, 4: 16_000 } },
  ofScores: { levels: 31, hidden: () => [12], matches: { 2: 5000, 3: 6000, 4: 8000 } },
  ofExpert: {
    matches: { 2: 12_000, 3: 12_000, 4: 6_000 },
    passes: 6,
    rate: 0.0005,
    goesOn: true,
    play: playWithNet,
  },
  play: (players, seed, note) => {
    const state = ruRaRe.setup({ players, options: {}, seed });
    const board = pack(state, state.secret);
    const unseen = board.slice(BOX, BOX + KINDS);
    const start = board.slice();
    const random = quickRandom(`train ${seed}`);
    const position = new Float32Array(inputsOf(LAYOUT, players));
    const teachers = Array.from(
      { length: players },
      (): Weights => ({ ...WEIGHTS, ownSpread: SPREADS[random.below(SPREADS.length)]! }),
    );
    while (board[WAITING] !== 0) {
      const asked = board[WAITING]!;
      for (let seat = 0; seat < board[PLAYERS]!; seat++) {
        if (!((asked >> seat) & 1)) continue;
        const count = legalRows(board, rows);
        steadyMix(board, seat, rows, count, teachers[seat]!, mix);
        if (!choose(board, seat, picked(rows, mix, count, random))) continue;
        describeRoundEnd(board, start, unseen, position);
        note(position);
        fillRows(board, random);
        start.set(board);
      }
    }
    return {
      won: Array.from({ length: players }, (_, seat) => shareOf(board, seat)),
      scores: Array.from({ length: players }, (_, seat) => board[TOTAL + seat]!),
    };
  },
};
