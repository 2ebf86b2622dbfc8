import { onTestFinished, vi } from 'vitest';

/** Sets the clock of this machine forward, as long as the test lasts; and so much later that servers look at it again. */
export const setClockForward = (ms: number): void => {
  const wall = Date.now;
  const steady = performance.now.bind(performance);
  vi.spyOn(Date, 'now').mockImplementation(() => wall() + ms);
  vi.spyOn(performance, 'now').mockImplementation(() => steady() + 20_000);
  onTestFinished(() => void vi.restoreAllMocks());
};
