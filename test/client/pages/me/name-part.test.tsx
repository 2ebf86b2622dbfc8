import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NamePart } from '../../../../src/client/pages/me/name-part.tsx';
import { MemoryRouter } from '../../memory-router.tsx';
import { eventually } from '../../patience.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const ADA = { id: 'adaadaada', name: 'Ada', since: 0, settings: {} };

/** Another name is chosen on a browser that can be told of it, or not. */
const rename = async (signals: object) => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', Object.assign(class {}, signals));
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) =>
    Response.json({ member: { ...ADA, ...JSON.parse(String(body)) } }),
  );
  const changed = vi.fn();
  render(
    <MemoryRouter>
      <NamePart member={ADA} onChanged={changed} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button'));
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: ' Zoe ' } });
  fireEvent.submit(field);
  await eventually(() => expect(changed).toHaveBeenCalledOnce());
};

it('a device that keeps passkeys is told of another name, by the bytes that the account is known by there', async () => {
  const signalCurrentUserDetails = vi.fn(async () => {});
  await rename({ signalCurrentUserDetails });
  const userId = Buffer.from(ADA.id).toString('base64url');
  const rpId = location.hostname;
  expect(signalCurrentUserDetails).toHaveBeenCalledExactlyOnceWith({
    ...{ rpId, userId },
    ...{ name: 'Zoe', displayName: 'Zoe' },
  });
});

it.each([
  ['cannot be told', {}],
  ['will not hear of it', { signalCurrentUserDetails: () => Promise.reject(new Error('no')) }],
])('the name is another one also where the browser %s', async (_, signals) => {
  await rename(signals);
  expect(screen.queryByRole('alert')).toBeNull();
});
