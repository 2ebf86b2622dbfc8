import { expect, it } from 'vitest';
import { sourceFiles, textOf } from '../game/source.ts';

it('a test that puts something else in a module’s place does so apart from the others', () => {
  const mocking = sourceFiles('test/client').filter(file => /^vi\.(do)?mock\(/im.test(textOf(file)));
  expect(mocking.length).toBeGreaterThan(0);
  expect(mocking.filter(file => !/\.apart\.test\.tsx?$/.test(file))).toEqual([]);
});
