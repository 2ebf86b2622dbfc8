import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeSound } from '../../../../src/client/ui/sound/sound-settings.ts';
import { useAwakeDevices } from '../../../../src/client/ui/sound/use-awake-devices.ts';
import { wakeDevices } from '../../../../src/client/ui/sound/wake.ts';

const enumerateDevices = vi.fn(() => Promise.resolve([]));

beforeEach(() => {
  enumerateDevices.mockClear();
  changeSound({ silent: false, volume: 60 });
  vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices } });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('has the devices awake soon after a table is there, once', () => {
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then));
  renderHook(useAwakeDevices);
  expect(enumerateDevices).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(enumerateDevices).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(enumerateDevices).toHaveBeenCalledTimes(1);
});

it.each([{ silent: true }, { volume: 0 }])('asks for none where no sound is wanted: %j', wish => {
  changeSound(wish);
  renderHook(useAwakeDevices);
  vi.advanceTimersByTime(10_000);
  expect(enumerateDevices).not.toHaveBeenCalled();
});

it('asks for none when the table is gone by then', () => {
  renderHook(useAwakeDevices).unmount();
  vi.advanceTimersByTime(10_000);
  expect(enumerateDevices).not.toHaveBeenCalled();
});

it('settles where devices are refused, or not known of', async () => {
  enumerateDevices.mockRejectedValueOnce(new Error('not allowed'));
  await expect(wakeDevices()).resolves.toBeUndefined();
  vi.stubGlobal('navigator', {});
  await expect(wakeDevices()).resolves.toBeUndefined();
});
