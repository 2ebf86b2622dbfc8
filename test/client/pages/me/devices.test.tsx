import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Devices } from '../../../../src/client/pages/me/devices.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import { eventually } from '../../patience.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const device = (id: string) => ({ id, device: `Device ${id}`, since: 0, usedAt: 0, isThis: false });

it('a device that is signed out while another one is being so is next; the same one is so once', async () => {
  const asked: { readonly path: string; readonly answer: () => void }[] = [];
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise<Response>(resolve => {
        asked.push({ path, answer: () => resolve(new Response('{}')) });
      }),
  );
  render(
    <SettingsProvider>
      <Devices devices={['a', 'b'].map(device)} onChanged={() => {}} onSignedOut={() => {}} />
    </SettingsProvider>,
  );
  // Each is asked about first.
  for (const id of ['a', 'b']) {
    fireEvent.click(screen.getByRole('button', { name: `Sign out: Device ${id}` }));
    expect(screen.getByText(`Sign out Device ${id}? Whoever uses it has to sign in again.`)).toBeTruthy();
  }
  expect(asked).toEqual([]);
  const [first, second] = screen.getAllByRole('button', { name: 'Sign out' });
  for (const button of [first!, second!, first!]) fireEvent.click(button);
  await eventually(() => expect(asked).toHaveLength(1));
  expect(screen.getByRole('status').textContent).toBe('');
  asked[0]!.answer();
  await eventually(() => expect(asked).toHaveLength(2));
  expect(screen.getByRole('status').textContent).toBe('');
  asked[1]!.answer();
  await eventually(() => expect(screen.getByRole('status').textContent).toBe('Signed out.'));
  expect(asked.map(({ path }) => path.slice(-2))).toEqual(['/a', '/b']);
});

it('tells devices of one kind apart by when they signed in', () => {
  const at = (hour: number) => ({ ...device('x'), since: new Date(2026, 10, 30, hour, 5).getTime() });
  render(
    <SettingsProvider>
      <Devices
        devices={[
          { ...at(9), id: 'a', isThis: true },
          { ...at(21), id: 'b' },
        ]}
        onChanged={() => {}}
        onSignedOut={() => {}}
      />
    </SettingsProvider>,
  );
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/signed in Nov 30, 2026, 9:05\sAM · this device/);
  expect(second).toMatch(/signed in Nov 30, 2026, 9:05\sPM · last used/);
});
