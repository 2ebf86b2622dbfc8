import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const Context = vi.fn(function (this: object) {
  return this;
});

beforeEach(() => {
  Context.mockClear();
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', Context);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const devices = (enumerateDevices: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices } });
/** The page, just opened. */
const opened = () => import('../../../../src/client/ui/sound/audio.ts');

it('is made once the browser has started what sounds, and once only', async () => {
  let answer = (_: unknown) => {};
  devices(() => new Promise(resolve => (answer = resolve)));
  const { runningAudio } = await opened();
  const both = [runningAudio(), runningAudio()];
  await vi.advanceTimersByTimeAsync(100);
  expect(Context).not.toHaveBeenCalled();
  answer([]);
  const [one, other] = await Promise.all(both);
  expect(one).toBe(other);
  expect(Context).toHaveBeenCalledTimes(1);
});

it('waits for no list of devices that never comes, is refused, or does not exist', async () => {
  devices(() => new Promise(() => {}));
  void (await opened()).runningAudio();
  await vi.advanceTimersByTimeAsync(3100);
  expect(Context).toHaveBeenCalledTimes(1);

  vi.resetModules();
  devices(() => Promise.reject(new Error('not allowed')));
  await (await opened()).runningAudio();
  expect(Context).toHaveBeenCalledTimes(2);

  vi.resetModules();
  vi.stubGlobal('navigator', {});
  await (await opened()).runningAudio();
  expect(Context).toHaveBeenCalledTimes(3);
});

it('is asked for anew where the browser gave none', async () => {
  vi.stubGlobal('navigator', {});
  Context.mockImplementationOnce(() => {
    throw new Error('too many');
  });
  const { runningAudio } = await opened();
  await expect(runningAudio()).rejects.toThrow('too many');
  await expect(runningAudio()).resolves.toBeDefined();
});

it('is woken where the browser has put it to sleep', async () => {
  vi.stubGlobal('navigator', {});
  const resume = vi.fn(() => Promise.resolve());
  Context.mockImplementationOnce(function (this: object) {
    return Object.assign(this, { state: 'suspended', resume });
  });
  await (await opened()).runningAudio();
  expect(resume).toHaveBeenCalledTimes(1);
});

it('rests when nothing has sounded in a while, and wakes for the next sound', async () => {
  vi.stubGlobal('navigator', {});
  let state = 'running';
  Context.mockImplementationOnce(function (this: object) {
    const goes = (to: string) => async () => {
      state = to;
    };
    Object.defineProperty(this, 'state', { get: () => state });
    return Object.assign(this, { resume: goes('running'), suspend: goes('suspended') });
  });
  const { runningAudio } = await opened();
  await runningAudio();
  await vi.advanceTimersByTimeAsync(19_000);
  await runningAudio();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(state).toBe('running');
  await vi.advanceTimersByTimeAsync(2000);
  expect(state).toBe('suspended');
  await runningAudio();
  expect(state).toBe('running');
});
