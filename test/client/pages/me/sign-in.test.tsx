import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearMemberData } from '../../../../src/client/match/member/clear-member-data.ts';
import { unconfirmedCodes } from '../../../../src/client/match/member/unconfirmed-codes.ts';
import { forgetWho, keepWho, noteSignedOut } from '../../../../src/client/match/member/who.ts';
import { Me } from '../../../../src/client/pages/me/me.tsx';
import { SignIn } from '../../../../src/client/pages/me/sign-in/sign-in.tsx';
import { BrowserRouter } from '../../../../src/client/ui/router/router.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import { MemoryRouter } from '../../memory-router.tsx';
import { eventually } from '../../patience.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  forgetWho();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const asked = vi.fn<(path: string) => Promise<Response>>();
const nothingYet = new Promise<Response>(() => {});

/** The page, where each path is answered so, and all others not yet. */
const pageWith = (answers: Readonly<Record<string, () => Response>>) => {
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('fetch', async (path: string) => answers[path]?.() ?? nothingYet);
  render(
    <SettingsProvider>
      <BrowserRouter>
        <SignIn />
      </BrowserRouter>
    </SettingsProvider>,
  );
};
const refused = (code: string) => () => Response.json({ error: 'no', reason: code }, { status: 403 });

/** As a link that is put into the bar of a tab that is at this page already. */
const putIntoBar = (address: string) => {
  history.pushState(null, '', address);
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
};

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

it('a link of another device is heard in a tab that is at this page already, as often as it is put there', async () => {
  history.replaceState(null, '', '/sign-in');
  pageWith({
    '/account/session': refused('link'),
    '/account/session/ways': () => Response.json({ letter: false }),
  });
  for (const token of ['first', 'first', 'second']) {
    putIntoBar(`/sign-in#device=${token}`);
    await screen.findByRole('heading', { name: 'Sign in on this device' });
    expect(location.hash).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Other ways to sign in' }));
    await screen.findByRole('heading', { name: 'Sign in' });
  }
});

it.each([
  ['sends none', false, 'Make another one on a device that is signed in.'],
  ['sends some', true, 'Make another one on a device that is signed in, or have another letter sent.'],
])(
  'of a link that is good no more it is said what can be done, where the server %s',
  async (_what, letter, what) => {
    history.replaceState(null, '', '/sign-in#device=used');
    pageWith({
      '/account/session': refused('link'),
      '/account/session/ways': () => Response.json({ letter }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      `This link was used before, or is too old. ${what}`,
    );
    expect(screen.queryByText(/Only go on if it was you/)).toBeNull();
  },
);

it('a link whose answer is lost can be tried again', async () => {
  history.replaceState(null, '', '/sign-in#device=good');
  pageWith({ '/account/session': () => new Response('', { status: 502 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
});

it('a wrong code is complained of in its form, and no more once a name is to be kept', async () => {
  pageWith({ '/account/session': refused('code'), '/account': refused('name-taken') });
  const form = screen.getByRole('form', { name: 'With a recovery code' });
  fireEvent.submit(form);
  expect((await within(form).findByRole('alert')).textContent).toMatch(/^Name and code/);
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Keep this name' }));
  await screen.findByText(/^A member is called so already/);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  fireEvent.submit(form);
  await within(form).findByRole('alert');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('whoever was signed out here is asked for their code first, with their name', () => {
  keepWho('Ada');
  noteSignedOut();
  clearMemberData();
  pageWith({});
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first?.textContent).toBe('Been here before?');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada');
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('');
});
