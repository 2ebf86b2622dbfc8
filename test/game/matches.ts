import type { BotMatch } from '../../src/game/drive.ts';
import { type GameModule, loadGame } from '../../src/game/index.ts';

/** The ways to play that together bring every rule about: at random, and shyly with Ra tiles that come early. */
export const WAYS = [
  { name: 'random', bot: 'random', raHeavy: false },
  { name: 'shy and Ra-heavy', bot: 'shy', raHeavy: true },
  { name: 'random and Ra-heavy', bot: 'random', raHeavy: true },
] as const;

export type Way = (typeof WAYS)[number];

/** A match between bots of one kind, to be played under any driver. */
export const botMatch = ({ meta, bots }: GameModule, players: number, way: Way, seed: string): BotMatch => ({
  players,
  options: { ...meta.defaults, raHeavy: way.raHeavy },
  seed,
  bots: Array.from({ length: players }, () => bots[way.bot]!),
});

export const seatCounts = ({ meta }: GameModule): number[] =>
  Array.from({ length: meta.seats.max - meta.seats.min + 1 }, (_, i) => meta.seats.min + i);

export const priestsOfRaModule = await loadGame('priests-of-ra');
