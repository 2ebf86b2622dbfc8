import { type ComponentType, lazy } from 'react';

/** The gallery of each game, in development only; they have no entry before the game is in the registry. */
export const GALLERIES: Readonly<Record<string, ComponentType>> = {
  'priests-of-ra': lazy(async () => ({ default: (await import('./priests-of-ra/gallery.tsx')).Gallery })),
  kheops: lazy(async () => ({ default: (await import('./kheops/gallery.tsx')).Gallery })),
  'ru-ra-re': lazy(async () => ({ default: (await import('./ru-ra-re/gallery.tsx')).Gallery })),
  ra: lazy(async () => ({ default: (await import('./ra/gallery.tsx')).Gallery })),
};
