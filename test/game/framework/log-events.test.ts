import { describe, expect, it } from 'vitest';
import { eventsOfEntry, eventsOfLog } from '../../../src/game/framework/log-events.ts';

const entry = (...types: string[]) => ({ metadata: { events: types.map(type => ({ type })) } });

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

  it.each<[string, { metadata?: unknown }]>([
    ['without metadata', {}],
    ['with none that are ours', { metadata: { note: 'x' } }],
  ])('are none of an entry %s', (_what, other) => {
    expect(eventsOfEntry(other)).toEqual([]);
  });
});
