import { cutToName, NAME_LENGTH } from '../../game/shared/name-length.ts';
import { TAKEN_FOR } from './confusable-letters.ts';

const drawnAs = (...groups: readonly string[]): ReadonlyMap<string, string> =>
  new Map(groups.flatMap(([first = '', ...alike]) => alike.map(letter => [letter.toLowerCase(), first])));

/**
 * What goes for one another in a hurry, beside what Unicode lists (`confusable-letters.ts`): 0 and O, 1, I and l, and small letters
 * whose capitals are the same, as they are compared without regard to that.
 */
const LATIN_OF = drawnAs(
  'aаαᴀꓮᎪ',
  'bьвβʙꓐᏴ',
  'cсϲᴄꓚᏟ',
  'dԁᴅꓓᎠ',
  'eеεɛᴇꓰᎬ',
  'fꜰꓝ',
  'gɡɢꓖᏀ',
  'hнһʜꓧᎻ',
  'iіι1lӏ|ɪꓲʟꓡᏞ',
  'jјϳᴊꓙᎫ',
  'kкκᴋꓗᏦ',
  'mмμᴍꓟᎷ',
  'nηνɴꓠ',
  'o0оοօσᴏꓳ',
  'pрρᴘꓑᏢ',
  'qԛ',
  'rгʀꓣᎡ',
  'sѕꜱꓢᏚ',
  'tтτᴛꓔᎢ',
  'uυսᴜꓴ',
  'vѵᴠꓦᏙ',
  'wԝωᴡꓪᎳ',
  'xхχꓫ',
  'yуγүʏꓬ',
  'zζᴢꓜᏃ',
);

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

const replaced = (text: string, by: ReadonlyMap<string, string>): string =>
  [...text].map(letter => by.get(letter) ?? letter).join('');

/** What is left of a name where it does not matter how it is written, with a blank more or less, or with rn for m: names that share it are taken for one another. */
export const skeletonOf = (name: string): string => {
  const seen = name.normalize('NFKC').replaceAll(INVISIBLE, '');
  const folded = replaced(seen, TAKEN_FOR).toUpperCase().toLowerCase();
  // Some capitals are listed by their small letters alone.
  const latin = replaced(replaced(folded, TAKEN_FOR), LATIN_OF);
  return latin.replaceAll(/\s+/gu, '').replaceAll('rn', 'm').replaceAll('vv', 'w');
};

/** Would one name be taken for the other? */
export const looksLike = (one: string, other: string): boolean => skeletonOf(one) === skeletonOf(other);

/** The name itself, or with the first number behind it that makes it another than all of these. */
export const distinctName = (name: string, others: readonly string[]): string => {
  const isTaken = (tried: string) => others.some(other => looksLike(other, tried));
  let tried = name;
  for (let n = 2; isTaken(tried); n++) tried = `${cutToName(name, NAME_LENGTH - ` ${n}`.length)} ${n}`;
  return tried;
};
