import { expect, it } from 'vitest';
import { RecentMatches } from '../../../src/server/match/recent-matches.ts';
import { after, fresh } from '../support/stored-matches.ts';

it('gives a match as it was written last, or as it was read since', () => {
  const recent = new RecentMatches();
  const [one, two] = [after(fresh), after(after(fresh))];
  expect(recent.get(fresh.id)).toBeUndefined();
  expect(recent.get(fresh.id, fresh)).toBe(fresh);
  recent.wrote(one);
  expect(recent.get(fresh.id)).toBe(one);
  expect(recent.get(fresh.id, fresh)).toBe(one);
  expect(recent.get(fresh.id, two)).toBe(two);
  recent.forget(fresh.id);
  expect(recent.get(fresh.id)).toBeUndefined();
});

it('keeps the last five hundred', () => {
  const recent = new RecentMatches();
  const write = (n: number) => recent.wrote({ ...fresh, id: `match-${n}` });
  for (let n = 0; n < 500; n++) write(n);
  write(0);
  write(500);
  expect(recent.get('match-0')).toBeDefined();
  expect(recent.get('match-1')).toBeUndefined();
  expect(recent.get('match-2')).toBeDefined();
});
