import { entryAt } from '../lists.ts';

/** How well a bot plays, the weakest first. A game lists those that it has in its `meta`. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: unknown): name is Level => LEVELS.some(level => level === name);

/**
 * What sat at tables before there were levels, and that nobody is offered any more: matches that were stored then have them
 * still, and whoever asks the lobby for one gets it.
 */
const FORMER = ['steady', 'random'] as const;

/** The level of a bot by whatever name a match has it: `steady` became `medium`. Null for those that have none. */
export const levelOf = (bot: string): Level | null =>
  isLevel(bot) ? bot : bot === 'steady' ? 'medium' : null;

type HasBots = { readonly bots: readonly Level[]; readonly testBots: readonly string[] };

/** Is there such a bot, and may it sit at a table? */
export const maySit = ({ bots, testBots }: HasBots, bot: string): boolean =>
  bots.some(level => level === bot) || (FORMER.some(former => former === bot) && testBots.includes(bot));

/** The level of bots for which nothing is chosen, or null in a game without any. */
export const usualLevel = ({ bots }: Pick<HasBots, 'bots'>): Level | null =>
  bots.includes('medium') ? 'medium' : bots.length === 0 ? null : entryAt(bots, 0);

/**
 * What a table chose for the bots that nobody chose for a seat, those who take free seats and those who stand in, out of the
 * set-up data of a match (`botLevel`, beside its bots and options); undefined where nothing is said, null where what is said is
 * no level that the game has.
 */
export const parseBotLevel = (
  { bots }: Pick<HasBots, 'bots'>,
  setupData: unknown,
): Level | undefined | null => {
  if (setupData === undefined) return undefined;
  if (typeof setupData !== 'object' || setupData === null || Array.isArray(setupData)) return null;
  const { botLevel } = setupData as Readonly<Record<string, unknown>>;
  return botLevel === undefined ? undefined : (bots.find(each => each === botLevel) ?? null);
};
