import { randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/** How much whoever guesses has to do for each code: a twentieth of a second, and 16 MB. Tests of other things ask for less. */
export const EFFORT: { cost: number } = { cost: 16_384 };

export const CODES = 10;
/** Digits and letters that nobody takes for one another; 12 of them are 58 random bits. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 12;
const HASH_BYTES = 32;

/** As it is printed: `k7mq-2x9d-hw4t`. */
export const newCode = (): string =>
  Array.from(
    { length: LENGTH },
    (_, i) => (i % 4 === 0 && i > 0 ? '-' : '') + LETTERS[randomInt(LETTERS.length)],
  ).join('');

/** All codes of one sheet share a salt, so that whoever shows one is asked for one long calculation, not for ten. */
export const newSalt = (): string => randomBytes(16).toString('base64url');

/** However it was typed: without blanks and strokes, capitals or not. */
const plain = (code: string): string => code.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '');

export const hashOfCode = async (code: string, salt: string): Promise<string> =>
  (await derive(plain(code), salt, HASH_BYTES, EFFORT)).toString('base64url');

export const sameHash = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
