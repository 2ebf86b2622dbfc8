import { expect, it } from 'vitest';
import { renamed, shortNames } from '../../../scripts/short-names.ts';

const SHEET = `
  @property --niche { syntax: "<color>"; }
  .a { --niche: red; --stone-edge: blue; --sky-end: var(--stone-edge); --heap-wide: 1; --low: 2; --font-sans: serif }
  @media (--low) { .a { color: color-mix(in oklab, var(--stone-edge) 40%, var(--niche)); --t: var(--se, 0) } }
  .a--stone-edge { width: calc(var(--turn) * 1px) }`;

it('of custom properties are the letters that their words begin with, and a number where another has these', () => {
  const names = shortNames([SHEET], []);
  expect([...names]).toEqual([
    ['--heap-wide', '--hw'],
    ['--niche', '--n'],
    // A sheet mentions `--se`, and gives it nothing.
    ['--sky-end', '--se2'],
    ['--stone-edge', '--se3'],
    ['--t', '--t'],
  ]);
  expect(renamed(SHEET, names)).toContain('oklab, var(--se3) 40%, var(--n))');
  // Neither a layout nor what only looks like a property.
  expect(renamed(SHEET, names)).toContain('@media (--low)');
  expect(renamed(SHEET, names)).toContain('.a--stone-edge');
});

it('are given to none that anything but a stylesheet names, or a beginning of it, and are none of theirs', () => {
  const names = shortNames([SHEET], ["style['--niche'] = '--heap-' + size", 'fill="var(--n)"', "'--se'"]);
  expect([...names]).toEqual([
    ['--sky-end', '--se2'],
    ['--stone-edge', '--se3'],
    ['--t', '--t'],
  ]);
});
