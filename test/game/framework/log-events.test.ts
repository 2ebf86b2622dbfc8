import { describe, expect, it } from 'vitest';
import { eventsOfEntry, eventsOfLog, standingEntries } from '../../../src/game/framework/log-events.ts';

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
