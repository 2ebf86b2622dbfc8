import { expect, test } from 'vitest';
import { brokenText } from '../mutants/place.ts';
import { PLACES } from '../mutants/places.ts';

test('each place that npm run mutants breaks stands where it is said to stand', () => {
  for (const place of PLACES) expect(brokenText('.', place), place.fault).not.toBe('');
});
