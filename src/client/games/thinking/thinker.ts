import type { GameId } from '../../../game/index.ts';
import { CLIENT_GAMES } from '../index.ts';

/** What a game's worker (`answer-with.ts`) is told. */
export type Wish = { readonly asked: readonly unknown[] };
/** What it answers, to one wish after the other. */
export type Answer = { readonly result: unknown };

/** Of each game about which somebody has asked; null where there is none, or it has failed. */
const thinkers = new Map<GameId, Worker | null>();
let last: Promise<unknown> = Promise.resolve();

/**
 * What the worker makes of it, when all that was asked before has been answered; null where there is no worker, or it is
 * not wanted any more.
 */
export const askThinker = (
  game: GameId,
  asked: readonly unknown[],
  signal: AbortSignal,
): Promise<Answer | null> => {
  const mine = last.then(() => (signal.aborted ? null : ask(game, { asked })));
  last = mine;
  return mine;
};

const ask = (game: GameId, wish: Wish): Promise<Answer | null> =>
  new Promise(resolve => {
    const thinker = thinkers.has(game) ? (thinkers.get(game) ?? null) : started(game);
    thinkers.set(game, thinker);
    if (thinker === null) return resolve(null);
    thinker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    thinker.onerror = () => {
      thinker.terminate();
      thinkers.set(game, null);
      resolve(null);
    };
    thinker.postMessage(wish);
  });

const started = (game: GameId): Worker | null => {
  if (typeof Worker === 'undefined') return null;
  try {
    return CLIENT_GAMES[game].startThinker?.() ?? null;
  } catch {
    return null;
  }
};
