import { describe, expect, it } from 'vitest';
import { ruRaRe } from '../../../src/game/ru-ra-re/rules.ts';
import type { Row, State, View } from '../../../src/game/ru-ra-re/table.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';
import { position } from './position.ts';

const FULL = ['hen', 'dog', 'pig'] as const;

/** Everybody who is asked chooses; what one of them sees after each event that they hear of it. */
const seenBy = (reader: Seat | null, state: State, ...rows: readonly Row[]): readonly View[] => {
  const views = [ruRaRe.view(state, reader)];
  for (const [n, seat] of [...state.waiting].entries()) {
    const events = ruRaRe.apply(state, seat, ['choose', state.round, state.throw, rows[n]!]);
    for (const event of ruRaRe.heard!(state, reader, seat, events))
      views.push(ruRaRe.after(views.at(-1)!, event));
    expect(views.at(-1)).toEqual(ruRaRe.view(state, reader));
  }
  return views;
};

describe('what somebody sees', () => {
  it('of choices: that they were made, and only one’s own row [Q-12]', () => {
    const rows = Array.from({ length: 7 }, () => FULL);
    const views = seenBy(1, position({ rows }), 3, 5, 5).slice(0, 3);
    expect(views.map(({ chosen, choice }) => [chosen, choice])).toEqual([
      [[false, false, false], null],
      [[true, false, false], null],
      [[true, true, false], 5],
    ]);
  });

  it('of a choice that is taken back: that it is not made [Q-12]', () => {
    const state = position();
    for (const reader of [0, 1, null]) {
      const before = ruRaRe.view(state, reader);
      const [chosen] = ruRaRe.heard!(
        state,
        reader,
        0,
        ruRaRe.apply(state, 0, ['choose', state.round, state.throw, 2 as Row]),
      );
      ruRaRe.withdraw!(state, 0);
      const [back] = ruRaRe.heard!(state, reader, 0, []);
      expect(ruRaRe.after(ruRaRe.after(before, chosen!), back!)).toEqual(before);
    }
  });

  it('of a clash: who throws again, when all hands have been told of [Q-10]', () => {
    const rows = Array.from({ length: 7 }, () => FULL);
    const views = seenBy(null, position({ rows }), 5, 5, 2);
    expect(views.slice(-2).map(view => [view.waiting, view.throw])).toEqual([
      [[0, 1], 1],
      [[0, 1], 2],
    ]);
  });

  it('of a round that ends for those who wait: nobody is asked until rows are filled [Q-11]', () => {
    const state = position({ rows: [['hen'], ['pig'], ['cow', 'dog']] });
    const views = seenBy(2, state, 1, 2, 3);
    const ended = views.findIndex(({ waiting }) => waiting.length === 0);
    expect([views[ended]!.round, views.at(-1)!.round, views.at(-1)!.waiting]).toEqual([1, 2, [0, 1, 2]]);
  });

  it('of a pile that is used up to the last card: the round to come is the last, and all else is in the box [Q-22]', () => {
    // Three rows are taken, so that nine cards are drawn: as many as there are.
    const state = position();
    const { pile, box } = state.secret;
    box.unshift(...pile.splice(0, pile.length - 9));
    state.pile = pile.length;
    const { pile: left, lastRound } = seenBy(0, state, 1, 2, 3).at(-1)!;
    expect([left, lastRound]).toEqual([0, true]);
  });

  it('of a scoring: each total when it is told, and that there has been one [Q-21]', () => {
    const displays = [Array.from({ length: 13 }, () => 'king' as const), [], ['church' as const]];
    const views = seenBy(0, position({ rows: Array.from({ length: 7 }, () => FULL), displays }), 1, 2, 3);
    const before = views.findIndex(({ scored }) => scored);
    expect(views[before - 1]!.totals).toEqual([0, 0, 0]);
    expect(views[before]!.totals.slice(1)).toEqual([0, 0]);
    expect(views.at(-1)!.totals.every(total => total > 0)).toBe(true);
  });
});
