/** Every game, one line each; in which order they are offered stands in their `meta.place`. */
export { game as kheops } from './kheops/game.ts';
export { game as priestsOfRa } from './priests-of-ra/game.ts';
export { game as ra } from './ra/game.ts';
export { game as ruRaRe } from './ru-ra-re/game.ts';
