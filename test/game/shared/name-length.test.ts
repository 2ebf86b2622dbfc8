import { expect, it } from 'vitest';
import { cutToName, fitsName, isLongEnough } from '../../../src/game/shared/name-length.ts';

const FAMILY = '👨‍👩‍👧‍👦';
/** The heaviest that there is. */
const KISS = '👩🏿‍❤️‍💋‍👩🏿';

it.each([
  '',
  'A',
  'W'.repeat(24),
  '漢'.repeat(24),
  FAMILY.repeat(24),
  KISS.repeat(24),
  'é'.normalize('NFD').repeat(24),
])('a name of up to 24 signs fits, whatever they are made of: %s', name => {
  expect(fitsName(name)).toBe(true);
  expect(fitsName(`${name}${'x'.repeat(25)}`)).toBe(false);
  expect(cutToName(name + FAMILY.repeat(24)).startsWith(name)).toBe(true);
});

it('is cut between two signs, not within one', () => {
  expect(cutToName(FAMILY.repeat(25))).toBe(FAMILY.repeat(24));
  expect(cutToName(`${'x'.repeat(23)}🇮🇹🇫🇷`)).toBe(`${'x'.repeat(23)}🇮🇹`);
});

it('one sign under a pile of accents weighs more than a name may', () => {
  const zalgo = `Z${'\u0301'.repeat(600)}`;
  expect(fitsName(zalgo)).toBe(false);
  expect(cutToName(`Ada ${zalgo} of ${'x'.repeat(30)}`)).toBe('Ada ');
});

it.each([FAMILY, KISS, 'é'.normalize('NFD'), '🇮🇹', 'A', ''])(
  '%s is one sign at most, and so no name of a member',
  name => {
    expect(isLongEnough(name)).toBe(false);
    expect(isLongEnough(`${name}ab`)).toBe(true);
  },
);
