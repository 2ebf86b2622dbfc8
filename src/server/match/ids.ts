/** The pattern of a match's id: what the lobby makes, and nothing longer. */
export const MATCH_ID = /^[A-Za-z0-9_-]{6,32}$/;
/** The pattern of a seat in boardgame.io's words: one digit, as text. */
export const SEAT = /^[0-9]$/;
/** The pattern of the id that a page gives a move. */
export const MOVE_ID = /^[A-Za-z0-9_-]{8,32}$/;
