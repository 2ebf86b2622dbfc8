import { z } from 'zod';

/** The pattern of a match's id: what the lobby makes or has ever made, and nothing longer. */
export const MATCH_ID = /^[A-Za-z0-9_-]{6,32}$/;
/** The pattern of a seat in boardgame.io's words: one digit, as text. */
export const SEAT = /^[0-9]$/;
/** The pattern of the id that a page gives a move. */
export const MOVE_ID = /^[A-Za-z0-9_-]{8,32}$/;

/**
 * A list that nobody changes, by its type alone: zod's own `readonly` freezes what it is given, also what it has refused, and
 * throws where that is bytes.
 */
export const listOf = <Of extends z.ZodType>(schema: Of, most?: number) =>
  (most === undefined ? z.array(schema) : z.array(schema).max(most)) as z.ZodType<
    readonly z.output<Of>[],
    readonly z.input<Of>[]
  >;

// Titles are what they are called in `docs/wire.md`.
export const matchID = z.string().regex(MATCH_ID).meta({ title: 'MatchID' });
export const moveID = z.string().regex(MOVE_ID).meta({ title: 'MoveID' });
export const seatText = z.string().regex(SEAT).meta({ title: 'SeatText' });
export const seat = z.number().int().min(0).max(4).meta({ title: 'Seat' });
/** The number of a state, as far as a storage can be asked for it. */
export const stateID = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1)
  .meta({ title: 'StateID' });
/** What is chosen before one's turn: its kind, then what it is about. */
export const choice = listOf(z.union([z.string().max(32), z.number()]), 12).meta({ title: 'Choice' });
/** The page's own name for a line of chat. */
export const lineID = z.string().max(16);

/** How long each seat still has, in milliseconds. */
export const timesLeft = listOf(z.tuple([seat, z.number().min(0)]).readonly()).meta({ title: 'TimesLeft' });
