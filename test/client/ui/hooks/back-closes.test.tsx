import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listenForBack, replaceAddress, useBackCloses } from '../../../../src/client/ui/hooks/back-closes.ts';

/** The browser comes to another entry of its history. */
const comeTo = (entry: object, address: string) => {
  history.replaceState(entry, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: entry }));
};
const Sheet = ({ close }: { close: () => void }) => {
  useBackCloses(true, close);
  return null;
};

let stop = () => {};
beforeEach(() => {
  history.replaceState({ idx: 1 }, '', '/replay/ra/abc?move=20');
  stop = listenForBack();
});
afterEach(() => {
  cleanup();
  stop();
});

it('closes what lies open, and leaves the address at what is shown', () => {
  const closed: string[] = [];
  render(<Sheet close={() => closed.push('sheet')} />);
  replaceAddress('/replay/ra/abc?move=21');
  comeTo({ idx: 1 }, '/replay/ra/abc?move=20');
  expect([closed, location.search]).toEqual([['sheet'], '?move=21']);
});

it('forward to where something lay open once the address stays at what is shown', () => {
  replaceAddress('/replay/ra/abc?move=21');
  comeTo({ idx: 1, 'lies-open': 1 }, '/replay/ra/abc?move=20');
  expect(location.search).toBe('?move=21');
});
