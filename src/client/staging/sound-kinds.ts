/** What can be heard at a table. */
export const SOUNDS = ['bag', 'tile', 'gong', 'sun', 'fist', 'stone', 'coin'] as const;
export type Sound = (typeof SOUNDS)[number];
