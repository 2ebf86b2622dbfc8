import { defineGame } from '../../../../src/game/define-game.ts';
import { bots } from './bots.ts';
import { meta } from './meta.ts';

/** Pebbles, as the registry knows it. */
export const game = defineGame(meta, {
  rules: async () => (await import('./rules.ts')).pebbles,
  bots,
  referee: async () => (await import('./referee.ts')).referee,
  coverage: async () => (await import('./rules-in-play.ts')).rulesInPlay,
});
