import type { Page } from 'playwright-core';
import { usualPlayers } from '../../../src/client/match/local/setup-choice.ts';
import { type GameId, loadRules, metaOf } from '../../../src/game/index.ts';

/** Who acts first in a match that begins at once. */
export const FIRST = ['person', 'bot'] as const;
export type First = (typeof FIRST)[number];

const BYTES = 256;
/** As `randomText` makes it, where every byte is the same. */
const seedOf = (byte: number): string => Buffer.alloc(16, byte).toString('base64url');

/** Has this page's next match at once dealt so that this one begins; where all act together, anyhow but always alike. */
export const beginsWith = async (page: Page, game: GameId, first: First): Promise<void> => {
  const { rules } = await loadRules(game);
  const { seats, defaults: options } = metaOf(game);
  for (let byte = 0; byte < BYTES; byte++) {
    const dealt = rules.setup({ players: usualPlayers(seats), options, seed: seedOf(byte) });
    const acting = rules.seatsToAct(dealt);
    if (acting.length === 1 && (acting[0] === 0) !== (first === 'person')) continue;
    await page.addInitScript(always => {
      crypto.getRandomValues = numbers => {
        if (numbers instanceof Uint8Array) numbers.fill(always);
        return numbers;
      };
    }, byte);
    return;
  }
  throw new Error(`no match of ${game} begins with a ${first}`);
};
