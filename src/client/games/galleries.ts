import { type ComponentType, lazy } from 'react';

const FILES = import.meta.glob<ComponentType>('./*/gallery.tsx', { import: 'Gallery' });

/** The gallery of each game that has one, in development only: a game may have one before it is in the registry. */
export const GALLERIES: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(FILES).map(([path, load]) => [
    path.split('/').at(-2),
    lazy(async () => ({ default: await load() })),
  ]),
);
