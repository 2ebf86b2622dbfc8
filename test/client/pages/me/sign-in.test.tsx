import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { unconfirmedCodes } from '../../../../src/client/match/member/unconfirmed-codes.ts';
import { forgetWho } from '../../../../src/client/match/member/who.ts';
import { Me } from '../../../../src/client/pages/me/me.tsx';
import { SignIn } from '../../../../src/client/pages/me/sign-in/sign-in.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import { MemoryRouter } from '../../memory-router.tsx';
import { eventually } from '../../patience.ts';

afterEach(() => {
  cleanup();
  forgetWho();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const asked = vi.fn<(path: string) => Promise<Response>>();
const nothingYet = new Promise<Response>(() => {});

/** The page of a guest called Ada; a name is answered by `kept`, and nothing else is answered. */
const signInPage = (kept: Promise<Response>, hasPasskeys = false) => {
  vi.stubGlobal('isSecureContext', hasPasskeys);
  if (hasPasskeys) vi.stubGlobal('PublicKeyCredential', class {});
  asked.mockReset();
  asked.mockImplementation(path => (path === '/account' ? kept : nothingYet));
  vi.stubGlobal('fetch', asked);
  const { unmount } = render(
    <SettingsProvider>
      <MemoryRouter initialEntries={['/sign-in']}>
        <SignIn />
      </MemoryRouter>
    </SettingsProvider>,
  );
  fireEvent.change(screen.getAllByRole('textbox')[0]!, { target: { value: 'Ada' } });
  return unmount;
};

it('the codes of a new member are shown before anything else, and not lost however slow the rest is', async () => {
  const codes = ['aaaa-1111', 'bbbb-2222'];
  const unmount = signInPage(Promise.resolve(Response.json({ member: { name: 'Ada' }, codes })));
  const seen = new Set<string>();
  const watch = new MutationObserver(() => seen.add(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true });
  fireEvent.click(screen.getByRole('button', { name: 'Keep this name' }));
  await screen.findByRole('heading', { name: 'Ten recovery codes' });
  watch.disconnect();
  expect([...seen].filter(text => /signed in/.test(text))).toEqual([]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  unmount();
  expect(unconfirmedCodes()).toEqual(codes);
  render(
    <SettingsProvider>
      <MemoryRouter initialEntries={['/me']}>
        <Me />
      </MemoryRouter>
    </SettingsProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
});

it.each([
  ['Keep it with a passkey', '/account/passkeys/begin'],
  ['Keep it without a passkey', '/account'],
])('the button that was pressed says that it takes a moment, and no other: %s', async (pressed, path) => {
  signInPage(nothingYet, true);
  const buttons = screen.getAllByRole('button', { name: /^Keep it/ });
  const names = buttons.map(({ textContent }) => textContent);
  fireEvent.click(screen.getByRole('button', { name: pressed }));
  await screen.findByRole('button', { name: 'One moment…' });
  // Only then is nothing asked any more when the page is gone.
  await eventually(() => expect(asked.mock.calls.map(([each]) => each)).toContain(path));
  expect(buttons.map(({ textContent }) => textContent)).toEqual(
    names.map(name => (name === pressed ? 'One moment…' : name)),
  );
});
