import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WatchFrom } from '../../../../src/client/pages/match/watch-from.tsx';
import { LAYOUTS } from '../../../../src/client/ui/theme/layouts.ts';
import { onlineMatch, TABLE } from './told-match.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const watch = vi.fn();
const WATCHED = onlineMatch({ claim: null, table: { ...TABLE, seat: null, watched: 1, watch } });

it.each([
  ['in the bar', false, LAYOUTS.desk],
  ['in the menu on a phone', true, LAYOUTS.phone],
])('from whose place somebody looks on is chosen once: %s', (_, inMenu, layout) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === layout,
    addEventListener() {},
    removeEventListener() {},
  }));
  render(<WatchFrom match={WATCHED} inMenu={!inMenu} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  cleanup();
  render(<WatchFrom match={WATCHED} inMenu={inMenu} />);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Watch from the place of' });
  expect(list.selectedOptions[0]!.text).toBe('Ned');
  fireEvent.change(list, { target: { value: '0' } });
  expect(watch).toHaveBeenLastCalledWith(0);
});

it('whoever plays has no such choice', () => {
  const { container } = render(<WatchFrom match={onlineMatch()} />);
  expect(container.textContent).toBe('');
});
