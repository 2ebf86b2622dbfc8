import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OptionBoxes } from '../../../../src/client/match/options/option-boxes.tsx';
import type { Chosen } from '../../../../src/client/match/options/table-options.ts';
import type { GameId } from '../../../../src/game/index.ts';

afterEach(cleanup);

const hintOf = (game: GameId, chosen: Chosen): string => {
  render(<OptionBoxes game={game} chosen={chosen} isMember onChange={() => {}} />);
  const box = screen.getByRole('checkbox', { name: 'Rated' });
  const text = document.getElementById(box.getAttribute('aria-describedby')!)!.textContent!;
  cleanup();
  return text;
};

it('a rated table says what is off by itself, of what its game has', () => {
  expect(hintOf('ra', {})).toContain('no taking back, and no worth and chances shown');
  expect(hintOf('kheops', {})).toContain('no taking back, unless you choose so here');
});

it('and which rating it is for: live by a clock of minutes or seconds alone', () => {
  for (const time of ['2m+10s', 20]) expect(hintOf('ra', { time })).toMatch(/; it counts as a live match$/);
  for (const chosen of [{}, { time: '1d' }, { time: '10d+12h' }])
    expect(hintOf('ra', chosen)).toContain('it counts as a match by days: for a live one choose a clock');
});
