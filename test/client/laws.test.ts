import { expect, it } from 'vitest';
import { sourceFiles, textOf } from '../game/source.ts';

/** Where a date is shown, or it is noted when something was: never how long something still takes. */
const DATES = [
  'src/client/local/record.ts',
  'src/client/local/use-local-match.ts',
  'src/client/pages/exercise.tsx',
  'src/client/pages/online/match-links.tsx',
  'src/client/pages/online/online-match.ts',
  'src/client/pages/played.tsx',
  'src/client/played/match-list.tsx',
  'src/client/played/note-played.ts',
  'src/client/played/statistics.ts',
  'src/client/share/share-sheet.tsx',
];

const CLIENT = sourceFiles('src/client');

it('time that is left is counted by `steadyNow`: the machine’s own clock is read for dates alone', () => {
  expect(CLIENT.filter(path => /\bDate\.now\b|\bnew Date\(/.test(textOf(path)))).toEqual(DATES);
});

it('only the storage room knows where browsers keep things', () => {
  const naming = sourceFiles('src').filter(path =>
    /\b(localStorage|sessionStorage|indexedDB)\b/.test(textOf(path)),
  );
  expect(naming).toEqual(['src/client/storage/device.ts']);
});
