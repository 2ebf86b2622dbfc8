import { describe, expect, it } from 'vitest';
import {
  besideEvents,
  eventsOfEntry,
  eventsOfLog,
  standingEntries,
} from '../../../src/game/framework/log-events.ts';

const entry = (...types: string[]) => ({ _stateID: 0, metadata: { events: types.map(type => ({ type })) } });

describe('the public events of a log', () => {
  it('are the opening, then what each move caused, in order', () => {
    const rules = { opening: (fresh: unknown) => [{ type: `setup of ${fresh}` }] };
    expect(eventsOfLog(rules, 'a match', [entry('draw', 'ra'), entry(), entry('bid')])).toEqual([
      { type: 'setup of a match' },
      { type: 'draw' },
      { type: 'ra' },
      { type: 'bid' },
    ]);
  });

  it('pass over what was taken back, and what was made again before it was', () => {
    const log = [
      { _stateID: 0, metadata: { events: [{ type: 'draw' }] } },
      { _stateID: 1, metadata: { events: [{ type: 'bid' }] } },
      { _stateID: 2, metadata: { events: [{ type: 'pass' }] } },
      { _stateID: 3, metadata: { undone: [1, 2] } },
      { _stateID: 4, metadata: { events: [{ type: 'bid' }] } },
      { _stateID: 5, metadata: { undone: [4] } },
      { _stateID: 6, metadata: { events: [{ type: 'god' }] } },
    ];
    expect(standingEntries(log).map(({ _stateID }) => _stateID)).toEqual([0, 6]);
    expect(eventsOfLog({ opening: () => [] }, null, log)).toEqual([{ type: 'draw' }, { type: 'god' }]);
    expect(standingEntries(log.slice(0, 3))).toHaveLength(3);
  });

  it.each<[string, { metadata?: unknown }]>([
    ['without metadata', {}],
    ['with none that are ours', { metadata: { note: 'x' } }],
  ])('are none of an entry %s', (_what, other) => {
    expect(eventsOfEntry(other)).toEqual([]);
  });
});

describe('what a log tells besides the events that stand', () => {
  const by = (seat: number) => ({ action: { payload: { playerID: String(seat) } } });
  const made = (n: number, type: string, more: object = {}) => ({
    ...by(n % 2),
    _stateID: n,
    metadata: { events: [{ type }], ...more },
  });

  it('is what was taken back, by whom, and before which event it stood', () => {
    const log = [
      made(0, 'draw'),
      made(1, 'flood'),
      made(2, 'pass'),
      { ...by(1), _stateID: 3, metadata: { undone: [1, 2], agreed: true } },
      made(4, 'bid'),
      { ...by(0), _stateID: 5, metadata: { undone: [4], unasked: true } },
      made(6, 'god'),
    ];
    expect(besideEvents(1, log)).toEqual({
      takenBack: [
        { after: 2, seat: 1, moves: 2, events: [{ type: 'flood' }, { type: 'pass' }], agreed: true },
        { after: 2, seat: 0, moves: 1, events: [{ type: 'bid' }] },
      ],
      madeFor: [],
    });
  });

  it('is nothing of a choice that nobody had been shown', () => {
    const log = [
      { ...by(0), _stateID: 0, metadata: { events: [] } },
      { ...by(0), _stateID: 1, metadata: { undone: [0] } },
    ];
    expect(besideEvents(1, log).takenBack).toEqual([]);
  });

  it('is whose move an event shows that somebody else made, but for those that were taken back', () => {
    const log = [
      made(0, 'draw', { madeFor: [{ seat: 0, by: 'bot' }] }),
      made(1, 'pass', { madeFor: [{ seat: 1, by: 'time' }] }),
      { ...by(1), _stateID: 2, metadata: { undone: [1] } },
      made(3, 'bid', { madeFor: [{ seat: 1, by: 'bot' }] }),
    ];
    expect(besideEvents(3, log).madeFor).toEqual([
      { seat: 0, by: 'bot', event: 3 },
      { seat: 1, by: 'bot', event: 4 },
    ]);
  });
});
