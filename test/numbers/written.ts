/** Where the numbers of the rulebooks are written, and the tests that are run when one is changed. */
export type Place = {
  readonly file: string;
  /** The constants in it that hold such numbers; in a file of data there is none. */
  readonly names: readonly string[] | 'all';
  readonly tests: readonly string[];
};

/** A number, and where in its file it begins. */
export type Written = { readonly name: string; readonly n: number; readonly start: number };

const PAGE = 'test/game/numbers.test.ts';
const AUCTION = [PAGE, 'test/game/auction/suns.test.ts', 'test/game/auction/fame.test.ts'];
const TRACKS = [PAGE, 'test/game/auction/tracks.test.ts', 'test/game/ra/epochs.test.ts'];
const RA = [PAGE, 'test/game/ra/rules/', 'test/game/ra/disasters.test.ts'];
const PRIESTS = [PAGE, 'test/game/priests-of-ra/rules/', 'test/game/priests-of-ra/tiles.test.ts'];
const KHEOPS = [PAGE, 'test/game/kheops/score.test.ts', 'test/game/kheops/matches.test.ts'];
const RU_RA_RE = [PAGE, 'test/game/ru-ra-re/score.test.ts', 'test/game/ru-ra-re/rounds.test.ts'];

export const PLACES: readonly Place[] = [
  { file: 'src/game/ra/numbers.ts', names: 'all', tests: RA },
  { file: 'src/game/priests-of-ra/numbers.ts', names: 'all', tests: PRIESTS },
  { file: 'src/game/kheops/numbers.ts', names: 'all', tests: KHEOPS },
  { file: 'src/game/ru-ra-re/numbers.ts', names: 'all', tests: RU_RA_RE },
  { file: 'src/game/auction/fame.ts', names: ['STARTING_FAME'], tests: AUCTION },
  { file: 'src/game/auction/suns.ts', names: ['SUN_PRIZE', 'FIRST_CENTRE', 'SUN_GROUPS'], tests: AUCTION },
  { file: 'src/game/auction/tracks.ts', names: ['AUCTION_TRACK', 'RA_TRACK'], tests: TRACKS },
  { file: 'src/game/auction/epochs.ts', names: ['LAST_EPOCH'], tests: TRACKS },
  { file: 'src/game/ra/tiles.ts', names: ['TILE_COUNTS'], tests: [PAGE] },
  { file: 'src/game/priests-of-ra/tiles.ts', names: ['TILE_COUNTS'], tests: PRIESTS },
  { file: 'src/game/ru-ra-re/deck.json', names: [], tests: RU_RA_RE },
];

/** A number by itself, no key of a list and no part of a name; nothing is no number. */
const NUMBER = /(?<![\w.'"-])-?([1-9]\d*)(?![\w'"-]|\s*:)/g;

/** Every number of a place. */
export const numbersIn = ({ names }: Place, whole: string): readonly Written[] => {
  if (names.length === 0) return within('deck', whole, 0);
  const found: Written[] = [];
  for (const constant of whole.matchAll(/^(?:export )?const (?:(\w+)|\{[^}]*\})[^=]*= ([^;]*);$/gm)) {
    const [all, name = '', value = ''] = constant;
    if (names !== 'all' && !names.includes(name)) continue;
    found.push(...within(name, value, constant.index + all.lastIndexOf(value)));
  }
  return found;
};

const within = (name: string, text: string, from: number): readonly Written[] =>
  [...text.matchAll(NUMBER)].map(match => ({
    name: `${name}${nearestKey(text.slice(0, match.index))}`,
    n: Number(match[1]),
    start: from + match.index + match[0].length - match[1]!.length,
  }));

/** The key a number stands under, or how many entries of a list come before it. */
const nearestKey = (before: string): string => {
  const key = /['"]?([\w/-]+)['"]?:\s*-?$/.exec(before)?.[1];
  if (key !== undefined) return ` ${key}`;
  return before === '' || before === '-' ? '' : ` #${before.split(',').length - 1}`;
};
