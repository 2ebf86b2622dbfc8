import type { AnyMove, Bot } from '../../../game/contract.ts';
import { type GameId, loadBot } from '../../../game/index.ts';
import type { Random } from '../../../game/shared/random.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { THINK_MS } from './bot-time.ts';

/** What the worker (`bot-worker.ts`) is told: who is going to be asked, so that it loads them. */
export type Notice = { readonly game: GameId; readonly sitting: readonly string[] };
/** What it is asked. */
export type Question = {
  readonly id: number;
  readonly game: GameId;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  /** All the bot's chance follows from this text. */
  readonly seed: string;
};
/** What it answers, to each question once. */
export type Answer = { readonly id: number } & ({ readonly move: AnyMove } | { readonly error: string });

/** @param chance the text from which what it draws follows, where that is not for this page to say */
// biome-ignore lint/suspicious/noExplicitAny: each knows its own game's view
type LocalBot = (...asked: [...Parameters<Bot<any, AnyMove>>, chance?: string]) => AnyMove | Promise<AnyMove>;
export type LocalBots = Readonly<Record<string, LocalBot>>;
export type BotsApart = {
  readonly bots: LocalBots;
  /** Has what they think with loaded, before anybody is asked. */
  readonly wake: () => void;
  readonly close: () => void;
};

const NOTHING = () => {};

/**
 * The bots of a game that sit at a table of this page. They think in a worker, so that no press waits for them; where
 * none can be had, in the page, when they are loaded.
 */
export const botsApart = (game: GameId, names: readonly string[]): BotsApart | Promise<BotsApart> => {
  if (names.length === 0) return { bots: {}, wake: NOTHING, close: NOTHING };
  if (typeof Worker === 'undefined') return botsHere(game, names);
  const asked = newAsked(game);
  const bots = Object.fromEntries(names.map(name => [name, asked.botCalled(name)]));
  return { bots, wake: () => asked.wake([...new Set(names)]), close: asked.close };
};

const botsHere = async (game: GameId, names: readonly string[]): Promise<BotsApart> => {
  const loaded = names.map(async name => [name, await loadBot(game, name)] as const);
  return { bots: Object.fromEntries(await Promise.all(loaded)), wake: NOTHING, close: NOTHING };
};

type Waiting = { readonly resolve: (move: AnyMove) => void; readonly reject: (error: Error) => void };

const newAsked = (game: GameId) => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let questions = 0;

  /** The next question has a worker of its own. */
  const giveUp = (why: string) => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  const started = (): Worker => {
    const fresh = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    fresh.onmessage = ({ data }: MessageEvent<Answer>) => {
      const { resolve, reject } = waiting.get(data.id) ?? {};
      waiting.delete(data.id);
      if ('move' in data) resolve?.(data.move);
      else reject?.(new Error(data.error));
    };
    fresh.onerror = () => giveUp('the bots’ worker failed');
    return fresh;
  };
  const ask = (bot: string, view: unknown, seat: Seat, random: Random, chance?: string): Promise<AnyMove> =>
    new Promise((resolve, reject) => {
      worker ??= started();
      questions += 1;
      const id = questions;
      // Whoever thinks for ever answers nobody after that either.
      const timer = setTimeout(() => giveUp(`no move within ${THINK_MS} ms`), THINK_MS);
      const answered = () => clearTimeout(timer);
      waiting.set(id, {
        resolve: move => {
          answered();
          resolve(move);
        },
        reject: error => {
          answered();
          reject(error);
        },
      });
      const seed = chance ?? `${random.below(2 ** 31)} ${id}`;
      worker.postMessage({ id, game, bot, view, seat, seed } satisfies Question);
    });
  return {
    wake: (sitting: readonly string[]) => {
      worker ??= started();
      worker.postMessage({ game, sitting } satisfies Notice);
    },
    botCalled:
      (name: string): LocalBots[string] =>
      (view, seat, _legal, random, chance) =>
        ask(name, view, seat, random, chance),
    close: () => giveUp('the table has been left'),
  };
};
