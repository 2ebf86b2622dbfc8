import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/server/config.ts';
import { messageAllowance } from '../../../src/server/transport/allowance.ts';

const LIMITS = { ...DEFAULT_LIMITS, messagesPerSecond: 5, messageBurst: 10 };

it.each(['update', 'toString', 'constructor', '__proto__', 'hasOwnProperty'])(
  'messages named %s are counted, and do not undo the count of others',
  async event => {
    const allowance = messageAllowance(LIMITS);
    await allowance(event);
    const verdicts: string[] = [];
    for (let i = 0; i < 20; i++) verdicts.push(await allowance('update'));
    expect(verdicts.filter(verdict => verdict === 'heard')).toHaveLength(9);
  },
);

it('a sync costs three messages', async () => {
  const allowance = messageAllowance(LIMITS);
  const verdicts: string[] = [];
  for (let i = 0; i < 5; i++) verdicts.push(await allowance('sync'));
  expect(verdicts).toEqual(['heard', 'heard', 'heard', 'refused', 'refused']);
});
