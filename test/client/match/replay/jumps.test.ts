import { expect, it } from 'vitest';
import { openRecord } from '../../../../src/client/match/records/open-record.ts';
import { jumpFrom, jumpsOf } from '../../../../src/client/match/replay/jumps.ts';
import { recordedMatch } from './records.ts';

const made = (seat: number) => ({ seat, move: ['draw'] as const });
const events = ['setup', 'draw', 'draw', 'invoke', 'bid', 'epoch-end', 'score', 'draw'].map(type => ({
  type,
}));
const snapshots = [
  { view: null, events: 1, made: null },
  { view: null, events: 2, made: made(0) },
  { view: null, events: 3, made: made(1) },
  { view: null, events: 4, made: made(1) },
  { view: null, events: 7, made: made(0) },
  { view: null, events: 8, made: made(0) },
] as const;

it('a match is jumped through by what has begun in it', () => {
  expect(jumpsOf({ snapshots, events })).toEqual({
    move: [0, 1, 2, 3, 4, 5],
    turn: [1, 2, 4],
    auction: [3],
    epoch: [4],
  });
});

it.each([
  [0, 1, 3],
  [3, 1, 9],
  [4, -1, 3],
  [3, -1, 0],
] as const)('from move %i by %i to %i', (from, to, move) => {
  expect(jumpFrom(from, to, [3], 9)).toBe(move);
});

it('a match that is over has no secret fame, whoever is looked at', async () => {
  const record = recordedMatch();
  const totals = async (data: object) => {
    const { snapshots: all } = await openRecord(data, 1);
    return (all[3]!.view as { options: { openTotals: boolean } }).options.openTotals;
  };
  expect(await totals(record)).toBe(true);
  const { result: _result, seed: _seed, ...running } = record;
  const open = {
    ...running,
    events: running.events.slice(0, 1 + (await openRecord(record)).snapshots[5]!.events),
  };
  expect(await totals({ ...open, events: open.events.slice(0, -1) })).toBe(false);
});
