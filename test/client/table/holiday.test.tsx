import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BoardProvider } from '../../../src/client/table/board-provider.tsx';
import { useAwayWord } from '../../../src/client/table/holiday.tsx';
import { SeatTime } from '../../../src/client/table/seat-time.tsx';
import { anyGame } from './any-game.ts';

afterEach(cleanup);

const Said = () => (
  <p>
    <SeatTime seat={1} /> {useAwayWord(1)}
  </p>
);

it.each([
  ['is here', true, 0, ''],
  ['is away', false, 0, 'away'],
  ['is back from a holiday and away', false, -1, 'away'],
  ['is on holiday and away, which follows', false, 1, 'on holiday until'],
  ['is on holiday and looks in', true, 1, 'on holiday until'],
])('of a seat whose owner %s one thing is said', (_, connected, days, said) => {
  const holiday = Date.now() + days * 86_400_000;
  const seats = ['Ada', 'Ned'].map(name => ({ name, bot: null, connected, ...(days !== 0 && { holiday }) }));
  const { container } = render(
    <BoardProvider
      game={anyGame}
      match={{ view: null, seat: 0, seats, events: [], status: 'ready', play: () => {} }}
    >
      <Said />
    </BoardProvider>,
  );
  const label = container.querySelector('[role=img]')?.getAttribute('aria-label') ?? '';
  const text = `${label} ${container.textContent}`.trim();
  expect(text.includes('away')).toBe(said === 'away');
  expect(text).toContain(said);
  expect(text === '').toBe(said === '');
  // Drawn by us: not every font has a sign for it.
  expect(container.querySelector('svg') !== null).toBe(said.startsWith('on holiday'));
});
