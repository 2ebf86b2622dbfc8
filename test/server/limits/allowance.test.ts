import { expect, it } from 'vitest';
import { Allowances, type Speaker, type Verdict } from '../../../src/server/limits/allowance.ts';
import { DEFAULT_LIMITS } from '../../../src/server/limits/limits.ts';

const LIMITS = { ...DEFAULT_LIMITS, messagesPerSecond: 5, messageBurst: 10 };
const ADA: Speaker = { connection: 'one', address: '192.0.2.1', seat: 'match/0' };

/** A clock that stands still. */
const still = () => 0;

const say = async (allowances: Allowances, event: string, times: number, speaker = ADA) => {
  const verdicts: Verdict[] = [];
  for (let i = 0; i < times; i++) verdicts.push(allowances.takeMessage(speaker, event));
  return verdicts.filter(verdict => verdict === 'allowed').length;
};

it.each(['update', 'toString', 'constructor', '__proto__', 'hasOwnProperty'])(
  'messages named %s are counted, and do not undo the count of others',
  async event => {
    const allowances = new Allowances(LIMITS, still);
    allowances.takeMessage(ADA, event);
    expect(await say(allowances, 'update', 20)).toBe(9);
  },
);

it.each([
  ['update', 10],
  ['history', 5],
  ['sync', 3],
  ['undo', 2],
])('a message costs what its answer does: of %s so many are heard at once', async (event, heard) => {
  expect(await say(new Allowances(LIMITS, still), event, 20)).toBe(heard);
});

it('what an answer cost beside its question is charged as well', async () => {
  const allowances = new Allowances(LIMITS, still);
  allowances.charge(ADA, 7);
  expect(await say(allowances, 'update', 20)).toBe(3);
});

it('chat has an allowance of its own', async () => {
  const allowances = new Allowances(LIMITS, still);
  expect(await say(allowances, 'chat', 20)).toBe(5);
  expect(await say(allowances, 'update', 20)).toBe(10);
});

it('of chat a seat has no more than a connection, and an address as much as four', async () => {
  const said = async (speaker: (i: number) => Speaker) => {
    const allowances = new Allowances(LIMITS, still);
    let heard = 0;
    for (let i = 0; i < 20; i++) heard += await say(allowances, 'chat', 5, speaker(i));
    return heard;
  };
  expect(await said(i => ({ connection: `${i}`, address: `192.0.2.${i}`, seat: 'match/0' }))).toBe(5);
  expect(await said(i => ({ connection: `${i}`, address: '192.0.2.1', seat: `match/${i}` }))).toBe(20);
});

it('a seat has no more for coming over many connections', async () => {
  const allowances = new Allowances(LIMITS, still);
  let heard = 0;
  for (let i = 0; i < 5; i++) {
    heard += await say(allowances, 'update', 10, { ...ADA, connection: `${i}`, address: `192.0.2.${i}` });
  }
  expect(heard).toBe(20);
});

it('nor has an address, and others are heard', async () => {
  const allowances = new Allowances(LIMITS, still);
  let heard = 0;
  for (let i = 0; i < 20; i++) {
    heard += await say(allowances, 'update', 10, { ...ADA, connection: `${i}`, seat: null });
  }
  expect(heard).toBe(100);
  expect(await say(allowances, 'update', 10, { connection: 'x', address: '192.0.2.9', seat: null })).toBe(10);
});

it('who is refused again and again is cut off, though some of it is heard in between', () => {
  let now = 0;
  const allowances = new Allowances(LIMITS, () => now);
  const verdicts: Verdict[] = [];
  while (!verdicts.includes('cut-off') && verdicts.length < 2000) {
    now += 20;
    verdicts.push(allowances.takeMessage(ADA, 'update'));
  }
  expect(verdicts.lastIndexOf('allowed')).toBeGreaterThan(verdicts.indexOf('refused'));
  // Two hundred at once, and a minute gives as many back.
  expect(verdicts.filter(verdict => verdict === 'refused')).toHaveLength(215);
});

it('an address that takes all it can is given little at a time, not all of it every few seconds', () => {
  let now = 0;
  const allowances = new Allowances(DEFAULT_LIMITS, () => now);
  const heard: number[] = [];
  for (let second = 0; second < 20; second++) {
    for (let n = 0; n < 100; n++) {
      now += 10;
      const visitor = { connection: `${n}`, address: ADA.address, seat: null };
      if (allowances.takeMessage(visitor, 'sync') === 'allowed') heard[second] = (heard[second] ?? 0) + 1;
    }
  }
  // Three points each, of a hundred a second.
  expect(Math.max(...heard.slice(6))).toBeLessThanOrEqual(34);
});

it('twenty people behind one router come back all together, load their history and play on', async () => {
  const allowances = new Allowances(DEFAULT_LIMITS, still);
  for (let i = 0; i < 20; i++) {
    const person = { connection: `${i}`, address: '192.0.2.1', seat: `match/${i}` };
    expect(await allowances.connect(person)).toBe('allowed');
    expect(allowances.takeMessage(person, 'sync')).toBe('allowed');
    expect(await say(allowances, 'history', 4, person)).toBe(4);
    expect(await say(allowances, 'update', 2, person)).toBe(2);
  }
});

it('a connection that was cut off costs its address five new ones, and nobody longer than all there are', () => {
  let now = 0;
  const limits = { ...DEFAULT_LIMITS, connectsPerMinute: 600, socketsPerAddress: 20 };
  const allowances = new Allowances(limits, () => now);
  const dials = (address: string) => {
    let many = 0;
    while (allowances.dial(address)) many += 1;
    return many;
  };
  expect(dials('192.0.2.1')).toBe(30);
  allowances.cut('192.0.2.2');
  expect(dials('192.0.2.2')).toBe(25);
  for (let n = 0; n < 1000; n++) allowances.cut('192.0.2.3');
  now += 2999;
  expect(dials('192.0.2.3')).toBe(0);
  now += 101;
  expect(dials('192.0.2.3')).toBe(1);
});

it('of an address that sends too many packets who needs them not is cut off, and who only plays is not', () => {
  const allowances = new Allowances(LIMITS, still);
  const packet = (connection: string) => allowances.packet({ connection, address: ADA.address });
  for (let n = 0; n < 11; n++) while (packet(`flooder ${n}`));
  expect(Array.from({ length: 20 }, () => packet('one more')).indexOf(false)).toBe(10);
  expect(packet('somebody')).toBe(true);
});

it.each([
  ['update', 40, 5, 2],
  ['chat', 15, 2, 1],
])(
  'of %s all seats of a match have so much together; who says little is heard all the same',
  async (event, most, calm, late) => {
    let now = 0;
    const allowances = new Allowances(LIMITS, () => now);
    const at = (seat: number, i = 0): Speaker => ({
      connection: `${seat}/${i}`,
      address: `192.0.2.${10 * seat + i}`,
      seat: `match/${seat}`,
      match: 'match',
    });
    let heard = 0;
    for (let seat = 1; seat < 5; seat++)
      for (let i = 0; i < 2; i++) heard += await say(allowances, event, 20, at(seat, i));
    expect(heard).toBe(most + late * calm);
    // Somebody else at the same table, and at another.
    expect(await say(allowances, event, 20, at(0))).toBe(calm);
    expect(
      await say(allowances, event, 20, { ...at(0, 1), seat: 'other/0', match: 'other' }),
    ).toBeGreaterThan(calm);
    now += 60_000;
    expect(await say(allowances, event, 20, at(1))).toBeGreaterThan(calm);
  },
);
