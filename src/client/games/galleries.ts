import type { GameGallery } from './gallery/game-gallery.ts';

/** The gallery of each game that has one, by folder, out of what is shipped: a game may have one before it is in the registry. */
export const GALLERIES: Readonly<Record<string, () => Promise<GameGallery>>> = Object.fromEntries(
  Object.entries(import.meta.glob<GameGallery>('./*/gallery.tsx', { import: 'gallery' })).map(
    ([path, load]) => [path.split('/').at(-2), load],
  ),
);
