import { expect, it } from 'vitest';
import { recordName } from '../../../../src/client/match/records/record-name.ts';

it.each([
  ['ra', ['Ada', 'Ned'], 'ra_2026-03-07_Ada_Ned.json'],
  ['kheops', ['Zoë the 2nd', '../..\\:*'], 'kheops_2026-03-07_Zoë-the-2nd.json'],
  ['ra', ['bot: steady', '太郎'], 'ra_2026-03-07_bot-steady_太郎.json'],
])('a record of %s by %j is called %s', (game, names, name) => {
  expect(recordName(game, new Date(2026, 2, 7), names)).toBe(name);
});

it('is not longer than file systems take', () => {
  expect(recordName('ra', new Date(2026, 2, 7), ['A'.repeat(100)])).toHaveLength(85);
});
