import type { BotMatch } from '../../src/game/drive.ts';
import type { GameModule } from '../../src/game/index.ts';
import { type LoadedGame, loadGame } from './load-game.ts';

export type Way = { readonly name: string; readonly bot: string; readonly options: object };

/** The ways to play that together bring every rule of an auction about: at random, and shyly with Ra tiles that come early. */
export const WAYS = [
  { name: 'random', bot: 'random', options: {} },
  { name: 'shy and Ra-heavy', bot: 'shy', options: { raHeavy: true } },
  { name: 'random and Ra-heavy', bot: 'random', options: { raHeavy: true } },
] as const satisfies readonly Way[];

/** Nobody gets a row of Ru-Ra-Re where everybody wants the first one. */
const STUBBORN: Way = { name: 'stubborn', bot: 'stubborn', options: {} };
const STRICT: Way = { name: 'random and strictly closed', bot: 'random', options: { strictClosure: true } };

/** The ways in which a game can be played: it has the bot, and the options. */
export const waysOf = ({ meta, bots }: LoadedGame): readonly Way[] =>
  [...WAYS, STRICT, STUBBORN].filter(
    ({ bot, options }) =>
      bots[bot] !== undefined && Object.keys(options).every(name => name in meta.defaults),
  );

/** A match between bots of one kind, to be played under any driver. */
export const botMatch = ({ meta, bots }: LoadedGame, players: number, way: Way, seed: string): BotMatch => ({
  players,
  options: { ...meta.defaults, ...way.options },
  seed,
  bots: Array.from({ length: players }, () => bots[way.bot]!),
});

export const seatCounts = ({ meta }: Pick<GameModule, 'meta'>): number[] =>
  Array.from({ length: meta.seats.max - meta.seats.min + 1 }, (_, i) => meta.seats.min + i);

/** So many seats, or as near to it as the game comes. */
export const seatsNear = ({ meta }: Pick<GameModule, 'meta'>, wanted: number): number =>
  Math.min(meta.seats.max, Math.max(meta.seats.min, wanted));

export const priestsOfRaModule = await loadGame('priests-of-ra');
