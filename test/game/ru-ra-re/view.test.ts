import { describe, expect, it } from 'vitest';
import { meta } from '../../../src/game/ru-ra-re/meta.ts';
import { ruRaRe } from '../../../src/game/ru-ra-re/rules.ts';
import type { State } from '../../../src/game/ru-ra-re/table.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { position, throwHands } from './position.ts';

/** Walks through a random match in which minds are changed, position by position. */
const walk = (players: number, seed: string, look: (state: State) => void) => {
  const state = ruRaRe.setup({ players, options: meta.defaults, seed });
  const random = quickRandom(seed);
  for (let seats = ruRaRe.asked!(state); seats.length > 0; seats = ruRaRe.asked!(state)) {
    look(state);
    const seat = seats[random.below(seats.length)]!;
    const legal = ruRaRe.legalMoves(state, seat);
    ruRaRe.apply(state, seat, legal[random.below(legal.length)]!);
  }
  look(state);
  return state;
};

describe('what somebody sees', () => {
  it.each([2, 3, 4])(
    'is the whole table and their own choice, and nothing else, at a table of %i [Q-12]',
    players => {
      walk(players, `seen ${players}`, state => {
        const { secret, ...table } = state;
        expect(ruRaRe.view(state, null)).toEqual({ ...table, choice: null });
        for (const [seat, choice] of secret.choices.entries()) {
          expect(ruRaRe.view(state, seat)).toEqual({ ...table, choice });
          expect(choice !== null).toBe(state.chosen[seat]);
        }
      });
    },
  );

  it('is byte for byte the same whatever the others chose, and however often they thought better of it [Q-12]', () => {
    let compared = 0;
    walk(4, 'bytes', state => {
      const hidden = state.secret.choices.findIndex(choice => choice !== null);
      if (hidden < 0) return;
      const twin = structuredClone(state);
      for (const move of ruRaRe.legalMoves(twin, hidden)) {
        ruRaRe.apply(twin, hidden, move);
        for (const watcher of [0, 1, 2, 3, null]) {
          if (watcher === hidden) continue;
          expect(JSON.stringify(ruRaRe.view(twin, watcher))).toBe(
            JSON.stringify(ruRaRe.view(state, watcher)),
          );
          compared += 1;
        }
      }
    });
    expect(compared).toBeGreaterThan(500);
  });

  it('holds no choice of a throw that is over [Q-10, Q-12]', () => {
    const state = position();
    throwHands(state, 1, 2, 2);
    for (const seat of [0, 1, 2]) expect(ruRaRe.view(state, seat).choice).toBeNull();
  });

  it('tells after the end that nobody is asked, and of no time that runs [Q-23]', () => {
    const state = walk(3, 'the end', () => {});
    expect(ruRaRe.view(state, 0)).toMatchObject({ waiting: [], chosen: [false, false, false], choice: null });
    expect([ruRaRe.asked!(state), ruRaRe.seatsToAct(state), ruRaRe.legalMoves(state, 0)]).toEqual([
      [],
      [],
      [],
    ]);
    expect(ruRaRe.timeLimit!({ ...state, options: { secondsToChoose: 20 } })).toBeNull();
  });
});
