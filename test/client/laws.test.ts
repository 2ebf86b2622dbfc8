import { expect, it } from 'vitest';
import { sourceFiles, textOf } from '../game/source.ts';

/** Where a date is shown, or it is noted when something was: never how long something still takes. */
const DATES = [
  'src/client/match/daily/end-of-day.ts',
  'src/client/match/local/record.ts',
  'src/client/match/local/use-local-match.ts',
  'src/client/match/played/note-played.ts',
  'src/client/match/share/share-sheet.tsx',
  'src/client/pages/club/start-choice.tsx',
  'src/client/pages/exercise/exercise.tsx',
  'src/client/pages/home/exercise-line.tsx',
  'src/client/pages/match/match-links.tsx',
  'src/client/pages/match/online-match.ts',
  'src/client/pages/me/another-device.tsx',
  'src/client/pages/played/match-list.tsx',
  'src/client/pages/played/played.tsx',
  'src/client/pages/played/statistics.ts',
];

const CLIENT = sourceFiles('src/client');

it('time that is left is counted by `monotonicNow`: the machine’s own clock is read for dates alone', () => {
  expect(CLIENT.filter(path => /\bDate\.now\b|\bnew Date\(/.test(textOf(path)))).toEqual(DATES);
});

it('pages know one router', () => {
  const another = /from '(react-router|wouter)/;
  expect([...CLIENT, ...sourceFiles('test')].filter(path => another.test(textOf(path)))).toEqual([]);
});

it('lists of words are written by `listed`: the browser’s own have one comma more in English', () => {
  expect(CLIENT.filter(path => /\bIntl\.ListFormat\(/.test(textOf(path)))).toEqual([]);
});

it('only the storage room knows where browsers keep things', () => {
  const naming = sourceFiles('src').filter(path =>
    /\b(localStorage|sessionStorage|indexedDB)\b/.test(textOf(path)),
  );
  expect(naming).toEqual(['src/client/ui/storage/device.ts']);
});
