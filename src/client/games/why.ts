import type { GameId } from '../../game/index.ts';
import type { Why } from '../table/why.ts';

const found = import.meta.glob<Why>('./*/why.ts', { import: 'why' });

/** Why a move of a game is what it is; a game may do without. */
export const loadWhy = async (game: GameId): Promise<Why> =>
  (await found[`./${game}/why.ts`]?.()) ?? (() => null);
