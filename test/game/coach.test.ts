import { describe, expect, it } from 'vitest';
import { GAME_IDS, hasCoach, loadCoach } from '../../src/game/index.ts';
import { quickRandom } from '../../src/game/shared/random.ts';
import { at, type BySeat } from '../../src/game/shared/seats.ts';
import { loadGame } from './load-game.ts';
import { seatCounts } from './matches.ts';

const EVERY = 9;

for (const id of GAME_IDS.filter(hasCoach)) {
  describe(id, async () => {
    const module = await loadGame(id);
    const { rules } = module;
    const coach = (await loadCoach(id))!;
    const { forecast } = coach;

    it.each(seatCounts(module))('knows chances that add up to 1, at any moment of a match of %i', players => {
      const random = quickRandom(`coached ${players}`);
      const state = rules.setup({ players, options: module.meta.defaults, seed: `coached ${players}` });
      let last: BySeat<number> = [];
      for (let moves = 0; rules.outcome(state) === null; moves++) {
        const [seat] = rules.seatsToAct(state);
        const view = rules.view(state, seat!);
        const legal = rules.legalMoves(view, seat!);
        if (moves % EVERY === 0) {
          for (const judge of coach.judges) {
            const chances = judge!.chances(rules.view(state, null));
            expect(chances).toHaveLength(players);
            expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 4);
            expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
            const worth = judge!.worth(view, seat!, legal);
            expect(worth).toHaveLength(legal.length);
            for (const chance of worth) expect(chance >= 0 && chance <= 1.0001).toBe(true);
            // What nobody may know makes no difference, nor what was asked before.
            const other = rules.view(rules.imagine(view, seat!, random), seat!);
            expect(judge!.worth(other, seat!, legal)).toEqual(worth);
          }
          const part = legal.slice(-2);
          expect(coach.judges[0].worth(view, seat!, part)).toEqual(
            coach.judges[0].worth(view, seat!, legal).slice(-2),
          );
          const scores = forecast.after(view, seat!, legal);
          expect([...forecast.scores(rules.view(state, null)), ...scores]).not.toContain(Number.NaN);
          expect(scores).toHaveLength(legal.length);
          // Of a part of the moves the same as of all, and of what nobody may know nothing.
          const unseen = rules.view(rules.imagine(view, seat!, random), seat!);
          expect(forecast.after(unseen, seat!, part)).toEqual(scores.slice(-2));
        }
        rules.apply(state, seat!, at(legal, random.below(legal.length)));
        if (rules.outcome(state) !== null) last = coach.judges[0].chances(rules.view(state, null));
      }
      const { winners, scores } = rules.outcome(state)!;
      expect(forecast.scores(rules.view(state, null))).toEqual(scores);
      expect(last).toEqual(last.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
    });
  });
}
