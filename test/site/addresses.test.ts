import { expect, it } from 'vitest';
import { pageAt, withoutSurroundings } from '../../src/site/addresses.ts';

const partsOf = (address: string) => new URL(address, 'https://games.example');

it.each<[string, object]>([
  ['/', { page: '/' }],
  ['/rules/ra', { page: '/rules/:game', game: 'ra' }],
  ['/Rules/ra/', { page: '/rules/:game', game: 'ra' }],
  ['/match/ru-ra-re/a-B_c1', { page: '/match/:game/:id', game: 'ru-ra-re', id: 'a-B_c1' }],
  ['/try/kheops/P-13', { page: '/try/:game/:rule', game: 'kheops', rule: 'P-13' }],
  ['/today/ra/2026-02-03', { page: '/today/:game/:date', game: 'ra', date: '2026-02-03' }],
  ['/replay', { page: '/replay' }],
  ['/people/J.%20R.%20%C3%81', { page: '/people/:name', name: 'J.%20R.%20%C3%81' }],
  ['/leaders/ra', { page: '/leaders/:game', game: 'ra' }],
  ['/api', { page: '/api' }],
  ['/tournament/aB3', { page: '/tournament/:id', id: 'aB3' }],
])('%s is a page', (path, found) => {
  expect(pageAt(path)).toEqual(found);
});

it.each([
  '/rules',
  '/nothing',
  '/match/ra',
  '/match/ra/a/b',
  '/match/ra/a.b',
  '/wp-login.php',
  '//',
  '/games/ra',
])('%s is none', path => {
  expect(pageAt(path)).toBeNull();
});

it.each([
  ...[
    '.',
    ')',
    ',',
    '>',
    '"',
    '”',
    '’',
    '»',
    "'",
    '%20',
    '%22',
    '%3E',
    ').',
    '%E2%80%9D',
    '…',
    '!',
    ';',
    ']',
    '*',
    '%',
    '%E2%80',
    '%E2%8',
    '%BB',
    '\u200b',
  ].map(sign => [`/match/ra/abc123XYZ00${sign}`, '/match/ra/abc123XYZ00']),
  ['/match/ra/%3Cabc123XYZ00%3E', '/match/ra/abc123XYZ00'],
  ['/match/ra/(abc123XYZ00)', '/match/ra/abc123XYZ00'],
  ['/match/ra/abc123XYZ00)/', '/match/ra/abc123XYZ00/'],
  ['/match/ra/-abc123_.', '/match/ra/-abc123_'],
  ['/rules/ra.', '/rules/ra'],
  ['/)', '/'],
  ['/rules/ra#A-04).', '/rules/ra#A-04'],
  ['/match/ra/abc123#seat=Tok3n%22', '/match/ra/abc123#seat=Tok3n'],
  ['/replay/ra/abc123?move=12).', '/replay/ra/abc123?move=12'],
  ['/replay?kept=local%2Fa1&move=12).', '/replay?kept=local%2Fa1&move=12'],
  ['/replay/ra/abc123?move=12&seat=%31,', '/replay/ra/abc123?move=12&seat=%31'],
])('%s is taken for %s', (address, meant) => {
  expect(withoutSurroundings(partsOf(address))).toBe(meant);
});

it.each([
  '/match/ra/abc123',
  '/match/ra/-abc_',
  '/replay?kept=a%3A1)',
  '/local/ra?quick',
  '/rules/ra#P-13',
  '/people/J.R.',
  '/nothing.',
  '/match/ra/a.b',
  '/%E0%A4%A',
  '/%',
  '/league/%FF',
  '/rules/%ZZ',
  '/match/ra/abc%FFthing',
])('%s is left alone', address => {
  expect(withoutSurroundings(partsOf(address))).toBeNull();
});
