import type { Logger } from 'pino';
import { BotAccounts } from './bot-accounts/bot-accounts.ts';
import { type BotOf, botOf } from './bot-api/asking.ts';
import { BotStreams } from './bot-api/bot-streams.ts';
import type { Config } from './config.ts';
import type { SharedCounter } from './limits/window-limiter.ts';
import type { Matches } from './match/matches.ts';
import type { MatchStore } from './match/ports.ts';

/** Programs of members that play here. */
export type BotsOfOthers = {
  readonly accounts: BotAccounts;
  readonly streams: BotStreams;
  readonly botOf: BotOf;
};

type Options = {
  readonly store: Pick<MatchStore, 'tables' | 'secret'>;
  readonly matches: Matches;
  readonly config: Pick<Config, 'limits'>;
  /** Where several servers count together. */
  readonly shared: SharedCounter | undefined;
  /** Has the other servers look after what a bot does here. */
  readonly changed: (bot: string) => void;
  readonly log: Logger;
};

export const botsOfOthers = ({ store, matches, config, shared, changed, log }: Options): BotsOfOthers => {
  const accounts = new BotAccounts({ store, matches, log });
  return {
    accounts,
    streams: new BotStreams({ matches, store: accounts.store, changed, log }),
    botOf: botOf(accounts, config, shared),
  };
};
