import { cleanup, configure } from '@testing-library/react';
import * as react from 'react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { clearDesk } from '../../src/client/match/member/desk.ts';
import { confirmCodes } from '../../src/client/match/member/unconfirmed-codes.ts';
import { loadDeferred } from '../../src/client/ui/hooks/deferred.ts';
import { forgetServerTime } from '../../src/client/ui/server-now.ts';
import { askedOfNetwork, closeNetwork } from './network.ts';
import { PATIENCE } from './patience.ts';
import { bareTexts, noteBareTexts } from './ui/owned-text/bare-texts.ts';

// For its developer tools React notes with each element where it was made, and makes an error for its trace: a fifth of what a
// board costs here. It does so for so many elements at a time, which are counted here.
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const counted = (react as unknown as Record<string, object>)[INTERNALS];
if (counted !== undefined && 'recentlyCreatedOwnerStacks' in counted) {
  Object.defineProperty(counted, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
}

// Test files share one page, one after the other in an order that differs from run to run: each begins with an empty one.
cleanup();
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // What the file before has told of its member: matches that wait, by which each title begins, and codes, which come before all else.
  clearDesk();
  confirmCodes();
  // Whatever a test puts on the page, it must survive that a browser translates it.
  noteBareTexts();
  closeNetwork();
}
afterEach(() => expect(bareTexts(), 'texts that React owns by themselves').toEqual([]));
// Whoever answers what a page asks for is put in the place of `fetch`.
afterEach(() => expect(askedOfNetwork(), 'requests that nobody answers').toEqual([]));

// Nothing here has styles to wait for.
beforeEach(loadDeferred);
// Every clock would be off by what a test before has had a server say.
beforeEach(forgetServerTime);

configure({ asyncUtilTimeout: PATIENCE });

// What is being loaded when a file ends would fail with its environment, and for good: files share modules too.
afterAll(() => vi.dynamicImportSettled());
