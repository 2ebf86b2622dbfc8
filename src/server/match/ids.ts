import { customAlphabet } from 'nanoid';

/** What no program takes for the end of a link that it finds in a text. */
const LETTERS_AND_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id for a match: 65 random bits. */
export const newMatchId: () => string = customAlphabet(LETTERS_AND_DIGITS, 11);
/** A secret that stands at the end of a link: 142 random bits. */
export const newToken: () => string = customAlphabet(LETTERS_AND_DIGITS, 24);
