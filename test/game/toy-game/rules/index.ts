import { offerGame } from '../../../../src/game/offer-game.ts';
import { bots } from './bots.ts';
import { meta } from './meta.ts';

/** Pebbles, as the registry knows it. */
export const entry = offerGame(meta, {
  game: async () => (await import('./game.ts')).game,
  bots,
  referee: async () => (await import('./referee.ts')).referee,
  ledger: async () => (await import('./ledger.ts')).ledgerOf,
  coverage: async () => (await import('./rules-in-play.ts')).rulesInPlay,
});
