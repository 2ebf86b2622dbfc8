import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { THINK_MS } from '../../../../src/client/match/local/bot-time.ts';
import {
  type Answer,
  botsApart,
  type Notice,
  type Question,
} from '../../../../src/client/match/local/bots-apart.ts';
import type { AnyMove } from '../../../../src/game/contract.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';

/** A worker that has been asked, and answers when the test wants it. */
class FakeWorker {
  static made: FakeWorker[] = [];
  readonly asked: Question[] = [];
  readonly told: Notice[] = [];
  onmessage: ((event: { data: Answer }) => void) | null = null;
  onerror: (() => void) | null = null;
  terminate = vi.fn();
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message: Question | Notice) {
    if ('sitting' in message) this.told.push(message);
    else this.asked.push(message);
  }
  answer(n: number, told: { readonly move: AnyMove } | { readonly error: string }) {
    this.onmessage!({ data: { id: this.asked[n]!.id, ...told } });
  }
}

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const apart = async () => {
  const { bots, wake, close } = await botsApart('ra', ['easy', 'medium', 'easy']);
  const random = quickRandom('x');
  const ask = (bot: string, seat: number) => bots[bot]!({ seat }, seat, [['draw']], random);
  return { bots, wake, close, ask };
};

it('bots are asked in one worker, which is begun with the first question, each with chance of its own', async () => {
  const { bots, ask } = await apart();
  expect(Object.keys(bots)).toEqual(['easy', 'medium']);
  expect(FakeWorker.made).toHaveLength(0);
  const moves = [ask('easy', 1), ask('medium', 2)];
  const [worker, ...more] = FakeWorker.made;
  expect(more).toEqual([]);
  expect(worker!.asked).toMatchObject([
    { game: 'ra', bot: 'easy', seat: 1, view: { seat: 1 } },
    { game: 'ra', bot: 'medium', seat: 2, view: { seat: 2 } },
  ]);
  expect(worker!.asked[0]!.seed).not.toBe(worker!.asked[1]!.seed);
  worker!.answer(1, { move: ['pass'] });
  worker!.answer(0, { move: ['draw'] });
  expect(await Promise.all(moves)).toEqual([['draw'], ['pass']]);
});

it('bots that are woken are loaded by the worker that is asked afterwards', async () => {
  const { wake, ask } = await apart();
  wake();
  const [worker] = FakeWorker.made;
  expect([worker!.told, worker!.asked]).toEqual([[{ game: 'ra', sitting: ['easy', 'medium'] }], []]);
  const move = ask('easy', 1);
  worker!.answer(0, { move: ['draw'] });
  expect(await move).toEqual(['draw']);
  expect(FakeWorker.made).toHaveLength(1);
});

it('a bot that fails says why, and is asked again', async () => {
  const { ask } = await apart();
  const failed = ask('easy', 1);
  FakeWorker.made[0]!.answer(0, { error: 'there is no bot easy' });
  await expect(failed).rejects.toThrow('there is no bot easy');
  const move = ask('easy', 1);
  FakeWorker.made[0]!.answer(1, { move: ['draw'] });
  expect(await move).toEqual(['draw']);
});

it('one that thinks for ever is ended with its worker, and the next question has another', async () => {
  const { ask } = await apart();
  const never = expect(ask('easy', 1)).rejects.toThrow(`no move within ${THINK_MS} ms`);
  await vi.advanceTimersByTimeAsync(THINK_MS);
  await never;
  expect(FakeWorker.made[0]!.terminate).toHaveBeenCalledOnce();
  const move = ask('easy', 1);
  FakeWorker.made[1]!.answer(0, { move: ['draw'] });
  expect(await move).toEqual(['draw']);
});

it('a worker that breaks down lets nobody wait, and neither does a table that is left', async () => {
  const { ask, close } = await apart();
  const broken = expect(ask('easy', 1)).rejects.toThrow('failed');
  FakeWorker.made[0]!.onerror!();
  await broken;
  const left = expect(ask('easy', 1)).rejects.toThrow('left');
  close();
  await left;
  expect(FakeWorker.made.map(({ terminate }) => terminate.mock.calls.length)).toEqual([1, 1]);
});

it('people alone need none', async () => {
  const { bots, wake } = await botsApart('ra', []);
  wake();
  expect([bots, FakeWorker.made]).toEqual([{}, []]);
});
