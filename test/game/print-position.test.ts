import { expect, it } from 'vitest';
import { printPosition } from '../../src/game/print-position.ts';

it('prints one fact a line, counts by name and only where there are any, and nothing as a dash', () => {
  const view = {
    options: { open: true, white: 'random' },
    rows: [['dog', 'hen'], []],
    areas: [{ suns: { faceUp: [2, 5], faceDown: [] }, tiles: [0, 3, 1], fame: 0 }],
    displays: [
      { cow: 0, pig: 2 },
      { cow: 0, pig: 0 },
    ],
    best: { seat: 0, sun: 5 },
    choice: null,
    pile: '',
  };
  expect(printPosition(view, { tiles: ['god', 'nile', 'gold'], displays: ['cow', 'pig'] })).toBe(
    `options: open yes, white random
rows: [dog hen] []
areas:
  0:
    suns:
      faceUp: 2 5
      faceDown: –
    tiles: nile 3, gold 1
    fame: 0
displays:
  0: pig 2
  1: –
best: seat 0, sun 5
choice: –
pile: –
`,
  );
});
