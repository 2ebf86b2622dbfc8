import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SettingsProvider } from '../../../src/client/frame/settings.tsx';
import { MenuSettings } from '../../../src/client/pages/menu-settings.tsx';
import { changeSound, soundSettings } from '../../../src/client/staging/sound-settings.ts';

// Another file may have left them as it liked.
beforeEach(() => changeSound({ silent: false, volume: 60, off: [] }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  changeSound({ silent: false, volume: 60, off: [] });
});

it('pace, questions, and the sounds one by one are set in the menu, and kept', () => {
  render(
    <SettingsProvider>
      <MenuSettings />
    </SettingsProvider>,
  );
  fireEvent.change(screen.getByLabelText('Pace of the table'), { target: { value: 'fast' } });
  fireEvent.change(screen.getByLabelText('Ask before a move'), { target: { value: 'always' } });
  expect(JSON.parse(localStorage.getItem('settings')!)).toMatchObject({ pace: 'fast', confirm: 'always' });
  fireEvent.change(screen.getByLabelText('Volume'), { target: { value: '20' } });
  fireEvent.click(screen.getByLabelText('Gong'));
  fireEvent.click(screen.getByLabelText('Bag'));
  fireEvent.click(screen.getByLabelText('Bag'));
  expect(soundSettings()).toEqual({ silent: false, volume: 20, off: ['gong'] });
  fireEvent.click(screen.getByLabelText('Silence (M)'));
  expect(soundSettings().silent).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Volume').disabled).toBe(true);
});
