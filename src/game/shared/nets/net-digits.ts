/**
 * Small whole numbers as text, a printable letter each: as those near 0 are the most frequent, that is compressed far better
 * than their bytes would be in base64. Left out is what would end a string or change it.
 */
const LETTERS = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i))
  .filter(letter => !`'\\\``.includes(letter))
  .join('');
/** The largest number that is one letter. */
const MOST = (LETTERS.length - 1) / 2;
/** Each of these before a letter tells that its number is as much farther from 0. */
const FARTHER = ' ';

/** What stands between numbers in base64 and those in letters: in neither is it a letter. */
export const BEFORE_DIGITS = '!';

export const digitsOf = (numbers: Iterable<number>): string => {
  let text = '';
  for (const number of numbers) {
    const times = Math.max(0, Math.ceil(Math.abs(number) / MOST) - 1);
    text += FARTHER.repeat(times) + LETTERS[number - Math.sign(number) * times * MOST + MOST];
  }
  return text;
};

export const numbersOf = (digits: string): Int16Array => {
  const numbers: number[] = [];
  let farther = 0;
  for (const letter of digits) {
    if (letter === FARTHER) {
      farther += MOST;
      continue;
    }
    const number = LETTERS.indexOf(letter) - MOST;
    numbers.push(number + Math.sign(number) * farther);
    farther = 0;
  }
  return Int16Array.from(numbers);
};
