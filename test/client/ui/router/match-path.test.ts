import { expect, it } from 'vitest';
import { matchPath } from '../../../../src/client/ui/router/match-path.ts';

it.each([
  ['/', '/', {}],
  ['/', '/played', null],
  ['/played', '/played/', {}],
  ['/played', '/PLAYED', {}],
  ['/played', '/played/more', null],
  ['/match/:game/:id', '/match/ra/abc', { game: 'ra', id: 'abc' }],
  ['/match/:game/:id', '/match/ra', null],
  ['/people/:name', '/people/J.%20R.%20%C3%81', { name: 'J. R. Á' }],
  // A stroke in a name begins no further part; what is no address stays as it was typed.
  ['/people/:name', '/people/a%2Fb', { name: 'a/b' }],
  ['/people/:name', '/people/100%', { name: '100%' }],
  ['/gallery/:game?', '/gallery', { game: undefined }],
  ['/gallery/:game?', '/gallery/ra', { game: 'ra' }],
  ['/a.b', '/axb', null],
  ['*', '/what/ever', {}],
])('%s and %s', (pattern, path, found) => {
  expect(matchPath(pattern, path)).toEqual(found);
});
