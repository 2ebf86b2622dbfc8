import { offerGame } from '../offer-game.ts';
import { bots } from './bots.ts';
import { meta } from './meta.ts';

/** Kheops, as the registry knows it. */
export const entry = offerGame(meta, {
  game: async () => (await import('./game.ts')).game,
  bots,
  referee: async () => (await import('./referee.ts')).referee,
  coach: async () => (await import('./coach.ts')).coach,
  ledger: async () => (await import('./ledger.ts')).ledgerOf,
  coverage: async () => (await import('./rules-in-play.ts')).rulesInPlay,
});
