import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Club } from '../../../../src/client/pages/club/club.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a league is made from here, by a button of its own', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  render(
    <MemoryRouter>
      <Club />
    </MemoryRouter>,
  );
  const ways = screen.getAllByRole('link', { name: /^Make a / });
  expect(ways.map(way => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Make a tournament', '/club/new'],
    ['Make a league', '/club/new?kind=league'],
  ]);
});
