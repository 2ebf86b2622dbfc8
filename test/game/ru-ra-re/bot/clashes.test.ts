import { expect, it } from 'vitest';
import { expertNetFor } from '../../../../src/game/ru-ra-re/bot/expert.ts';
import { type Packed, packView, WAITING } from '../../../../src/game/ru-ra-re/bot/packed/board.ts';
import { newOutlook } from '../../../../src/game/ru-ra-re/bot/packed/outlook.ts';
import { choose } from '../../../../src/game/ru-ra-re/bot/packed/play.ts';
import { newAgainst, newRegrets } from '../../../../src/game/ru-ra-re/bot/packed/regrets.ts';
import { newThrows } from '../../../../src/game/ru-ra-re/bot/packed/throws.ts';
import { ruRaRe } from '../../../../src/game/ru-ra-re/rules.ts';
import { walkThrows } from './walk.ts';

const MANNER = { evenness: 0.7, loss: 0.25 };
const PATIENCE = { rounds: 30, inertia: 0.1 };

/** What those who are asked may expect of a throw, by seat, when all choose by their mixes. */
const expectationsOf = (players: number) => {
  const throws = newThrows(newOutlook(expertNetFor(players)), { ...MANNER, again: PATIENCE });
  const regrets = newRegrets();
  const against = newAgainst();
  const mixes = new Float64Array(32);
  const worth = new Float64Array(8);
  return (board: Packed): ReadonlyMap<number, number> => {
    const thrown = throws(board);
    regrets(thrown, PATIENCE, mixes);
    const expected = new Map<number, number>();
    for (let i = 0; i < thrown.asked; i++) {
      against(thrown, mixes, i, worth);
      const own = mixes.subarray(thrown.count * i, thrown.count * (i + 1));
      expected.set(
        thrown.seats[i]!,
        own.reduce((sum, share, n) => sum + share * worth[n]!, 0),
      );
    }
    return expected;
  };
};

it.each([2, 3, 4])(
  'a clash is worth what the throw after it is, if it was thought about, at a table of %i [Q-10]',
  players => {
    const outlook = () => newOutlook(expertNetFor(players));
    const byMean = newThrows(outlook(), MANNER);
    const byThought = newThrows(outlook(), { ...MANNER, again: PATIENCE });
    const expectations = expectationsOf(players);
    let [ofMean, ofThought, clashes] = [0, 0, 0];
    for (let n = 0; n < 2; n++)
      walkThrows(players, `clashes ${n}`, state => {
        if (state.throw > 1 || state.lastRound) return;
        const board = packView(ruRaRe.view(state, null));
        const [mean, thought] = [byMean(board), byThought(board)];
        const { asked, count, ways, rows, seats, start } = thought;
        // The two first seats clash on the row that they like best together, the others have what they like best of the rest.
        const best = (liking: (row: number) => number, gone: readonly number[]) =>
          Array.from({ length: count }, (_, row) => row)
            .filter(row => !gone.includes(row))
            .reduce((most, row) => (liking(row) > liking(most) ? row : most));
        const clash = best(row => start[row]! * start[count + row]!, []);
        const chosen = [clash, clash];
        for (let i = 2; i < asked; i++) chosen.push(best(row => start[count * i + row]!, chosen));
        const way = chosen.reduce((sum, place, i) => sum + place * count ** i, 0);
        const after = board.slice();
        for (let i = 0; i < asked; i++) choose(after, seats[i]!, rows[chosen[i]!]!);
        if (after[WAITING] !== ((1 << seats[0]!) | (1 << seats[1]!))) return;
        const expected = expectations(after);
        for (const i of [0, 1]) {
          ofMean += Math.abs(mean.chances[ways * i + way]! - expected.get(seats[i]!)!);
          ofThought += Math.abs(thought.chances[ways * i + way]! - expected.get(seats[i]!)!);
        }
        clashes += 1;
      });
    expect(clashes).toBeGreaterThan(8);
    expect(ofThought).toBeLessThan(0.8 * ofMean);
  },
);
