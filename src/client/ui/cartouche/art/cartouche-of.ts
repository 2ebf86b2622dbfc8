import { SIGN_COUNT } from './signs.tsx';

/** What a cartouche is painted on, and in which colours its ring and signs stand out from it. */
export const GROUNDS = ['papyrus', 'lapis', 'gold', 'ink'] as const;
export type Ground = (typeof GROUNDS)[number];

/** How the ring around the signs is tied. */
const RINGS = ['plain', 'rope'] as const;

export type CartoucheParts = {
  /** Two different signs, the upper one first, by their numbers. */
  readonly signs: readonly [number, number];
  readonly ground: Ground;
  readonly ring: (typeof RINGS)[number];
};

/** What the cartouche of a name is made of: the same for the same name, however it is cased, on every device. */
export const cartoucheOf = (name: string): CartoucheParts => {
  let left = hashOf(name.normalize('NFKC').trim().toLowerCase());
  const take = (choices: number): number => {
    const chosen = left % choices;
    left = Math.floor(left / choices);
    return chosen;
  };
  const upper = take(SIGN_COUNT);
  // One sign less to choose from, counted on from the upper one: never the same twice.
  const lower = (upper + 1 + take(SIGN_COUNT - 1)) % SIGN_COUNT;
  return {
    signs: [upper, lower],
    ground: GROUNDS[take(GROUNDS.length)] ?? 'papyrus',
    ring: RINGS[take(RINGS.length)] ?? 'plain',
  };
};

/** FNV-1a of the UTF-16 units in 32 bits, stirred at the end, as short names differ in their last letter alone. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};
