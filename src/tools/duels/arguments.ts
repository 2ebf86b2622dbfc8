import { type GameId, metaOf } from '../../game/index.ts';

/** What the command lines of the ladder and the arena have in common. */
export const DUEL_OPTIONS = {
  seats: { type: 'string' },
  matches: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string', default: '2' },
} as const;

/** As many as strength is measured with: four, or as many as there are. */
export const usualSeats = (game: GameId): number => Math.min(4, metaOf(game).seats.max);
