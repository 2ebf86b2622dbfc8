import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Wish } from '../../../../src/client/games/thinking/thinker.ts';
import type { Thinking } from '../../../../src/client/games/thinking/thinking.ts';
import { eventually } from '../../patience.ts';

const here = vi.fn();
function* think(a: number, b: number): Thinking<number> {
  here();
  yield;
  return a + b;
}

/** A worker that has been told, and answers when the test wants it. */
class FakeWorker {
  static made: FakeWorker[] = [];
  readonly told: Wish[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  terminate = vi.fn();
  readonly file: string | undefined;
  constructor(url: URL) {
    this.file = /games\/[\w-]+\/[\w-]+\.ts/.exec(`${url}`)?.[0];
    FakeWorker.made.push(this);
  }
  postMessage(wish: Wish) {
    this.told.push(wish);
  }
}

const workOut = async () => (await import('../../../../src/client/games/thinking/work-out.ts')).workOut;
const wanted = () => new AbortController().signal;
const toldOf = (count: number) => eventually(() => expect(FakeWorker.made[0]?.told).toHaveLength(count));

beforeEach(() => {
  vi.resetModules();
  FakeWorker.made = [];
  here.mockClear();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

it('is done by the worker of the game, one thing after the other', async () => {
  const ask = await workOut();
  const [first, second] = [ask('ra', think, [1, 2], wanted()), ask('ra', think, [3, 4], wanted())];
  await toldOf(1);
  const [worker] = FakeWorker.made;
  worker!.onmessage!({ data: { result: 30 } });
  expect(await first).toBe(30);
  await toldOf(2);
  worker!.onmessage!({ data: { result: 70 } });
  expect(await second).toBe(70);
  expect(worker!.told).toEqual([{ asked: [1, 2] }, { asked: [3, 4] }]);
  expect(FakeWorker.made.map(({ file }) => file)).toEqual(['games/ra/thinking.ts']);
  expect(here).not.toHaveBeenCalled();
});

it('is done on the page for a game that has no worker', async () => {
  const ask = await workOut();
  expect(await ask('ru-ra-re', think, [1, 2], wanted())).toBe(3);
  expect(FakeWorker.made).toEqual([]);
});

it('is not begun for what is not wanted any more', async () => {
  const ask = await workOut();
  const first = ask('ra', think, [1, 2], wanted());
  const gone = new AbortController();
  const second = ask('ra', think, [3, 4], gone.signal);
  await toldOf(1);
  gone.abort();
  FakeWorker.made[0]!.onmessage!({ data: { result: 3 } });
  expect(await Promise.all([first, second])).toEqual([3, null]);
  expect(FakeWorker.made[0]!.told).toHaveLength(1);
});

it('is done on the page where the worker fails, and from then on', async () => {
  const ask = await workOut();
  const first = ask('ra', think, [1, 2], wanted());
  await toldOf(1);
  FakeWorker.made[0]!.onerror!();
  expect(await first).toBe(3);
  expect(await ask('ra', think, [3, 4], wanted())).toBe(7);
  expect(FakeWorker.made).toHaveLength(1);
});

it.each([
  ['there are no workers', undefined],
  [
    'none can be had',
    class {
      constructor() {
        throw new Error('forbidden');
      }
    },
  ],
])('is done on the page where %s', async (_why, Worker) => {
  vi.stubGlobal('Worker', Worker);
  const ask = await workOut();
  expect(await ask('ra', think, [1, 2], wanted())).toBe(3);
});
