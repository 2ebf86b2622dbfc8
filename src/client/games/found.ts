import { GAME_IDS, type GameId } from '../../game/index.ts';

/**
 * What was found in the folders of `games/`, by game of the registry. A folder without such a file is a fault that the
 * first look at any page shows.
 * @param found by path, `./FOLDER/file.tsx`, as `import.meta.glob` gives it
 */
export const byGame = <Found>(found: Readonly<Record<string, Found>>): Readonly<Record<GameId, Found>> => {
  const folders = new Map(Object.entries(found).map(([path, file]) => [path.split('/').at(-2), file]));
  const entries = GAME_IDS.map(game => {
    const file = folders.get(game);
    if (file === undefined) throw new Error(`the game ${game} lacks a file under src/client/games`);
    return [game, file] as const;
  });
  return Object.fromEntries(entries) as Record<GameId, Found>;
};
