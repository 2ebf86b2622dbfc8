import { expect, it } from 'vitest';
import { askedOfNetwork } from './network.ts';

const asked = (path: string) =>
  new Promise<void>(resolve => {
    const request = new XMLHttpRequest();
    request.onloadend = () => resolve();
    request.open('GET', path);
    request.send();
  });

it('what a page asks for stays here and is noted, in whatever way it asks', async () => {
  await Promise.all([fetch('/one').catch(() => {}), asked('/two')]);
  expect(askedOfNetwork()).toEqual(['http://localhost:3000/one', 'http://localhost:3000/two']);
  expect(askedOfNetwork()).toEqual([]);
});
