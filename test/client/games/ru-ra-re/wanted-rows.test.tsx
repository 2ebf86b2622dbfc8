import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { throwsIn, WantedRows } from '../../../../src/client/games/ru-ra-re/wanted-rows.tsx';
import type { RuRaReEvent } from '../../../../src/game/ru-ra-re/events.ts';

const EVENTS = [
  { type: 'setup', rows: [] },
  { type: 'show', choices: { 0: 2, 1: 2, 2: 5 } },
  { type: 'take', player: 2, row: 5, cards: [] },
  { type: 'clash', row: 2, players: [0, 1], lost: 'king' },
  { type: 'show', choices: { 0: 3, 1: 2 } },
  { type: 'take', player: 0, row: 3, cards: [] },
  { type: 'take', player: 1, row: 2, cards: [] },
  { type: 'round-end', round: 1, nothing: [] },
  { type: 'show', choices: { 0: 1, 1: 2, 2: 3 } },
] as unknown as readonly RuRaReEvent[];

it('every throw says who wanted which row, and who got it', () => {
  expect(throwsIn(EVENTS).map(({ round, nth, takers }) => [round, nth, [...takers]])).toEqual([
    [1, 1, [2]],
    [1, 2, [0, 1]],
    [2, 1, []],
  ]);
  render(<WantedRows events={EVENTS} names={['Ada', 'Ben', 'Cai']} />);
  const rows = screen.getAllByRole('row', { hidden: true }).slice(1);
  const told = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell', { hidden: true })
      .map(cell => cell.textContent);
  expect(rows.map(told)).toEqual([
    ['2, met somebody there', '2, met somebody there', '5, took it'],
    ['3, took it', '2, took it', ''],
    ['1, met somebody there', '2, met somebody there', '3, met somebody there'],
  ]);
});
