import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MenuSettings } from '../../../../src/client/match/menu/menu-settings.tsx';
import { changeSound, soundSettings } from '../../../../src/client/ui/sound/sound-settings.ts';
import { toyTable } from '../../ui/keys/toy-table.tsx';

// Another file may have left them as it liked.
beforeEach(() => changeSound({ silent: false, volume: 60, off: [] }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  changeSound({ silent: false, volume: 60, off: [] });
});

it('pace, questions, and the sounds one by one are set in the menu, and kept', () => {
  toyTable(1, { children: <MenuSettings /> });
  fireEvent.change(screen.getByLabelText('Pace of the table'), { target: { value: 'fast' } });
  fireEvent.change(screen.getByLabelText('Ask before a move'), { target: { value: 'always' } });
  expect(JSON.parse(localStorage.getItem('settings')!)).toMatchObject({ pace: 'fast', confirm: 'always' });
  fireEvent.change(screen.getByLabelText('Volume'), { target: { value: '20' } });
  fireEvent.click(screen.getByLabelText('Counts'));
  fireEvent.click(screen.getByLabelText('Steps'));
  fireEvent.click(screen.getByLabelText('Steps'));
  expect(soundSettings()).toEqual({ silent: false, volume: 20, off: ['coin'] });
  fireEvent.click(screen.getByLabelText('Silence (M)'));
  expect(soundSettings().silent).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Volume').disabled).toBe(true);
});

it.each([
  ['en', 'Counts', ['Counts', 'Steps']],
  ['it', 'Conti', ['Conti', 'Passi']],
] as const)(
  '%s: at a table its own sounds are offered, called as they are there',
  (language, coin, names) => {
    toyTable(1, { language, children: <MenuSettings /> });
    const offered = [...document.querySelectorAll('.menu-sound-kinds label')];
    expect(offered.map(({ textContent }) => textContent)).toEqual(names);
    fireEvent.click(screen.getByLabelText(coin));
    expect(soundSettings().off).toEqual(['coin']);
  },
);
