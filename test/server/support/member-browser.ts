import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { GameId } from '../../../src/game/index.ts';
import { hashOf } from '../../../src/server/match/credentials.ts';
import { skeletonOf } from '../../../src/server/match/look-alikes.ts';
import { memberStore } from '../../../src/server/members/member-store.ts';
import { newMemberID } from '../../../src/server/members/members.ts';
import { CookieJar } from './cookie-jar.ts';
import type { Answer, TestServer } from './running-server.ts';
import { readAnswer } from './told-wrong.ts';

type Headers = Readonly<Record<string, string>>;

/** A browser that keeps its cookies, as a page of the site's asks. */
export type Browser = {
  readonly ask: (method: string, path: string, body?: unknown, headers?: Headers) => Promise<Answer>;
  /** What the browser shows with every request. */
  readonly cookie: () => string;
};

export const browserAt = (url: string, kept = ''): Browser => {
  const jar = new CookieJar(kept);
  return {
    cookie: () => jar.shown,
    ask: async (method, path, body, headers) => {
      const answer = await fetch(url + path, {
        method,
        headers: {
          origin: url,
          ...(jar.for(path) !== '' && { cookie: jar.for(path) }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      jar.keep(answer);
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      const read = isJson ? JSON.parse(text) : null;
      if (answer.status === 200 && isJson) readAnswer(method, path, read);
      return { status: answer.status, body: read, text };
    },
  };
};

export type MemberBrowser = Browser & { readonly id: string; readonly name: string };

/** A browser whose person keeps a name. */
export const memberAt = async (url: string, name: string): Promise<MemberBrowser> => {
  const browser = browserAt(url);
  const { status, body, text } = await browser.ask('POST', '/account', { name });
  expect(status, text).toBe(200);
  return { ...browser, id: body.member.id, name };
};

/** The same of somebody who is a member already, without the ten codes, which take long to make. */
export const knownMember = async (
  { url, store }: Pick<TestServer, 'url'> & { readonly store: Pick<TestServer['store'], 'tables'> },
  name: string,
): Promise<MemberBrowser> => {
  const members = memberStore(store.tables);
  const [id, secret] = [newMemberID(), randomBytes(32).toString('base64url')];
  const session = { id: newMemberID(), device: 'a test', since: 0, usedAt: Date.now() };
  const member = { id, name, since: 0, settings: {} };
  await members.create(member, skeletonOf(name), members.addSession(id, hashOf(secret), session));
  return { ...browserAt(url, `session=${secret}`), id, name };
};

/** Another browser of the same person, at this node or another. */
export const otherDevice = async (member: Browser, url: string): Promise<Browser> => {
  const { token } = (await member.ask('POST', '/account/link', {})).body;
  const browser = browserAt(url);
  expect((await browser.ask('POST', '/account/session', { token })).status).toBe(200);
  return browser;
};

/** A new table at which nobody sits yet. */
export const tableOf = async (
  browser: Browser,
  numPlayers = 2,
  setupData: object = {},
  game: GameId = 'ra',
): Promise<string> => {
  const { body, text } = await browser.ask('POST', `/games/${game}/create`, { numPlayers, setupData });
  expect(body?.matchID, text).toBeDefined();
  return body.matchID;
};

export const sitDownAt = (
  browser: Browser,
  matchID: string,
  playerName = 'Whoever',
  game: GameId = 'ra',
): Promise<Answer> => browser.ask('POST', `/games/${game}/${matchID}/join`, { playerName });
