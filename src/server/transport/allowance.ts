import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Limits } from '../config.ts';

/** What a message costs of a socket's allowance: a sync sends the whole match. */
const COST: ReadonlyMap<string, number> = new Map([['sync', 3]]);
/** Messages in a row that come too fast before the socket is cut off. */
const PATIENCE = 200;

/**
 * How much one socket may say.
 * @returns what to do with a message: `heard`, `refused`, or `cut-off` after too many refusals in a row
 */
export const messageAllowance = ({ messagesPerSecond, messageBurst }: Limits) => {
  const limiter = new RateLimiterMemory({
    points: messageBurst,
    duration: messageBurst / messagesPerSecond,
  });
  let refusedInARow = 0;
  return async (event: string): Promise<'heard' | 'refused' | 'cut-off'> => {
    try {
      await limiter.consume('', COST.get(event) ?? 1);
      refusedInARow = 0;
      return 'heard';
    } catch {
      refusedInARow += 1;
      return refusedInARow > PATIENCE ? 'cut-off' : 'refused';
    }
  };
};
