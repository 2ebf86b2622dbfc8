import { GAME_IDS, type GameId } from '../../src/game/index.ts';
import { textOf } from '../game/source.ts';

/** What a game is called on English pages: as the outline of its rules is headed. */
const nameOf = (id: GameId): string => {
  const [, name] = textOf(`src/game/${id}/RULES.md`).match(/^# (.+)$/m) ?? [];
  if (name === undefined) throw new Error(`the rules of ${id} have no heading`);
  return name;
};

/** Every game of the registry, as a visitor knows it. */
export const GAMES = GAME_IDS.map(id => ({ id, name: nameOf(id) }));

/** The name of a game's link that begins a match at once: one name may be the end of another. */
export const quickStart = (name: string): RegExp => new RegExp(`^Play now.*(?<!of )${name}$`);
