import { describe, expect, it } from 'vitest';
import type { AnyMove } from '../../../src/game/contract.ts';
import { sizeOf } from '../../../src/game/ru-ra-re/cards.ts';
import { meta } from '../../../src/game/ru-ra-re/meta.ts';
import { ruRaRe } from '../../../src/game/ru-ra-re/rules.ts';
import { REFUSALS } from '../../../src/game/ru-ra-re/table.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { position, throwHands } from './position.ts';

const over = () => position({ lastRound: true, step: { kind: 'over', scores: [], winners: [] } } as never);

describe('a choice', () => {
  it('may be changed until the last one of the throw has chosen: the last word counts [Q-12]', () => {
    const state = position();
    ruRaRe.apply(state, 0, ['choose', 1, 1, 2]);
    ruRaRe.apply(state, 1, ['choose', 1, 1, 3]);
    expect(ruRaRe.seatsToAct(state)).toEqual([2]);
    expect(ruRaRe.asked(state)).toEqual([0, 1, 2]);
    expect(ruRaRe.refusalOf(state, 0, ['choose', 1, 1, 5])).toBeNull();
    expect(ruRaRe.apply(state, 0, ['choose', 1, 1, 5])).toEqual([]);
    const events = ruRaRe.apply(state, 2, ['choose', 1, 1, 7]);
    expect(events[0]).toEqual({ type: 'show', choices: { 0: 5, 1: 3, 2: 7 } });
  });

  it('is known to nobody else before all are shown, nor whether it was changed [Q-12]', () => {
    const chosen = position();
    const changed = position();
    ruRaRe.apply(chosen, 0, ['choose', 1, 1, 2]);
    for (const row of [7, 1, 4] as const) ruRaRe.apply(changed, 0, ['choose', 1, 1, row]);
    for (const seat of [1, 2, null]) {
      expect(JSON.stringify(ruRaRe.view(changed, seat))).toBe(JSON.stringify(ruRaRe.view(chosen, seat)));
      expect(ruRaRe.view(changed, seat).choice).toBeNull();
      expect(ruRaRe.view(changed, seat).chosen).toEqual([true, false, false]);
    }
    expect(ruRaRe.view(changed, 0).choice).toBe(4);
  });

  it('cannot fall on a row without cards [Q-12]', () => {
    const state = position({ rows: [['hen'], [], ['dog']] });
    expect(ruRaRe.legalMoves(state, 0).map(([, , , row]) => row)).toEqual([1, 3]);
    expect(ruRaRe.refusalOf(state, 0, ['choose', 1, 1, 2])).toBe('empty-row');
  });

  it.each<[string, ReturnType<typeof position>, AnyMove, string]>([
    ['of an earlier round', position({ round: 2 } as never), ['choose', 1, 1, 1], 'not-this-throw'],
    ['of an earlier throw', position({ throw: 3 } as never), ['choose', 1, 2, 1], 'not-this-throw'],
    ['of a throw to come', position(), ['choose', 1, 2, 1], 'not-this-throw'],
    ['of no throw', position(), ['choose'], 'not-this-throw'],
    ['of a row that is not there', position(), ['choose', 1, 1, 8], 'no-such-row'],
    ['of row 0', position(), ['choose', 1, 1, 0], 'no-such-row'],
    ['of half a row', position(), ['choose', 1, 1, 1.5], 'no-such-row'],
    ['of a row as a text', position(), ['choose', 1, 1, '1'], 'no-such-row'],
    ['with something behind it', position(), ['choose', 1, 1, 1, 1], 'unknown-move'],
    ['of another kind', position(), ['take', 1, 1, 1], 'unknown-move'],
    ['after the end', over(), ['choose', 1, 1, 1], 'match-over'],
  ])('%s is refused [Q-12]', (_what, state, move, refusal) => {
    expect(ruRaRe.refusalOf(state, 0, move)).toBe(refusal);
    expect(REFUSALS).toContain(refusal);
  });

  it('of somebody who has a row of this round is refused [Q-10]', () => {
    const state = position();
    throwHands(state, 1, 2, 2);
    expect(ruRaRe.refusalOf(state, 0, ['choose', 1, 2, 4])).toBe('not-asked');
    expect(ruRaRe.refusalOf(state, 9, ['choose', 1, 2, 4])).toBe('not-asked');
  });
});

it.each([2, 3, 4])('112 cards stay 112 through random matches of %i [Q-01, Q-20 to Q-22]', players => {
  for (let n = 0; n < 60; n++) {
    const random = quickRandom(`conservation ${n}`);
    const state = ruRaRe.setup({ players, options: meta.defaults, seed: `conservation ${n}` });
    for (;;) {
      const [seat] = ruRaRe.seatsToAct(state);
      const cards =
        state.rows.flat().length +
        state.displays.reduce((sum, display) => sum + sizeOf(display), 0) +
        state.secret.pile.length +
        state.secret.box.length;
      expect(cards).toBe(112);
      expect(state.pile).toBe(state.secret.pile.length);
      if (seat === undefined) break;
      const legal = ruRaRe.legalMoves(state, seat);
      ruRaRe.apply(state, seat, legal[random.below(legal.length)]!);
    }
    expect(ruRaRe.outcome(state)).not.toBeNull();
  }
});

it.each<[unknown, string | null]>([
  [{}, null],
  [{ secondsToChoose: 0 }, null],
  [{ secondsToChoose: 5 }, null],
  [{ secondsToChoose: 120 }, null],
  [{ secondsToChoose: 4 }, 'secondsToChoose must be'],
  [{ secondsToChoose: 121 }, 'secondsToChoose must be'],
  [{ secondsToChoose: 7.5 }, 'secondsToChoose must be'],
  [{ secondsToChoose: '30' }, 'secondsToChoose must be'],
  [{ other: 1 }, 'unknown option "other"'],
  [null, 'must be an object'],
  [[], 'must be an object'],
])('table options %j: %s', (data, error) => {
  const parsed = meta.parseOptions(data);
  if (error === null) expect(parsed).toEqual({ options: {} });
  else expect('error' in parsed && parsed.error).toContain(error);
});
