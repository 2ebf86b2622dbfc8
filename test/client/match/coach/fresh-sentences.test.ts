import { expect, it } from 'vitest';
import { freshSentences } from '../../../../src/client/match/coach/fresh-sentences.ts';

it.each([
  ['The lot. The sun.', ['The lot.'], 'The sun.'],
  ['The lot. The sun.', [null], 'The lot. The sun.'],
  ['The sun.', ['The lot. The sun.'], null],
  [null, ['The lot.'], null],
])('of %j after %j is told: %j', (text, before, told) => {
  expect(freshSentences(text, before)).toBe(told);
});
