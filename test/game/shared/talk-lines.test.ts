import { expect, it } from 'vitest';
import { lineOf } from '../../../src/game/shared/talk-lines.ts';

it.each([
  ['  Good morning \n', 'Good morning'],
  ['one\ntwo\u2028three\u0007', 'one two three'],
  ['👩‍👩‍👧 ❤️', '👩‍👩‍👧 ❤️'],
  ['\u202eabc', '\u202eabc'],
  ['\u200b\u200d\ufe0f', ''],
  ['\u0000 \u00ad', ''],
  ['\u2800\u3164', ''],
  // Of one's own device, and of a Unicode to come.
  ['\uf8ff', '\uf8ff'],
  ['\u{1fbff}', '\u{1fbff}'],
])('of what was written, %j, the line is %j', (written, line) => {
  expect(lineOf(written)).toBe(line);
});
