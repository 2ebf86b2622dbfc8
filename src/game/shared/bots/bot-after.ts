import { paceOf } from '../table-clock.ts';

/** How long a table may wait for somebody who is away on their turn before a bot plays for them: whole seconds, or for ever. */
export const BOT_AFTER = ['never', 0, 60, 180, 600] as const;
export type BotAfter = (typeof BOT_AFTER)[number];
/** What a table is offered first: with an end open nobody plays for who is away; where each move has its seconds a bot does. */
export const usualBotAfter = (setupData: unknown): BotAfter =>
  paceOf(setupData) === 'open' ? 'never' : UNTOLD_BOT_AFTER;
/** How long servers wait, where they are not told otherwise, at a table that does not say: at one of a quick match, say. */
export const UNTOLD_BOT_AFTER = 180 satisfies BotAfter;

/**
 * What a table chose, out of the set-up data of a match of any game (`botAfter`, beside its bots and options);
 * undefined where nothing is said, null where what is said is wrong.
 */
export const parseBotAfter = (setupData: unknown): BotAfter | undefined | null => {
  if (setupData === undefined) return undefined;
  if (typeof setupData !== 'object' || setupData === null || Array.isArray(setupData)) return null;
  const { botAfter } = setupData as Readonly<Record<string, unknown>>;
  return botAfter === undefined ? undefined : (BOT_AFTER.find(each => each === botAfter) ?? null);
};
