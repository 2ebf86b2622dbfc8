import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AddressPart } from '../../../../src/client/pages/me/address-part.tsx';
import { eventually } from '../../patience.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const refused = { error: 'used', reason: 'link' };

it.each([
  ['a letter’s link', '#address=used', /^This link was used before/],
  ['no link', '', null],
])(
  'where the server does not say whether it sends letters, %s is answered all the same',
  async (_, hash, said) => {
    history.replaceState(null, '', `/me${hash}`);
    const asked = vi.fn(async (_path: string, { method = 'GET' }: RequestInit = {}) =>
      method === 'GET' ? new Response('', { status: 503 }) : Response.json(refused, { status: 403 }),
    );
    vi.stubGlobal('fetch', asked);
    const { container } = render(<AddressPart />);
    if (said === null) {
      await eventually(() => expect(asked).toHaveBeenCalledOnce());
      expect(container.textContent).toBe('');
    } else expect((await screen.findByRole('alert')).textContent).toMatch(said);
    expect(location.hash).toBe('');
  },
);
