import { describe, expect, it } from 'vitest';
import {
  beginner,
  dealSuns,
  FIRST_CENTRE,
  hasFaceUpSun,
  highestSun,
  paySun,
  SUN_GROUPS,
  type Sun,
  type Suns,
  scoreSuns,
  sunTotal,
  turnSunsUp,
  winner,
} from '../../../src/game/auction/suns.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';

const suns = (faceUp: Sun[], faceDown: Sun[] = []): Suns => ({ faceUp, faceDown });

/** As the rulebook prints them. */
const PRINTED: Record<number, string[]> = {
  2: ['9-6-5-2', '8-7-4-3'],
  3: ['13-8-5-2', '12-9-6-3', '11-10-7-4'],
  4: ['13-6-2', '12-7-3', '11-8-4', '10-9-5'],
  5: ['16-7-2', '15-8-3', '14-9-4', '13-10-5', '12-11-6'],
};

it('sun 1 lies in the centre at first, and nobody is dealt it [C-02]', () => {
  expect(FIRST_CENTRE).toBe(1);
  expect(Object.values(SUN_GROUPS).flat(2)).not.toContain(1);
});

describe.each([2, 3, 4, 5])('%i players', players => {
  it('are dealt the printed groups, all face-up and ascending [C-03, C-06]', () => {
    const dealt = dealSuns(players, quickRandom('deal'));
    const asPrinted = dealt.map(({ faceUp }) => faceUp.toReversed().join('-'));
    expect(asPrinted.toSorted()).toEqual(PRINTED[players]?.toSorted());
    expect(dealt.every(({ faceDown }) => faceDown.length === 0)).toBe(true);
    expect(dealt.every(({ faceUp }) => faceUp.every((sun, i) => i === 0 || faceUp[i - 1]! < sun))).toBe(true);
  });

  it('are dealt no sun twice, and none outside 2 to 16 [C-02]', () => {
    const all = dealSuns(players, quickRandom('once')).flatMap(({ faceUp }) => faceUp);
    expect(new Set(all).size).toBe(all.length);
    expect(all.every(sun => sun >= 2 && sun <= 16)).toBe(true);
  });

  it('get every group at every seat sooner or later [C-03]', () => {
    const seen = new Set<string>();
    const random = quickRandom('random deal');
    for (let i = 0; i < 400; i++) {
      dealSuns(players, random).forEach(({ faceUp }, seat) => {
        seen.add(`${seat}:${faceUp.join('-')}`);
      });
    }
    expect(seen.size).toBe(players * players);
  });
});

it.each([0, 1, 6, Number.NaN])('there are no suns for %d players [C-06]', players => {
  expect(() => dealSuns(players, quickRandom(''))).toThrow(RangeError);
});

it('two deals share no list, so that one match cannot change another [C-03]', () => {
  const first = dealSuns(2, { below: () => 0 });
  first[0]?.faceUp.pop();
  expect(dealSuns(2, { below: () => 0 })[0]?.faceUp).toHaveLength(4);
});

it.each([
  ['face-up', suns([3]), true],
  ['only face-down', suns([], [3]), false],
  ['none at all', suns([]), false],
])('a player takes part with a face-up sun [T-01]: %s', (_case, held, has) => {
  expect(hasFaceUpSun(held)).toBe(has);
});

it.each([
  ['face-up', suns([2, 9], [4]), 9, 15],
  ['face-down', suns([2], [4, 16]), 16, 22],
  ['none', suns([]), 0, 0],
])('highest single sun and total, either way up [E-06, E-07]: %s', (_case, held, highest, total) => {
  expect(highestSun(held)).toBe(highest);
  expect(sunTotal(held)).toBe(total);
});

it.each([
  ['at the start', [suns([2, 5, 8, 13]), suns([3, 6, 9, 12]), suns([4, 7, 10, 11])], 0],
  ['in the last seat', [suns([2, 7]), suns([3, 8]), suns([16])], 2],
  ['face-down suns count', [suns([12]), suns([2], [13])], 1],
])('the owner of the highest sun begins [C-05, E-04]: %s', (_case, held, seat) => {
  expect(beginner(held)).toBe(seat);
});

it.each<[string, Sun[], Sun[], Sun, Sun, Sun[], Sun[]]>([
  ['the centre sun is put in its place among the others', [2, 5, 8], [3, 11], 5, 9, [2, 8], [3, 9, 11]],
  ['lowest of all', [13], [4, 6], 13, 1, [], [1, 4, 6]],
  ['highest of all', [2, 5], [4], 2, 16, [5], [4, 16]],
  ['the first one face-down', [2, 5], [], 5, 1, [2], [1]],
])(
  'the winner pays and takes the centre sun face-down [A-07]: %s',
  (_case, up, down, paid, centre, upNow, downNow) => {
    const held = suns([...up], [...down]);
    paySun(held, paid, centre);
    expect(held).toEqual(suns(upNow, downNow));
  },
);

it.each<[string, Sun[], Sun[], Sun[]]>([
  ['all face-down', [], [1, 9, 13], [1, 9, 13]],
  ['unused ones stay among them', [5, 8], [1, 6, 13], [1, 5, 6, 8, 13]],
  ['none face-down', [5, 8], [], [5, 8]],
])('all suns are turned up for the next epoch [E-03]: %s', (_case, up, down, upNow) => {
  const held = suns([...up], [...down]);
  turnSunsUp(held);
  expect(held).toEqual(suns(upNow));
});

it.each([
  ['the worked case 17-25-21-17', [17, 25, 21, 17], [-5, 5, 0, -5]],
  ['ties for the highest', [20, 20, 11], [5, 5, -5]],
  ['ties for the lowest', [8, 20, 8], [-5, 5, -5]],
  ['ties for both', [8, 20, 20, 8], [-5, 5, 5, -5]],
  ['all equal: nothing', [12, 12, 12], [0, 0, 0]],
  ['two players', [16, 15], [5, -5]],
  ['two players, equal', [15, 15], [0, 0]],
])('sun totals after the last epoch [E-06]: %s', (_case, totals, fame) => {
  expect(
    scoreSuns(totals.map((total, i) => (i % 2 ? suns([total as Sun]) : suns([1], [(total - 1) as Sun])))),
  ).toEqual(fame);
});

it.each([
  ['the most fame wins', [30, 41, 40], [suns([16]), suns([2]), suns([15])], 1],
  ['a tie goes to the highest single sun', [40, 40, 12], [suns([2, 9]), suns([3, 10]), suns([16])], 1],
  ['not to the highest total', [40, 40], [suns([8, 9, 11]), suns([2, 12])], 1],
  ['face-down suns count', [40, 40], [suns([9]), suns([3], [10])], 1],
  ['a tie of all', [7, 7, 7], [suns([9]), suns([], [13]), suns([4])], 1],
  ['a tie at 0', [0, 0], [suns([4]), suns([3])], 0],
])('who wins [E-07]: %s', (_case, fame, held, seat) => {
  expect(winner(fame, held)).toBe(seat);
});
