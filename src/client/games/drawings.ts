import type { GameId } from '../../game/index.ts';
import type { RulesDrawings } from './rules-page/drawings.ts';

/** What each game draws on its rules page, out of its folder; a game may have none. */
export const DRAWINGS: Readonly<Partial<Record<GameId, () => Promise<RulesDrawings>>>> = Object.fromEntries(
  Object.entries(import.meta.glob<RulesDrawings>('./*/rules/drawings.tsx', { import: 'drawings' })).map(
    ([path, load]) => [path.split('/').at(-3), load],
  ),
);
