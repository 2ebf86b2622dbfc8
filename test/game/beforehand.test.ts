import { expect, it } from 'vitest';
import { offered as offeredInPriests } from '../../src/game/priests-of-ra/beforehand.ts';
import { offered as offeredInRa } from '../../src/game/ra/beforehand.ts';
import { type AnyChoice, answerOf, choicesMade, type MadeChoice } from '../../src/game/shared/beforehand.ts';
import { quickRandom } from '../../src/game/shared/random.ts';
import { loadGame } from './load-game.ts';

/**
 * Matches by chance in which every seat keeps whatever it may choose, for as long as it holds: gathers what was answered, and what of
 * that the rules refuse.
 */
const answersIn = async (
  game: 'ra' | 'priests-of-ra',
  offered: (view: never, seat: number) => readonly AnyChoice[],
) => {
  const module = await loadGame(game);
  const { rules } = module;
  const beforehand = rules.beforehand!;
  const answered: Record<string, number> = {};
  const wrong: string[] = [];
  for (let n = 0; n < 12; n++) {
    const players = 2 + (n % 4);
    const random = quickRandom(`choices ${n}`);
    const state = rules.setup({ players, options: module.meta.defaults, seed: `choices ${n}` });
    const kept: (readonly MadeChoice[])[] = Array.from({ length: players }, () => []);
    for (let seat = rules.seatsToAct(state)[0]; seat !== undefined; seat = rules.seatsToAct(state)[0]) {
      const view = rules.view(state, seat);
      const legal = rules.legalMoves(state, seat);
      const move = answerOf(beforehand, view, seat, kept[seat]!);
      if (move !== null) {
        const [kind] = kept[seat]!.find(each => answerOf(beforehand, view, seat!, [each]) !== null)!.choice;
        const isAgain = kind === 'turn' && view.step.turned.length > 0;
        const what = isAgain ? 'turn again' : String(kind);
        answered[what] = (answered[what] ?? 0) + 1;
        const refusal = rules.refusalOf(state, seat, move);
        if (refusal !== null) wrong.push(`${kind} ${move.join(' ')}: ${refusal}`);
      }
      rules.apply(state, seat, move ?? legal[random.below(legal.length)]!);
      for (const [other, choices] of kept.entries()) {
        const seen = rules.view(state, other);
        const left = choices.filter(({ choice, sight }) => beforehand.holds(seen, other, choice, sight));
        const open = offered(seen as never, other);
        const slots = new Map(left.map(({ choice }) => [beforehand.slotOf(choice), choice]));
        const one = open[random.below(open.length)];
        // To draw is not said every time, so that something comes to lie there besides what is drawn so.
        if (one !== undefined) slots.set(beforehand.slotOf(one), one);
        const made = choicesMade(beforehand, seen, other, left.length > 8 ? [] : [...slots.values()]);
        kept[other] = made ?? left;
      }
    }
  }
  return { answered, wrong };
};

it('what is answered in Ra is never refused, whatever was chosen when', async () => {
  const { answered, wrong } = await answersIn('ra', offeredInRa);
  expect(wrong).toEqual([]);
  expect(Object.keys(answered).sort()).toEqual(['drawTo', 'give', 'limit', 'passLot', 'passTo']);
});

it('nor in Priests of Ra', async () => {
  const { answered, wrong } = await answersIn('priests-of-ra', offeredInPriests);
  expect(wrong).toEqual([]);
  expect(Object.keys(answered).sort()).toEqual([
    'drawTo',
    'limit',
    'passLot',
    'passTo',
    'side',
    'turn',
    'turn again',
  ]);
});
