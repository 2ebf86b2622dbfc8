import { expect, it } from 'vitest';
import { why } from '../../../../src/client/games/ru-ra-re/coach-words.ts';
import { ruRaRe } from '../../../../src/game/ru-ra-re/rules.ts';
import { changed, withRows } from './on-screen.tsx';

it.each([
  ['en', 'If scored now: nothing. Counting the scorings to come, hardly anything.'],
  ['it', 'Se si contasse ora: niente. Con i conteggi ancora da fare, quasi niente.'],
] as const)('%s: of a row that brings nothing no number is told [Q-22, Q-30]', (language, text) => {
  const { state } = changed(withRows(2, ['king']), table => {
    table.lastRound = true;
  });
  const view = ruRaRe.view(state, 0);
  expect(why(language, { view, seat: 0, move: ['choose', 1, 1, 1], nameOf: String })).toBe(text);
});
