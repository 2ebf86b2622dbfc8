import { EventEmitter } from 'node:events';
import type { Context } from 'koa';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Waiting } from '../../../src/server/http/when-other.ts';
import { NO_LIMITS } from '../support/running-server.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** A request of a page that knows something, from an address. */
const pageAt = (address: string, known = '1') => {
  const res = Object.assign(new EventEmitter(), { destroyed: false });
  const ctx = {
    ...{ res, query: { known }, state: {}, fresh: false, set: () => {} },
    req: { socket: { remoteAddress: address }, headers: {} },
    throw: (status: number) => {
      throw Object.assign(new Error(), { status });
    },
  };
  const leave = () => {
    res.destroyed = true;
    res.emit('close');
  };
  return { ctx: ctx as unknown as Context, leave };
};
const waitingWith = (waits = 100, waitsPerAddress = 100) =>
  new Waiting({ limits: { ...NO_LIMITS, waits, waitsPerAddress }, trustProxy: 0 });
const all = (...addresses: string[]) => addresses.map(address => pageAt(address));
const refusal = (answer: Promise<unknown>) => answer.catch(({ status }) => status);

it('for all pages that follow one thing it is looked once, for each other thing once more', async () => {
  const waiting = waitingWith();
  let changes = 1;
  const looks = vi.fn(async () => changes);
  const answers = ['a', 'a', 'a', 'b'].map(thing =>
    waiting.answersAnew(pageAt('192.0.2.1').ctx, thing, looks),
  );
  await vi.advanceTimersByTimeAsync(1400);
  expect(looks).toHaveBeenCalledTimes(4 + 2 * 2);
  changes = 2;
  await vi.advanceTimersByTimeAsync(700);
  expect(await Promise.all(answers)).toEqual([true, true, true, true]);
  expect(looks).toHaveBeenCalledTimes(4 + 2 * 3);
});

it('for whoever has gone nothing is looked for', async () => {
  const waiting = waitingWith();
  const looks = vi.fn(async () => 1);
  const [one] = all('192.0.2.1');
  const answer = waiting.answersAnew(one!.ctx, 'a', looks);
  await vi.advanceTimersByTimeAsync(100);
  one!.leave();
  await answer;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toHaveBeenCalledOnce();
});

it('so many wait in all, and from one address; who is one too many is still told what is new', async () => {
  const waiting = waitingWith(2, 1);
  let changes = 1;
  const look = async () => changes;
  const [one, again, other, third] = all('192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3');
  const ask = ({ ctx }: { ctx: Context }) => refusal(waiting.answersAnew(ctx, 'a', look));
  const [first, second] = [ask(one!), ask(other!)];
  await vi.advanceTimersByTimeAsync(0);
  expect(await Promise.all([ask(again!), ask(third!)])).toEqual([503, 503]);
  one!.leave();
  await first;
  const later = ask(third!);
  changes = 2;
  expect(await ask(again!)).toBe(true);
  await vi.advanceTimersByTimeAsync(700);
  expect(await Promise.all([second, later])).toEqual([true, true]);
});

it.each(['null', '1'])('what there is not is not waited for, where a page knows “%s”', async known => {
  const answer = waitingWith().answersAnew(pageAt('192.0.2.1', known).ctx, 'a', async () => null);
  expect(await answer).toBe(true);
});

it('where it cannot be looked all who wait hear so, and nobody else', async () => {
  const waiting = waitingWith();
  let isWell = true;
  const look = async () => {
    if (!isWell) throw Object.assign(new Error(), { status: 'no storage' });
    return 1;
  };
  const [one, two, gone] = all('192.0.2.1', '192.0.2.2', '192.0.2.3');
  const answers = [one!, two!, gone!].map(({ ctx }) => refusal(waiting.answersAnew(ctx, 'a', look)));
  await vi.advanceTimersByTimeAsync(0);
  gone!.leave();
  isWell = false;
  await vi.advanceTimersByTimeAsync(700);
  expect((await Promise.all(answers)).slice(0, 2)).toEqual(['no storage', 'no storage']);
});
