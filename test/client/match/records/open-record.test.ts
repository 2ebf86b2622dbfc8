import { describe, expect, it } from 'vitest';
import { openRecord, openRecordText } from '../../../../src/client/match/records/open-record.ts';
import { UnreadableRecord } from '../../../../src/client/match/records/read-record.ts';
import type { Table } from '../../../../src/game/priests-of-ra/table.ts';
import { recordedMatch } from '../replay/records.ts';

const record = recordedMatch();
const { seed: _, result: __, ...unfinished } = record;
/** The record of a match that still runs, up to the middle of an epoch. */
const cutShort = {
  ...unfinished,
  events: record.events.slice(0, record.events.findIndex(({ type }) => type === 'invoke') + 1),
};
const refusal = (data: unknown) => openRecord(data).catch(error => error);

describe('a record is opened', () => {
  it('as a moment for the set-up and one for each move, to the result that it tells', async () => {
    const { snapshots, events, game } = await openRecord(record);
    expect(game).toBe('priests-of-ra');
    expect(events).toEqual(record.events);
    expect(snapshots[0].events).toBe(2);
    expect(snapshots.at(-1)?.events).toBe(record.events.length);
    const counts = snapshots.map(({ events }) => events);
    expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b));
    expect((snapshots.at(-1)!.view as Table).step).toEqual({ kind: 'over', ...record.result });
  });

  it('with views that stay as they were', async () => {
    const { snapshots, events } = await openRecord(record);
    const beforeDraw = snapshots.findIndex(snapshot => events[snapshot.events]?.type === 'draw');
    const [before, after] = snapshots.slice(beforeDraw).map(({ view }) => (view as Table).bag);
    expect(before! - after!).toBe(1);
  });

  it('without what nobody at the table saw', async () => {
    const { snapshots } = await openRecord(record);
    for (const { view } of snapshots) expect(view).not.toHaveProperty('secret');
  });

  it('of a match that still runs, as far as it has come', async () => {
    const { snapshots } = await openRecord(cutShort);
    expect((snapshots.at(-1)!.view as Table).step.kind).toBe('auction');
  });

  it('with bots told from people', async () => {
    const { seats } = await openRecord(record);
    expect(seats).toEqual([
      { name: 'Ada', bot: null, connected: true },
      { name: 'Tiye', bot: 'random', connected: true },
    ]);
  });
});

describe('a record is refused', () => {
  it.each<[string, unknown]>([
    ['that is none', { hello: 1 }],
    ['of a game that is not here', { ...record, game: 'toString' }],
    ['of more players than may sit', { ...record, players: 6, names: Array(6).fill('Ada') }],
    ['of one player', { ...record, players: 1, names: ['Ada'] }],
    ['with options nobody knows', { ...record, options: { cheat: true } }],
    ['whose result is not what was played', { ...record, result: { scores: [1, 0], winners: [0] } }],
  ])('%s', async (_what, data) => {
    const error = await refusal(data);
    expect(error).toBeInstanceOf(UnreadableRecord);
    expect(error.event).toBeNull();
  });

  it('with the event at which it leaves the rules', async () => {
    const wrong = record.events.findIndex(({ type }) => type === 'bid');
    const events = record.events.with(wrong, { ...record.events[wrong]!, sun: 99 } as never);
    const error = await refusal({ ...record, events });
    expect(error).toBeInstanceOf(UnreadableRecord);
    expect(error.event).toBe(wrong);
  });

  it('that is not JSON', async () => {
    await expect(openRecordText('PK\u0003\u0004')).rejects.toBeInstanceOf(UnreadableRecord);
  });
});
