import { expect, it } from 'vitest';
import { ankhsGained, peopleOf, scorePeople } from '../../../../src/game/priests-of-ra/rules/people.ts';
import { tiles } from '../position.ts';

it.each([
  ['the most score', [3, 2, 0], [5, 0, 0]],
  ['one is not enough, even if nobody has more', [1, 0, 0], [0, 0, 0]],
  ['all with one: nobody scores', [1, 1, 1], [0, 0, 0]],
  ['two are enough', [2, 1, 0], [5, 0, 0]],
  ['the worked case: all who tie score', [2, 2, 1], [5, 5, 0]],
  ['all equal is no exception', [2, 2, 2, 2, 2], [5, 5, 5, 5, 5]],
  ['more than two equal', [4, 4], [5, 5]],
  ['two beside a higher number score nothing', [2, 7, 6], [0, 5, 0]],
  ['none at all', [0, 0], [0, 0]],
])('people of one type [P-10]: %s', (_rule, held, fame) => {
  expect(scorePeople(held)).toEqual(fame);
});

it('each type is counted by itself [P-10]', () => {
  const held = [tiles({ farmer: 2, scribe: 1 }), tiles({ warrior: 3 })];
  expect(peopleOf(held, 'farmer')).toEqual([2, 0]);
  expect(peopleOf(held, 'warrior')).toEqual([0, 3]);
  expect(peopleOf(held, 'merchant')).toEqual([0, 0]);
  expect(peopleOf(held, 'scribe')).toEqual([1, 0]);
});

it.each([
  [{}, 0],
  [{ farmer: 9 }, 0],
  [{ farmer: 1, warrior: 1 }, 0],
  [{ farmer: 1, warrior: 1, merchant: 1 }, 1],
  [{ farmer: 1, warrior: 1, scribe: 1 }, 1],
  [{ farmer: 1, merchant: 1, scribe: 1 }, 1],
  [{ warrior: 5, merchant: 1, scribe: 2 }, 1],
  [{ farmer: 1, warrior: 1, merchant: 1, scribe: 1 }, 2],
  [{ farmer: 3, warrior: 3, merchant: 3, scribe: 3 }, 2],
  [{ priest: 3, granary: 2, pyramid: 1, plague: 1 }, 0],
])('ankhs for people of many types [P-11]: %j gives %i', (held, ankhs) => {
  expect(ankhsGained(tiles(held))).toBe(ankhs);
});
