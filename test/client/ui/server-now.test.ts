import { expect, it } from 'vitest';
import { monotonicNow } from '../../../src/client/ui/monotonic-now.ts';
import { noteServerTime, serverNow } from '../../../src/client/ui/server-now.ts';

const SECOND = 1000;

it.each([86_400_000, -86_400_000])('is what the last answer has told, %i ms off this machine’s', off => {
  noteServerTime(new Date(monotonicNow() + off).toUTCString());
  expect(Math.abs(serverNow() - monotonicNow() - off)).toBeLessThan(2 * SECOND);
  for (const nothing of [null, '', 'soon']) noteServerTime(nothing);
  expect(Math.abs(serverNow() - monotonicNow() - off)).toBeLessThan(2 * SECOND);
});
