import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Ended } from '../../../../src/client/match/played/note-played.ts';
import { keptRecord, playedMatches } from '../../../../src/client/match/played/played-matches.ts';
import { useNotePlayed } from '../../../../src/client/match/played/use-note-played.ts';
import type { MatchRecord } from '../../../../src/game/record.ts';
import { eventually } from '../../patience.ts';

const ENDED: Ended = {
  key: 'local/a seed',
  game: 'ra',
  seats: [
    { name: 'Ada', bot: null },
    { name: '', bot: 'steady' },
  ],
  outcome: { scores: [20, 12], winners: [0] },
  own: 0,
  ended: 1_000_000,
};
const RECORD: MatchRecord = {
  format: 'match-record/1',
  game: 'ra',
  players: 2,
  names: ['Ada', 'bot: steady'],
  options: {},
  events: [],
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** A page on which a match goes on until it is told otherwise. */
const page = (recordOf?: () => MatchRecord) =>
  renderHook(({ ended }: { ended: Ended | null }) => useNotePlayed(ended, recordOf), {
    initialProps: { ended: null as Ended | null },
  });
const noted = () => eventually(() => expect(playedMatches()).not.toEqual([]));

it('a match is noted when it is over, with the record as it is then', async () => {
  const recordOf = vi.fn(() => RECORD);
  const { rerender } = page(recordOf);
  rerender({ ended: null });
  expect(recordOf).not.toHaveBeenCalled();
  rerender({ ended: ENDED });
  await noted();
  expect(playedMatches()).toMatchObject([{ key: ENDED.key, ended: 1_000_000, winners: [0], own: 0 }]);
  expect(JSON.parse(keptRecord(ENDED.key)!)).toEqual(RECORD);
});

it('it is noted once, however often it is drawn; a record that a server has is not asked for', async () => {
  const { rerender } = page();
  rerender({ ended: ENDED });
  await noted();
  rerender({ ended: { ...ENDED, key: 'another' } });
  // What notes it is loaded by now: another would be there after this turn.
  await new Promise(resolve => setTimeout(resolve));
  expect(playedMatches().map(({ key }) => key)).toEqual([ENDED.key]);
  expect(keptRecord(ENDED.key)).toBeNull();
});
