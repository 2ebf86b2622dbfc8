import type { Page } from 'playwright-core';
import type { House } from './house.ts';

/** Somebody who is a member and needs no page: what they ask of the server. */
export type MemberAt = {
  readonly name: string;
  /** @throws where it is refused */
  readonly post: (path: string, body?: object) => Promise<Record<string, unknown>>;
  /** Signs a page in as them. */
  readonly signIn: (page: Page) => Promise<void>;
};

/** Makes somebody a member, without a passkey. */
export const memberAt = async (house: House, name: string): Promise<MemberAt> => {
  let cookie = '';
  const post: MemberAt['post'] = async (path, body = {}) => {
    const answer = await fetch(house.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: house.url, cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return (await answer.json()) as Record<string, unknown>;
  };
  await post('/account', { name });
  const signIn: MemberAt['signIn'] = async page => {
    const [key = '', value = ''] = cookie.split('=');
    await page.context().addCookies([{ name: key, value, url: house.url }]);
    await page.addInitScript(text => {
      if (location.protocol.startsWith('http')) localStorage.setItem('member', text);
    }, JSON.stringify({ name }));
  };
  return { name, post, signIn };
};
