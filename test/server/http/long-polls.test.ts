import { EventEmitter } from 'node:events';
import type { Context } from 'koa';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { LongPolls } from '../../../src/server/http/long-polls.ts';
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
const pollsWith = (waits = 100, waitsPerAddress = 100, isTold = () => true) =>
  new LongPolls({ limits: { ...NO_LIMITS, waits, waitsPerAddress }, trustProxy: 0 }, isTold);
const all = (...addresses: string[]) => addresses.map(address => pageAt(address));
const refusal = (answer: Promise<unknown>) => answer.catch(({ status }) => status);

it('for all pages that follow one thing it is looked once, for each other thing once more', async () => {
  const polls = pollsWith();
  let changes = 1;
  const looks = vi.fn(async () => changes);
  const answers = ['a', 'a', 'a', 'b'].map(thing => polls.hasNews(pageAt('192.0.2.1').ctx, thing, looks));
  await vi.advanceTimersByTimeAsync(1400);
  expect(looks).toHaveBeenCalledTimes(4 + 2 * 2);
  changes = 2;
  await vi.advanceTimersByTimeAsync(700);
  expect(await Promise.all(answers)).toEqual([true, true, true, true]);
  expect(looks).toHaveBeenCalledTimes(4 + 2 * 3);
});

it('for whoever has gone nothing is looked for', async () => {
  const polls = pollsWith();
  const looks = vi.fn(async () => 1);
  const [one] = all('192.0.2.1');
  const answer = polls.hasNews(one!.ctx, 'a', looks);
  await vi.advanceTimersByTimeAsync(100);
  one!.leave();
  await answer;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toHaveBeenCalledOnce();
});

it('so many wait in all, and from one address; who is one too many is still told what is new', async () => {
  const polls = pollsWith(2, 1);
  let changes = 1;
  const look = async () => changes;
  const [one, again, other, third] = all('192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3');
  const ask = ({ ctx }: { ctx: Context }) => refusal(polls.hasNews(ctx, 'a', look));
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
  const answer = pollsWith().hasNews(pageAt('192.0.2.1', known).ctx, 'a', async () => null);
  expect(await answer).toBe(true);
});

it('where it cannot be looked all who wait hear so, and nobody else', async () => {
  const polls = pollsWith();
  let isWell = true;
  const look = async () => {
    if (!isWell) throw Object.assign(new Error(), { status: 'no storage' });
    return 1;
  };
  const [one, two, gone] = all('192.0.2.1', '192.0.2.2', '192.0.2.3');
  const answers = [one!, two!, gone!].map(({ ctx }) => refusal(polls.hasNews(ctx, 'a', look)));
  await vi.advanceTimersByTimeAsync(0);
  gone!.leave();
  isWell = false;
  await vi.advanceTimersByTimeAsync(700);
  expect((await Promise.all(answers)).slice(0, 2)).toEqual(['no storage', 'no storage']);
});

const mark = { now: '1' };
const looks = vi.fn(async () => mark.now);
const wokenBy = (polls: LongPolls, thing = 'ada') => {
  mark.now = '1';
  looks.mockClear();
  const page = pageAt('192.0.2.1');
  return { ...page, answer: polls.untilWoken(page.ctx, '1', looks, thing) };
};

it('what is said when it is written is told at once, and nobody looks for it meanwhile', async () => {
  const polls = pollsWith();
  const { answer } = wokenBy(polls);
  await vi.advanceTimersByTimeAsync(4900);
  expect(looks).toHaveBeenCalledOnce();
  polls.wake('ben');
  mark.now = '2';
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toHaveBeenCalledOnce();
  polls.wake('ada');
  expect(await answer).toBe('2');
});

it.each([
  ['the first look', 0],
  ['a later one', 1],
])('what is written during %s is looked for once more', async (_, before) => {
  const polls = pollsWith();
  const page = pageAt('192.0.2.1');
  let done = (_mark: string) => {};
  const slow = vi.fn(
    () =>
      new Promise<string>(resolve => {
        done = resolve;
      }),
  );
  const answer = polls.untilWoken(page.ctx, '1', slow, 'ada');
  for (let n = 0; n < before; n++) {
    done('1');
    await vi.advanceTimersByTimeAsync(0);
    polls.wake('ada');
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(slow).toHaveBeenCalledTimes(before + 1);
  polls.wake('ada');
  done('1');
  await vi.advanceTimersByTimeAsync(0);
  expect(slow).toHaveBeenCalledTimes(before + 2);
  done('2');
  expect(await answer).toBe('2');
});

it('it is looked for every five seconds where a word was lost, and without words each 0.7; after 15 s a page is told that nothing is new', async () => {
  let isTold = true;
  const polls = pollsWith(100, 100, () => isTold);
  const { answer } = wokenBy(polls);
  await vi.advanceTimersByTimeAsync(5000);
  expect(looks).toHaveBeenCalledTimes(2);
  isTold = false;
  // Whoever waits for a word that will not come is told so.
  polls.wakeAll();
  await vi.advanceTimersByTimeAsync(1400);
  expect(looks).toHaveBeenCalledTimes(2 + 1 + 2);
  await vi.advanceTimersByTimeAsync(8600);
  expect(await answer).toBe('1');
});

it('a page that has gone waits no more, and leaves nothing behind', async () => {
  const polls = pollsWith(1, 1);
  const { answer, leave } = wokenBy(polls);
  await vi.advanceTimersByTimeAsync(0);
  leave();
  expect(await answer).toBe('1');
  expect(vi.getTimerCount()).toBe(0);
  polls.wake('ada');
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toHaveBeenCalledOnce();
  const next = wokenBy(polls);
  next.leave();
  expect(await next.answer).toBe('1');
});
