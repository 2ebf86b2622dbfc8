/** What can be heard at a table. */
export const SOUNDS = ['bag', 'tile', 'gong', 'sun', 'fist', 'stone', 'coin'] as const;
export type Sound = (typeof SOUNDS)[number];
/** What can be heard at the tables of one game, each kind called by what it is heard of there. */
export type SoundWords = Readonly<Partial<Record<Sound, string>>>;
