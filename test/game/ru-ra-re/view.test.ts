import { describe, expect, it } from 'vitest';
import { CARDS, cardsOf, IN_DECK } from '../../../src/game/ru-ra-re/cards.ts';
import { meta } from '../../../src/game/ru-ra-re/meta.ts';
import { ruRaRe } from '../../../src/game/ru-ra-re/rules.ts';
import type { State } from '../../../src/game/ru-ra-re/table.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { position, throwHands } from './position.ts';

/** Walks through a random match in which minds are changed, position by position. */
const walk = (players: number, seed: string, look: (state: State) => void) => {
  const state = ruRaRe.setup({ players, options: meta.defaults, seed });
  const random = quickRandom(seed);
  for (let seats = ruRaRe.asked(state); seats.length > 0; seats = ruRaRe.asked(state)) {
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
        const displays = state.displays.map(display => CARDS.map(card => display[card]));
        const seen = { ...table, displays, gone: expect.any(Array) };
        expect(ruRaRe.view(state, null)).toEqual({ ...seen, choice: null });
        for (const [seat, choice] of secret.choices.entries()) {
          expect(ruRaRe.view(state, seat)).toEqual({ ...seen, choice });
          expect(choice !== null).toBe(state.chosen[seat]);
        }
      });
    },
  );

  it.each([2, 3, 4])(
    'counts what was lost and discarded, and in the last round all of the box, at a table of %i',
    players => {
      for (let n = 0; n < 10; n++) {
        const state = ruRaRe.setup({ players, options: {}, seed: `gone ${players} ${n}` });
        const random = quickRandom(`gone ${n}`);
        let gone = CARDS.map(() => 0);
        for (let [seat] = ruRaRe.seatsToAct(state); seat !== undefined; [seat] = ruRaRe.seatsToAct(state)) {
          const legal = ruRaRe.legalMoves(state, seat);
          const events = ruRaRe.apply(state, seat, legal[random.below(legal.length)]!);
          for (const event of events) {
            const lost = event.type === 'clash' ? [event.lost] : event.type === 'discard' ? event.cards : [];
            for (const card of lost) gone[CARDS.indexOf(card)]! += 1;
          }
          const lying = [...state.rows.flat(), ...state.displays.flatMap(cardsOf)];
          // Nothing is hidden any more but what nobody will ever see.
          if (state.lastRound)
            gone = CARDS.map(card => IN_DECK[card] - lying.filter(other => other === card).length);
          expect(ruRaRe.view(state, null).gone).toEqual(gone);
        }
      }
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

  it('tells after the end that nobody is asked [Q-23]', () => {
    const state = walk(3, 'the end', () => {});
    expect(ruRaRe.view(state, 0)).toMatchObject({ waiting: [], chosen: [false, false, false], choice: null });
    expect([ruRaRe.asked(state), ruRaRe.seatsToAct(state), ruRaRe.legalMoves(state, 0)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
