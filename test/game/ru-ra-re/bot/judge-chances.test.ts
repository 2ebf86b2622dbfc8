import { expect, it } from 'vitest';
import { steady } from '../../../../src/game/ru-ra-re/bot/steady.ts';
import { coach } from '../../../../src/game/ru-ra-re/coach.ts';
import { ruRaRe } from '../../../../src/game/ru-ra-re/rules.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';

it('chances add up to 1 where whoever has a row already can win no more', () => {
  const seed = 'coach-ru-ra-re-3-3';
  const state = ruRaRe.setup({ players: 3, options: {}, seed });
  const random = quickRandom(`bots of ${seed}`);
  let hopeless = 0;
  for (let [seat] = ruRaRe.seatsToAct(state); seat !== undefined; [seat] = ruRaRe.seatsToAct(state)) {
    const chances = coach.judges[0].chances(ruRaRe.view(state, null));
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 5);
    if (
      state.waiting.length === 2 &&
      chances.some((chance, of) => chance === 0 && !state.waiting.includes(of))
    )
      hopeless += 1;
    ruRaRe.apply(state, seat, steady(ruRaRe.view(state, seat), seat, ruRaRe.legalMoves(state, seat), random));
  }
  expect(hopeless).toBeGreaterThan(0);
});
