import { defineGame } from '../../../../src/game/define-game.ts';
import { meta } from './meta.ts';

/** Pebbles, as the registry knows it. */
export const game = defineGame(meta, {
  rules: async () => (await import('./rules.ts')).pebbles,
  bots: async () => (await import('./bots.ts')).bots,
  referee: async () => (await import('./referee.ts')).referee,
  coverage: async () => (await import('./rules-in-play.ts')).rulesInPlay,
});
