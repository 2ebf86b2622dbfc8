import { cutToName, NAME_LENGTH } from '../../game/shared/name-length.ts';

const drawnAs = (...groups: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    groups.flatMap(([first = '', ...alike]) => alike.map(letter => [letter.toLowerCase(), first])),
  );

/**
 * Letters of other scripts that are drawn as Latin ones, small or capital, and what goes for one another in a hurry: 0 and O, 1, I
 * and l. Not all that Unicode lists: those with which a name can be written a second time so that nobody sees it.
 */
const LATIN_OF: Readonly<Record<string, string>> = drawnAs(
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

/** What is left of a name where it does not matter how it is written, with a blank more or less, or with rn for m: names that share it are taken for one another. */
export const skeletonOf = (name: string): string => {
  const folded = name.normalize('NFKC').replaceAll(INVISIBLE, '').toUpperCase().toLowerCase();
  const letters = [...folded.replaceAll(/\s+/gu, '')].map(letter => LATIN_OF[letter] ?? letter);
  return letters.join('').replaceAll('rn', 'm').replaceAll('vv', 'w');
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
