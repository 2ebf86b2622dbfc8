import { defineGame } from '../define-game.ts';
import { meta } from './meta.ts';

/** Ru-Ra-Re, as the registry knows it. */
export const game = defineGame(meta, {
  rules: async () => (await import('./rules.ts')).ruRaRe,
  bots: async () => (await import('./bots.ts')).bots,
  referee: async () => (await import('./referee.ts')).referee,
  countNames: async () => {
    const { CARDS } = await import('./cards.ts');
    return { gone: CARDS, displays: CARDS };
  },
  coverage: async () => (await import('./rules-in-play.ts')).rulesInPlay,
});
