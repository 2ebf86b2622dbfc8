import { defineGame } from '../define-game.ts';
import { bots } from './bots.ts';
import { meta } from './meta.ts';

/** Kheops, as the registry knows it. */
export const game = defineGame(meta, {
  rules: async () => (await import('./rules.ts')).kheops,
  bots,
  referee: async () => (await import('./referee.ts')).referee,
  coach: async () => (await import('./coach.ts')).coach,
  coverage: async () => (await import('./rules-in-play.ts')).rulesInPlay,
});
