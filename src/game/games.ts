/** Every game, one line each; in which order they are offered stands in their `meta.place`. */
export { entry as kheops } from './kheops/index.ts';
export { entry as priestsOfRa } from './priests-of-ra/index.ts';
export { entry as ra } from './ra/index.ts';
export { entry as ruRaRe } from './ru-ra-re/index.ts';
