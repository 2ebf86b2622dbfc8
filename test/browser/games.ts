import { GAME_IDS, type GameId } from '../../src/game/index.ts';

/** What the games are called on English pages. */
const NAMES: Readonly<Record<GameId, string>> = {
  'priests-of-ra': 'Priests of Ra',
  ra: 'Ra',
  kheops: 'Kheops',
  'ru-ra-re': 'Ru-Ra-Re',
};

/** Every game of the registry, as a visitor knows it. */
export const GAMES = GAME_IDS.map(id => ({ id, name: NAMES[id] }));

/** The name of a game's link that begins a match at once: one name may be the end of another. */
export const quickStart = (name: string): RegExp => new RegExp(`^Play now.*(?<!of )${name}$`);
