import type { Sun } from '../../../../game/auction/suns.ts';

/** The Italian article before a number that is read aloud: l'uno, l'otto, l'undici. */
export const il = (n: Sun): string => (n === 1 || n === 8 || n === 11 ? `l’${n}` : `il ${n}`);
