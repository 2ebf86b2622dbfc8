import { expect, it } from 'vitest';
import { SerialQueue } from '../../../src/server/match/serial-queue.ts';

/** A task that ends when it is told to. */
const newTask = () => {
  const seen = { began: false };
  let end = (): void => {};
  let fail = (_: Error): void => {};
  const ended = new Promise<void>((resolve, reject) => {
    [end, fail] = [resolve, reject];
  });
  const run = () => {
    seen.began = true;
    return ended;
  };
  return { seen, run, end, fail };
};
/** After all that can go on without anybody. */
const settled = () => new Promise(resolve => setTimeout(resolve));

it('of one key one runs at a time, in order, also those that come while another has just ended', async () => {
  const queue = new SerialQueue();
  const [first, second, third] = [newTask(), newTask(), newTask()];
  void queue.run('match', first.run);
  void queue.run('match', second.run);
  await settled();
  expect([first.seen.began, second.seen.began]).toEqual([true, false]);
  first.end();
  await settled();
  expect(second.seen.began).toBe(true);
  void queue.run('match', third.run);
  await settled();
  expect(third.seen.began).toBe(false);
  second.end();
  await settled();
  expect(third.seen.began).toBe(true);
  third.end();
  await queue.idle();
  expect(queue.size).toBe(0);
});

it('another key waits for none of that, and what fails holds up nobody', async () => {
  const queue = new SerialQueue();
  const [slow, other, next] = [newTask(), newTask(), newTask()];
  const failed = queue.run('match', slow.run);
  void queue.run('another', other.run);
  const after = queue.run('match', next.run);
  await settled();
  expect([other.seen.began, next.seen.began]).toEqual([true, false]);
  slow.fail(new Error('no'));
  await expect(failed).rejects.toThrow('no');
  next.end();
  other.end();
  await after;
  await queue.idle();
  expect(queue.size).toBe(0);
});
