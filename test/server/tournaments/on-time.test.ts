import { expect, it, onTestFinished, vi } from 'vitest';
import type { Tables, Value } from '../../../src/server/tables.ts';
import { Tournaments } from '../../../src/server/tournaments/tournaments.ts';
import { SILENT } from '../support/storages.ts';

it('one begins on time though the calendar was corrected by a little since that was reckoned', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const startsAt = Date.now() + 100;
  // One that nobody has joined is called off when it would begin.
  const row = {
    id: 't',
    stage: 'open',
    choices: '{}',
    startsAt,
    winners: null,
    changes: 0,
    dueAt: 0 as Value,
  };
  const rows = async (text: string, ...values: Value[]) => {
    if (text.includes('due_at <=')) return Number(row.dueAt) <= Number(values[0]) ? [row] : [];
    return text.includes('FROM tournament WHERE id') ? [row] : [];
  };
  const write: Tables['write'] = async ([, ...values]) => {
    Object.assign(row, { stage: values[2], dueAt: values[6] ?? Number.POSITIVE_INFINITY });
    return true;
  };
  let behind = 0;
  const known = () => Date.now() - behind;
  const options = { tables: { rows, write }, calendar: { known, now: async () => known() }, log: SILENT };
  const tournaments = new Tournaments(options as unknown as ConstructorParameters<typeof Tournaments>[0]);
  tournaments.start();
  onTestFinished(() => tournaments.stop());
  await tournaments.idle();
  behind = 20;
  await vi.advanceTimersByTimeAsync(100);
  expect(row.stage).toBe('open');
  await vi.advanceTimersByTimeAsync(100);
  expect(row.stage).toBe('cancelled');
});
