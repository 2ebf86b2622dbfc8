import { describe, expect, it } from 'vitest';
import { type FanKind, fansOf, kindsIn } from '../../../../../src/client/games/ru-ra-re/view/fans.ts';
import { interestIn, tableIn, worthOfRow } from '../../../../../src/client/games/ru-ra-re/view/worth.ts';
import type { Card } from '../../../../../src/game/ru-ra-re/cards.ts';
import { ruRaRe } from '../../../../../src/game/ru-ra-re/rules.ts';
import { scoreDisplays, sumOf } from '../../../../../src/game/ru-ra-re/score.ts';
import { changed, display, fresh, wholeMatch } from '../on-screen.tsx';

type Held = Partial<Record<Card, number>>;

describe('fans', () => {
  it.each<[string, Held, Held, FanKind, number, number | null, Card | null]>([
    ['4 sheep: 10, next 15 [Q-34]', { sheep: 4 }, {}, 'sheep', 10, 15, 'sheep'],
    ['there is no sixth sheep [Q-34]', { sheep: 5 }, {}, 'sheep', 15, null, null],
    ['2 kings: 1, next 4 [Q-30]', { king: 2 }, {}, 'king', 1, 4, 'king'],
    ['an eighth king is worth no more [Q-30]', { king: 7 }, {}, 'king', 36, null, null],
    ['a church too few, next 10 [Q-31]', { church: 1 }, { church: 2 }, 'church', 0, 10, 'church'],
    ['a knight that makes the most [Q-33]', { knight: 2 }, { knight: 3 }, 'knight', 2, 6, 'knight'],
    ['a couple asks for a farmhouse [Q-35]', { farmer: 1, farmwife: 1 }, {}, 'farm', 7, 14, 'farmhouse'],
    ['a farmhouse alone asks for two [Q-35]', { farmhouse: 1 }, {}, 'farm', 0, null, null],
    ['points cards are what they are [Q-32]', { 'points-2': 1, 'points-4': 1 }, {}, 'points', 6, null, null],
  ])('%s', (_what, own, other, kind, points, next, card) => {
    const fans = fansOf([display(own), display(other)], 0);
    expect(fans).toHaveLength(1);
    expect(fans[0]).toMatchObject({ kind, points });
    expect(fans[0]!.next).toEqual(next === null ? null : { points: next, card });
  });

  it('of a family tell each kind by itself [Q-32, Q-35]', () => {
    const held = display({ farmer: 2, farmhouse: 1, 'points-2': 1, 'points-3': 1 });
    expect(fansOf([held], 0).map(kindsIn)).toEqual([
      [['farmer', 'farmer'], ['farmhouse']],
      [['points-2'], ['points-3']],
    ]);
  });

  it('are all that somebody has, and together what it scores', () => {
    const { state } = wholeMatch(3, 'fans');
    for (const seat of [0, 1, 2]) {
      const fans = fansOf(state.displays, seat);
      expect(fans.flatMap(({ cards }) => cards)).toHaveLength(
        Object.values(state.displays[seat]!).reduce((sum, n) => sum + n, 0),
      );
      expect(fans.reduce((sum, { points }) => sum + points, 0)).toBe(
        sumOf(scoreDisplays(state.displays)[seat]!),
      );
    }
  });
});

describe('what a row would bring', () => {
  const { state } = changed(fresh(3), table => {
    Object.assign(table.displays[0]!, display({ sheep: 3, farmer: 1 }));
  });
  const view = tableIn(ruRaRe.view(state, 0));

  it('is told now with its reasons; likely and best are never less than that [Q-34, Q-35]', () => {
    const worth = worthOfRow(view, 0, ['sheep', 'farmwife', 'points-2']);
    expect(worth.now).toBe(4 + 7 + 2);
    expect(worth.reasons).toEqual([
      { item: 'points', points: 2 },
      { item: 'animals', points: 4 },
      { item: 'farms', points: 7 },
    ]);
    expect(worth.best).toBeGreaterThanOrEqual(Math.max(worth.now, worth.likely));
  });

  it('counts for both scorings what stays, until the first has been [Q-21]', () => {
    const cards = ['goat'] as const;
    expect(worthOfRow(view, 0, cards).best).toBe(10);
    expect(worthOfRow({ ...view, scored: true }, 0, cards).best).toBe(5);
  });

  it('does not hope for what others keep, nor for more than the row in the last round [Q-21, Q-22]', () => {
    const displays = view.displays.map((held, seat) => (seat === 1 ? display({ goat: 2, king: 6 }) : held));
    const others = { ...view, displays };
    // Three goats are left, and four kings: the third goat twice 3, the fourth king twice 5.
    expect(worthOfRow(others, 0, ['goat']).best).toBe(6);
    expect(worthOfRow(others, 0, ['king']).best).toBe(10);
    const { now, likely, best } = worthOfRow({ ...others, lastRound: true }, 0, ['farmer', 'goat', 'king']);
    expect([now, likely, best]).toEqual([1, 1, 1]);
  });

  it('names the keenest first', () => {
    expect(interestIn(view, ['sheep', 'sheep']).map(({ seat }) => seat)[0]).toBe(0);
  });
});
