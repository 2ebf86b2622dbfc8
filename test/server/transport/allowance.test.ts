import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/server/config.ts';
import { Allowances, type Speaker, type Verdict } from '../../../src/server/transport/allowance.ts';

const LIMITS = { ...DEFAULT_LIMITS, messagesPerSecond: 5, messageBurst: 10 };
const ADA: Speaker = { connection: 'one', address: '192.0.2.1', seat: 'match/0' };

const say = async (allowances: Allowances, event: string, times: number, speaker = ADA) => {
  const verdicts: Verdict[] = [];
  for (let i = 0; i < times; i++) verdicts.push(allowances.hear(speaker, event));
  return verdicts.filter(verdict => verdict === 'heard').length;
};

it.each(['update', 'toString', 'constructor', '__proto__', 'hasOwnProperty'])(
  'messages named %s are counted, and do not undo the count of others',
  async event => {
    const allowances = new Allowances(LIMITS);
    allowances.hear(ADA, event);
    expect(await say(allowances, 'update', 20)).toBe(9);
  },
);

it.each([
  ['update', 10],
  ['history', 5],
  ['sync', 3],
])('a message costs what its answer does: of %s so many are heard at once', async (event, heard) => {
  expect(await say(new Allowances(LIMITS), event, 20)).toBe(heard);
});

it('what an answer cost beside its question is charged as well', async () => {
  const allowances = new Allowances(LIMITS);
  allowances.charge(ADA, 7);
  expect(await say(allowances, 'update', 20)).toBe(3);
});

it('chat has an allowance of its own', async () => {
  const allowances = new Allowances(LIMITS);
  expect(await say(allowances, 'chat', 20)).toBe(5);
  expect(await say(allowances, 'update', 20)).toBe(10);
});

it('a seat has no more for coming over many connections', async () => {
  const allowances = new Allowances(LIMITS);
  let heard = 0;
  for (let i = 0; i < 5; i++) {
    heard += await say(allowances, 'update', 10, { ...ADA, connection: `${i}`, address: `192.0.2.${i}` });
  }
  expect(heard).toBe(20);
});

it('nor has an address, and others are heard', async () => {
  const allowances = new Allowances(LIMITS);
  let heard = 0;
  for (let i = 0; i < 20; i++) {
    heard += await say(allowances, 'update', 10, { ...ADA, connection: `${i}`, seat: null });
  }
  expect(heard).toBe(100);
  expect(await say(allowances, 'update', 10, { connection: 'x', address: '192.0.2.9', seat: null })).toBe(10);
});

it('who is refused again and again is cut off, though some of it is heard in between', async () => {
  const allowances = new Allowances({ ...LIMITS, messagesPerSecond: 1000, messageBurst: 10 });
  const verdicts: Verdict[] = [];
  while (!verdicts.includes('cut-off') && verdicts.length < 2000) {
    for (let i = 0; i < 30; i++) verdicts.push(allowances.hear(ADA, 'update'));
    // Long enough to be heard again.
    await new Promise(resolve => setTimeout(resolve, 15));
  }
  expect(verdicts.lastIndexOf('heard')).toBeGreaterThan(verdicts.indexOf('refused'));
  expect(verdicts.filter(verdict => verdict === 'refused')).toHaveLength(200);
});

it('twenty people behind one router come back all together, load their history and play on', async () => {
  const allowances = new Allowances(DEFAULT_LIMITS);
  for (let i = 0; i < 20; i++) {
    const person = { connection: `${i}`, address: '192.0.2.1', seat: `match/${i}` };
    expect(await allowances.connect(person)).toBe('heard');
    expect(allowances.hear(person, 'sync')).toBe('heard');
    expect(await say(allowances, 'history', 4, person)).toBe(4);
    expect(await say(allowances, 'update', 2, person)).toBe(2);
  }
});
