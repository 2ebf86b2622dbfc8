import { customAlphabet } from 'nanoid';

/** What no program takes for the end of a link that it finds in a text. */
const LETTERS_AND_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id for a match: 65 random bits. */
export const newMatchId: () => string = customAlphabet(LETTERS_AND_DIGITS, 11);
/** A secret that stands at the end of a link: 142 random bits. */
export const newToken: () => string = customAlphabet(LETTERS_AND_DIGITS, 24);

/** The pattern of a match's id: what the lobby makes or has ever made, and nothing longer. */
export const MATCH_ID = /^[A-Za-z0-9_-]{6,32}$/;
/** The pattern of a seat in boardgame.io's words: one digit, as text. */
export const SEAT = /^[0-9]$/;
/** The pattern of the id that a page gives a move. */
export const MOVE_ID = /^[A-Za-z0-9_-]{8,32}$/;
