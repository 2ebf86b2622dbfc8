import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach } from 'vitest';
import { dayAt, endOf } from '../../../src/site/day.ts';

/** Longer than any test of a day, also on a busy machine. Milliseconds. */
const LONGEST = 40_000;

/** Each of these tests begins and ends on one day, and so in one month: shortly before midnight (UTC) it waits for the next. */
export const eachOnOneDay = (): void => {
  beforeEach(async () => {
    const now = Date.now();
    const left = endOf(dayAt(now)) - now;
    if (left < LONGEST) await pause(left);
  });
};
