import { isPower, SARCOPHAGI, TILES } from '../../tiles.ts';

/** By tile: what it is, as small numbers. */
export const IS_ROOM = Uint8Array.from(TILES, ({ kind }) => (kind === 'room' ? 1 : 0));
export const OPENINGS = Uint8Array.from(TILES, ({ openings }) => openings);
export const NO_PAWN = Uint8Array.from(TILES, ({ symbol }) => (symbol === 'no-pawn' ? 1 : 0));
export const DOUBLE = Uint8Array.from(TILES, ({ symbol }) => (symbol === 'double' ? 1 : 0));
export const ANKH = Uint8Array.from(TILES, ({ symbol }) => (symbol === 'ankh' ? 1 : 0));
export const CURSE = Uint8Array.from(TILES, ({ symbol }) => (symbol === 'curse' ? 1 : 0));
/** 1 to 3 by colour, 0 for none. */
export const SARCOPHAGUS = Uint8Array.from(TILES, ({ symbol }) => 1 + SARCOPHAGI.indexOf(symbol as never));
export const POWER_OF = TILES.map(({ symbol }) => (isPower(symbol) ? symbol : null));
