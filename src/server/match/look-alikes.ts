import { cutToName, NAME_LENGTH } from '../../game/shared/name-length.ts';

const drawnAs = (...groups: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(groups.flatMap(([first = '', ...alike]) => alike.map(letter => [letter, first])));

/**
 * Letters of other scripts that are drawn as Latin ones, small or capital, and what goes for one another in a hurry: 0 and O, 1, I
 * and l. Not all that Unicode lists: those with which a name can be written a second time so that nobody sees it.
 */
const LATIN_OF: Readonly<Record<string, string>> = {
  ...drawnAs('aаα', 'bьвβ', 'cсϲ', 'dԁ', 'eеε', 'gɡ', 'hнһ', 'iіι1lӏ|', 'jјϳ', 'kкκ', 'mмμ', 'nην', 'o0оοօσ'),
  ...drawnAs('pрρ', 'qԛ', 'rг', 'sѕ', 'tтτ', 'uυս', 'vѵ', 'wԝω', 'xхχ', 'yуγү', 'zζᴢ'),
};

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** What is left of a name where it does not matter how it is written: names that share it are taken for one another. */
const skeletonOf = (name: string): string => {
  const folded = name.normalize('NFKC').replaceAll(INVISIBLE, '').toUpperCase().toLowerCase();
  const letters = [...folded.replaceAll(/\s+/gu, ' ').trim()];
  return letters.map(letter => LATIN_OF[letter] ?? letter).join('');
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
