import type { GameId } from '../../../game/index.ts';
import { askThinker } from './thinker.ts';
import { type Thinking, thinkInSlices } from './thinking.ts';

/** So long the table must stand still before anything is thought about it, in milliseconds. */
const REST_MS = 120;

/**
 * Works something out about a table, in a worker, or where none can be had here in slices; null when it is not wanted any more,
 * or when there is nothing to think about.
 * @param game whose worker (`startThinker`) has the same `think`
 * @param asked plain data
 */
export const workOut = async <Asked extends readonly unknown[], Result>(
  game: GameId,
  think: (...asked: Asked) => Thinking<Result> | null,
  asked: Asked,
  signal: AbortSignal,
): Promise<Result | null> => {
  await new Promise(resolve => setTimeout(resolve, REST_MS));
  if (signal.aborted) return null;
  const answer = await askThinker(game, asked, signal);
  if (answer !== null) return answer.result as Result | null;
  const thinking = signal.aborted ? null : think(...asked);
  return thinking === null ? null : thinkInSlices(thinking, signal);
};
