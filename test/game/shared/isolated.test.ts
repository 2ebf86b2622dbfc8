import { expect, it } from 'vitest';
import { isolated } from '../../../src/game/shared/isolated.ts';

it.each(['Ada', '', 'R2-D2 & C-3PO ½', '王小明', 'น้ำผึ้ง', '🐫 Ra', '(3)'])(
  '%j changes the order of nothing beside it, and stays as it is',
  name => expect(isolated(name)).toBe(name),
);

it.each(['שרה', 'محمّد عبد الله', 'ܐܒܪܗܡ', 'ߣߏ', '𞤀𞤣𞤵', 'Sara שרה 3', 'ﻻ'])('%j stands on its own', name => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  expect(isolated(isolated(name))).toBe(isolated(name));
});
