import { expect, it } from 'vitest';
import { randomText } from '../../src/client/ui/random-text.ts';

it('a random text holds 128 bits as base64url, and no two are equal', () => {
  const texts = Array.from({ length: 50 }, randomText);
  for (const text of texts) expect(text).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(new Set(texts).size).toBe(50);
});
