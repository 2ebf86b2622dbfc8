import { expect, it } from 'vitest';
import { assertDefined } from '../../../src/game/shared/assert.ts';

it.each([0, '', false, Number.NaN])('%j is there', value => {
  expect(assertDefined(value, 'anything')).toBe(value);
});

it.each([undefined, null])('%j is not, and the error says what was taken for granted', value => {
  expect(() => assertDefined(value, 'a tile lies there')).toThrow('a tile lies there');
});
