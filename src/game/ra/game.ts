import { defineGame } from '../define-game.ts';
import { bots } from './bots.ts';
import { meta } from './meta.ts';

/** Ra, as the registry knows it. */
export const game = defineGame(meta, {
  rules: async () => (await import('./rules.ts')).ra,
  bots,
  referee: async () => (await import('./referee.ts')).referee,
  countNames: async () => (await import('./count-names.ts')).countNames,
  coach: async () => (await import('./coach.ts')).coach,
  coverage: async () => (await import('./rules-in-play.ts')).rulesInPlay,
});
