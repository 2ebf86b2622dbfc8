import {
  BOX,
  KINDS,
  LAST,
  type Packed,
  PLAYERS,
  pack,
  WAITING,
} from '../../../game/ru-ra-re/bot/packed/board.ts';
import { describeRoundEnd, LAYOUT } from '../../../game/ru-ra-re/bot/packed/features.ts';
import { newOutlook } from '../../../game/ru-ra-re/bot/packed/outlook.ts';
import { choose, fillRows, legalRows } from '../../../game/ru-ra-re/bot/packed/play.ts';
import { newAgainst, newRegrets } from '../../../game/ru-ra-re/bot/packed/regrets.ts';
import { shareOf } from '../../../game/ru-ra-re/bot/packed/score.ts';
import { steadyMix } from '../../../game/ru-ra-re/bot/packed/teacher.ts';
import { newThrows } from '../../../game/ru-ra-re/bot/packed/throws.ts';
import { WEIGHTS, type Weights } from '../../../game/ru-ra-re/bot/weights.ts';
import { ruRaRe } from '../../../game/ru-ra-re/rules.ts';
import { inputsOf } from '../../../game/shared/nets/features.ts';
import type { Net } from '../../../game/shared/nets/net.ts';
import { quickRandom } from '../../../game/shared/random.ts';
import type { BySeat } from '../../../game/shared/seats.ts';
import type { Note, Played } from '../training.ts';
import { onceFor } from './once-for.ts';
import { FINE, picked } from './ru-ra-re-mix.ts';

/** About as `hard` thinks. */
const DEPTH = { rounds: 16, evenness: 0.7, loss: 0.25, inertia: 0.2 };
/** How often a teacher chooses as `steady` would, and how evenly then, so that much is seen. */
const ODD = [0, 0, 0.1, 0.3, 0.6];
const SPREADS = [0.4, 1, 2.5];
/** How much of what a position teaches is what came of it in the end; the rest is what is foreseen of the next throw. */
const IN_THE_END = 0.3;

type Teacher = { readonly odd: number; readonly weights: Weights };

/** Works out a throw by a net: how everybody mixes, and how likely each wins then. */
const foresightBy = onceFor(net => {
  const throws = newThrows(newOutlook(net), DEPTH);
  const regrets = newRegrets();
  const against = newAgainst();
  const worth = new Float64Array(8);
  const mixes = new Float64Array(32);
  return (seen: Packed) => {
    const thrown = throws(seen);
    regrets(thrown, DEPTH, mixes);
    const chances = (): BySeat<number> => {
      const found = Array.from({ length: thrown.asked }, (_, i) => {
        against(thrown, mixes, i, worth);
        let sum = 0;
        for (let n = 0; n < thrown.count; n++) sum += mixes[thrown.count * i + n]! * worth[n]!;
        return sum;
      });
      const all = found.reduce((sum, chance) => sum + chance, 0);
      return found.map(chance => chance / all);
    };
    return { mixes, chances };
  };
});

const rows = new Int8Array(8);
const mix = new Float64Array(8);

/**
 * Plays a match of those who think with a net. Each end of a round teaches mostly what the net foresees once the rows are
 * filled, when a throw more is thought of: far less of that hangs on chance than of who wins.
 */
export const playWithNet = (players: number, seed: string, note: Note, net: Net): Played => {
  const foresee = foresightBy(net);
  const state = ruRaRe.setup({ players, options: {}, seed });
  const board = pack(state, state.secret);
  const unseen = board.slice(BOX, BOX + KINDS);
  const seen = board.slice();
  const start = board.slice();
  const random = quickRandom(`train ${seed}`);
  const position = new Float32Array(inputsOf(LAYOUT, players));
  const teachers = Array.from(
    { length: players },
    (): Teacher => ({
      odd: ODD[random.below(ODD.length)]!,
      weights: { ...WEIGHTS, ownSpread: SPREADS[random.below(SPREADS.length)]! },
    }),
  );
  const foreseen: BySeat<number>[] = [];
  let isFirstThrow = false;
  while (board[WAITING] !== 0) {
    const asked = board[WAITING]!;
    seen.set(board);
    // What was put into the box unseen nobody knows, until the last round has it shuffled in.
    if (board[LAST] === 0) for (let card = 0; card < KINDS; card++) seen[BOX + card]! -= unseen[card]!;
    const { mixes, chances } = foresee(seen);
    if (isFirstThrow) foreseen.push(chances());
    isFirstThrow = false;
    let i = 0;
    const count = legalRows(board, rows);
    for (let seat = 0; seat < board[PLAYERS]!; seat++) {
      if (!((asked >> seat) & 1)) continue;
      const { odd, weights } = teachers[seat]!;
      if (random.below(FINE) < odd * FINE) steadyMix(board, seat, rows, count, weights, mix);
      else for (let n = 0; n < count; n++) mix[n] = mixes[count * i + n]!;
      i += 1;
      if (!choose(board, seat, picked(rows, mix, count, random))) continue;
      describeRoundEnd(board, start, unseen, position);
      note(position);
      fillRows(board, random);
      start.set(board);
      isFirstThrow = true;
    }
  }
  const won = Array.from({ length: players }, (_, seat) => shareOf(board, seat));
  return { won, byPosition: taughtBy(foreseen, won) };
};

/** What each position teaches: what is foreseen next, and a part of what the one after it teaches, the last one who won. */
const taughtBy = (foreseen: readonly BySeat<number>[], won: BySeat<number>): BySeat<number>[] => {
  const taught: BySeat<number>[] = [];
  let later = won;
  for (const next of foreseen.toReversed()) {
    const after = later;
    later = next.map((chance, seat) => (1 - IN_THE_END) * chance + IN_THE_END * after[seat]!);
    taught.unshift(later);
  }
  return taught;
};
