import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { publicOrigins } from '../http/site-address.ts';
import type { Matches } from '../match/matches.ts';
import type { MatchStore } from '../match/ports.ts';
import type { People } from '../members/people.ts';
import type { Driver } from '../schedule/scheduler.ts';
import { NoticeSettingsStore } from './notice-settings.ts';
import { notices } from './notices.ts';
import { pushKeysOf } from './push-keys.ts';
import { type CallWebhook, type TryWebhook, webhooks } from './webhooks.ts';

/** How people are told that it is their turn. */
export type Notices = {
  /** What browsers ask push services by. */
  readonly publicKey: () => Promise<string>;
  readonly settings: NoticeSettingsStore;
  readonly callWebhook: CallWebhook;
  readonly tryWebhook: TryWebhook;
  readonly driver: Driver;
};

type Options = {
  readonly store: Pick<MatchStore, 'tables' | 'secret'>;
  readonly matches: Matches;
  readonly people: Pick<People, 'addresses'>;
  readonly config: Pick<Config, 'origins' | 'basePath' | 'privateNotices'>;
  readonly log: Logger;
};

export const noticesIn = ({ store, matches, people, config, log }: Options): Notices => {
  const { origins, basePath, privateNotices: allowPrivate } = config;
  const [publicOrigin] = publicOrigins(origins);
  const keys = async () => pushKeysOf(await store.secret());
  const settings = new NoticeSettingsStore(store.tables);
  const site = publicOrigin === undefined ? null : publicOrigin + basePath;
  const { callWebhook, tryWebhook } = webhooks({ matches, settings, site, allowPrivate });
  return {
    publicKey: async () => (await keys()).publicKey,
    settings,
    callWebhook,
    tryWebhook,
    driver: notices({
      ...{ matches, settings, keys, allowPrivate, log, callWebhook },
      contact: origins[0] ?? 'mailto:nobody@example.invalid',
      write: (...letter) => people.addresses.notify(...letter),
    }),
  };
};
