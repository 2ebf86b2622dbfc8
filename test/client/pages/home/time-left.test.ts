import { expect, it } from 'vitest';
import { timeLeft } from '../../../../src/client/pages/home/desk/desk.tsx';
import { deskWords } from '../../../../src/client/pages/home/desk/words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [59_999, 'under a minute'],
  [MINUTE, '1 minute'],
  [119 * MINUTE, '119 minutes'],
  [2 * HOUR, '2 hours'],
  [47.9 * HOUR, '47 hours'],
  [48 * HOUR, '2 days'],
])('of %d ms one is told %s, and never more than there is', (ms, said) => {
  expect(timeLeft(ms, deskWords.en.left)).toBe(said);
});
