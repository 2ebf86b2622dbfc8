import { describe, expect, it } from 'vitest';
import { add, CARDS, type Card, type Display, emptyDisplay } from '../../../src/game/ru-ra-re/cards.ts';
import {
  scoreAnimals,
  scoreChurches,
  scoreDisplays,
  scoreFarms,
  scoreKings,
  scoreKnights,
  scorePoints,
  sumOf,
} from '../../../src/game/ru-ra-re/score.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';

const display = (...cards: readonly Card[]): Display => {
  const held = emptyDisplay();
  add(held, cards);
  return held;
};
const times = (n: number, card: Card): Card[] => Array<Card>(n).fill(card);

describe('what cards are worth', () => {
  it.each([0, 0, 1, 4, 9, 16, 25, 36, 36, 36].map((points, kings) => [kings, points]))(
    '%i kings: %i [Q-30]',
    (kings, points) => expect(scoreKings(kings)).toBe(points),
  );

  it.each([
    [3, 3, 10],
    [2, 3, 0],
    [1, 1, 10],
    [0, 0, 0],
  ])('%i churches where the most are %i: %i [Q-31]', (own, most, points) =>
    expect(scoreChurches(own, most)).toBe(points),
  );

  it('points cards are worth their number [Q-32]', () => {
    expect(scorePoints(display('points-4', 'points-4', 'points-3', 'king'))).toBe(11);
    expect(scorePoints(display('points-2'))).toBe(2);
  });

  it('knights 3, 2 and 5 are worth 3, 2 and 10 [Q-33]', () => {
    expect([3, 2, 5].map(knights => scoreKnights(knights, 5))).toEqual([3, 2, 10]);
    expect([4, 4, 1].map(knights => scoreKnights(knights, 4))).toEqual([8, 8, 1]);
    expect(scoreKnights(0, 0)).toBe(0);
  });

  it.each([
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [5, 15],
  ])('%i animals of a kind: %i [Q-34]', (n, points) =>
    expect(scoreAnimals(display(...times(n, 'goat')))).toBe(points),
  );

  it('4 sheep, 2 horses and a pig are worth 14 [Q-34]', () => {
    expect(scoreAnimals(display(...times(4, 'sheep'), 'horse', 'horse', 'pig'))).toBe(14);
  });

  it.each<[string, readonly Card[], number]>([
    [
      '3 farmers, 2 farmwives, 1 farmhouse',
      [...times(3, 'farmer'), ...times(2, 'farmwife'), 'farmhouse'],
      21,
    ],
    ['a couple', ['farmer', 'farmwife'], 7],
    ['a couple in its farmhouse', ['farmer', 'farmwife', 'farmhouse'], 14],
    ['a couple with two farmhouses', ['farmer', 'farmwife', 'farmhouse', 'farmhouse'], 14],
    ['two farmwives and a farmhouse', ['farmwife', 'farmwife', 'farmhouse'], 0],
  ])('%s: worth what the rule says [Q-35]', (_what, cards, points) =>
    expect(scoreFarms(display(...cards))).toBe(points),
  );

  it('every item stands on the sheet with its points, and what is worth nothing does not [Q-30 to Q-35]', () => {
    const [sheet, other] = scoreDisplays([
      display('king', 'king', 'church', 'points-3', 'knight', 'hen', 'farmer', 'farmwife'),
      display('farmer'),
    ]);
    expect(sheet).toEqual([
      { for: 'kings', points: 1 },
      { for: 'churches', points: 10 },
      { for: 'points', points: 3 },
      { for: 'knights', points: 2 },
      { for: 'animals', points: 1 },
      { for: 'farms', points: 7 },
    ]);
    expect(other).toEqual([]);
  });
});

/** The scoring once more, from the outline alone, card by card. */
const oracle = (hands: readonly (readonly Card[])[]): number[] => {
  const n = (cards: readonly Card[], card: Card) => cards.filter(each => each === card).length;
  return hands.map(cards => {
    let points = [0, 0, 1, 4, 9, 16, 25, 36][Math.min(7, n(cards, 'king'))]!;
    const churches = hands.map(hand => n(hand, 'church'));
    if (n(cards, 'church') > 0 && churches.every(other => other <= n(cards, 'church'))) points += 10;
    const knights = hands.map(hand => n(hand, 'knight'));
    points += n(cards, 'knight') * (knights.every(other => other <= n(cards, 'knight')) ? 2 : 1);
    for (const card of cards) {
      const worth = /^points-(\d)$/.exec(card)?.[1];
      if (worth !== undefined) points += Number(worth);
    }
    for (const animal of ['sheep', 'horse', 'pig', 'cow', 'goat', 'goose', 'hen', 'dog'] as const) {
      for (let i = 1; i <= n(cards, animal); i++) points += i;
    }
    let [men, women, houses] = [n(cards, 'farmer'), n(cards, 'farmwife'), n(cards, 'farmhouse')];
    while (men > 0 && women > 0) {
      points += houses > 0 ? 14 : 7;
      [men, women, houses] = [men - 1, women - 1, houses - 1];
    }
    return points;
  });
};

it('the scoring agrees with one written anew from the outline, over 2,000 random tables [Q-30 to Q-35]', () => {
  const random = quickRandom('oracle');
  for (let i = 0; i < 2000; i++) {
    const hands = Array.from({ length: 2 + random.below(3) }, () =>
      Array.from({ length: random.below(25) }, () => CARDS[random.below(CARDS.length)]!),
    );
    expect(scoreDisplays(hands.map(cards => display(...cards))).map(sumOf)).toEqual(oracle(hands));
  }
});
