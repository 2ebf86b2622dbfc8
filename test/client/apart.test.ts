import { expect, it } from 'vitest';
import { sourceFiles, textOf } from '../game/source.ts';

it('a test that puts something else in a module’s place does so apart from the others', () => {
  const mocking = sourceFiles('test/client').filter(file => /^vi\.(do)?mock\(/im.test(textOf(file)));
  expect(mocking.length).toBeGreaterThan(0);
  expect(mocking.filter(file => !/\.apart\.test\.tsx?$/.test(file))).toEqual([]);
});

it('a hook stands in a test, or in what is run for each: set by a module that tests share, it holds for the first alone', () => {
  const setting = sourceFiles('test').filter(file => /^(before|after)(Each|All)\(/m.test(textOf(file)));
  const shared = setting.filter(file => !/\.test\.tsx?$/.test(file));
  expect(shared).toEqual(['test/client/empty-page.ts', 'test/server/support/after-each.ts']);
});

it('nothing is waited for as long as the test runner would by itself, which is a second: a busy machine needs more', () => {
  const impatient = sourceFiles('test').filter(file => /\bvi\.wait(For|Until)\(/.test(textOf(file)));
  expect(impatient).toEqual(['test/client/patience.ts']);
});
