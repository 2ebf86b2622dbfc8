import { describe, expect, it } from 'vitest';
import { continued, merged, renewed } from '../../../../src/client/pages/home/stage-list.ts';

/** Matches by the moment at which they were made, which is their id as well. */
const at = (...moments: number[]) =>
  moments.map(moment => ({
    matchID: String(moment),
    players: [],
    createdAt: moment,
    updatedAt: 100 - moment,
  }));
const page = (next: string | null, ...moments: number[]) => ({ matches: at(...moments), next });
const momentsOf = (reading: { matches: readonly { matchID: string }[] }) =>
  reading.matches.map(({ matchID }) => Number(matchID));

describe('a list that is read again from its top', () => {
  it.each([
    ['keeps what was read below', page('3', 9, 8, 7, 5, 4, 3), page('7', 9, 8, 7), [9, 8, 7, 5, 4, 3], '3'],
    ['has the new above', page('4', 8, 7, 6, 5, 4), page('7', 9, 8, 7), [9, 8, 7, 6, 5, 4], '4'],
    ['loses what has gone', page('4', 9, 8, 7, 6, 5, 4), page('6', 9, 7, 6), [9, 7, 6, 5, 4], '4'],
    ['is short when there is no more', page('7', 9, 8, 7), page(null, 9), [9], null],
    ['begins anew where a part is missing', page('3', 5, 4, 3), page('7', 9, 8, 7), [9, 8, 7], '7'],
    ['goes on where its last one is new', page('4', 9, 6, 5, 4), page('5', 9, 8, 5), [9, 8, 5, 4], '4'],
  ])('%s', (_what, before, first, moments, next) => {
    const after = renewed('running', before, first);
    expect([momentsOf(after), after.next]).toEqual([moments, next]);
  });

  it('has each match once when the next page is put to it', () => {
    expect(momentsOf(continued(page('7', 9, 8, 7), page(null, 7, 6)))).toEqual([9, 8, 7, 6]);
  });
});

describe('the lists of all games as one', () => {
  it('go down as far as all have been read, and say which of them to read further', () => {
    const readings = { ra: page('6', 9, 6), kheops: page('4', 8, 5, 4), 'ru-ra-re': page(null, 7, 1) };
    const { tables, behind } = merged('open', readings);
    expect(tables.map(({ match }) => match.createdAt)).toEqual([9, 8, 7, 6]);
    expect(behind).toEqual(['ra']);
    const all = merged('open', { ra: page(null, 9, 6), kheops: page(null, 8, 5) });
    expect(all.tables.map(({ game }) => game)).toEqual(['ra', 'kheops', 'ra', 'kheops']);
    expect(all.behind).toEqual([]);
  });

  it('stand in the order in which finished matches ended', () => {
    const { tables } = merged('finished', { ra: page(null, 1, 5), kheops: page(null, 3) });
    expect(tables.map(({ match }) => match.updatedAt)).toEqual([99, 97, 95]);
  });
});
