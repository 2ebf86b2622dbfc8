import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { calledOnLoad } from '../../../scripts/called-on-load.ts';

const bundleOf = (codes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(codes).map(([fileName, code]) => [fileName, { type: 'chunk', fileName, code }]),
  ) as unknown as Rolldown.OutputBundle;

it('has on its first line, once, that a script is compiled while it arrives, if a page names it', () => {
  const bundle = bundleOf({ 'start.js': 'const map=[];import"./react.js"', 'later.js': 'let it' });
  calledOnLoad(bundle, ['start.js', 'styles.css']);
  calledOnLoad(bundle, ['start.js']);
  expect(bundle['start.js']).toMatchObject({
    code: '//# allFunctionsCalledOnLoad\nconst map=[];import"./react.js"',
  });
  expect(bundle['later.js']).toMatchObject({ code: 'let it' });
});
