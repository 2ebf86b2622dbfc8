import { expect, it } from 'vitest';
import { hard } from '../../../../src/game/priests-of-ra/bot/hard.ts';
import { steady } from '../../../../src/game/priests-of-ra/bot/steady.ts';
import { meta } from '../../../../src/game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../../src/game/priests-of-ra/rules.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';

/** Decisions for every number of seats; 2,500 and more at length. */
const STATES = Number(process.env.STATES ?? 60);

/** How often it did something else than `steady`. */
let others = 0;

it.each([2, 3, 4, 5])(
  'hard decides the same whatever lies in which order in the bag, %i players',
  players => {
    let asked = 0;
    for (let n = 0; asked < STATES; n++) {
      const state = priestsOfRa.setup({ players, options: meta.defaults, seed: `hidden ${n}` });
      const random = quickRandom(`hidden ${n}`);
      for (let seat = priestsOfRa.seatsToAct(state)[0]; seat !== undefined && asked < STATES; ) {
        const view = priestsOfRa.view(state, seat);
        const legal = priestsOfRa.legalMoves(view, seat);
        const usual = steady(view, seat, legal, random);
        if (legal.length > 1 && random.below(3) === 0) {
          asked += 1;
          const move = hard(view, seat, legal, random);
          expect(priestsOfRa.refusalOf(state, seat, move)).toBeNull();
          const imagined = priestsOfRa.view(priestsOfRa.imagine(view, seat, random), seat);
          expect(hard(imagined, seat, legal, random)).toEqual(move);
          if (move.join() !== usual.join()) others += 1;
        }
        priestsOfRa.apply(state, seat, usual);
        seat = priestsOfRa.seatsToAct(state)[0];
      }
    }
  },
);

it('hard knows better than steady now and then', () => expect(others).toBeGreaterThan(0));
