import type { Sun } from '../../../../game/auction/suns.ts';

/** The Italian article before a number that is read aloud: l'uno, l'otto, l'undici. */
export const il = (n: Sun): string => (n === 1 || n === 8 || n === 11 ? `l’${n}` : `il ${n}`);

/** The same after "to": all’uno, al tredici. */
export const al = (n: Sun): string => (il(n).startsWith('l’') ? `al${il(n)}` : `al ${n}`);
