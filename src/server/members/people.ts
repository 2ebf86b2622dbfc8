import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { publicOrigins } from '../http/site-address.ts';
import type { MatchStore } from '../match/ports.ts';
import { Addresses } from './addresses.ts';
import { Blocks } from './blocks.ts';
import { MemberSeats } from './member-seats.ts';
import { Members } from './members.ts';
import { type PlayedBy, playedBy } from './played.ts';
import { postBy } from './post.ts';
import { Sessions } from './sessions.ts';

/** All that the server knows of its members. */
export type People = {
  readonly members: Members;
  readonly sessions: Sessions;
  readonly seats: MemberSeats;
  readonly blocks: Blocks;
  readonly addresses: Addresses;
  readonly played: PlayedBy;
};

/** @param sent hears what became of each letter */
export const peopleIn = (
  store: Pick<MatchStore, 'tables' | 'secret'>,
  config: Config,
  log: Logger,
  sent: (outcome: 'sent' | 'failed') => void,
): People => {
  const { tables } = store;
  const members = new Members(tables);
  const [publicOrigin] = publicOrigins(config.origins);
  const site = `${publicOrigin}${config.basePath}`;
  return {
    members,
    sessions: new Sessions(members, config),
    seats: new MemberSeats(store),
    blocks: new Blocks(tables),
    addresses: new Addresses({ tables, members, post: postBy(config), site, log, sent }),
    played: playedBy(tables, members.store),
  };
};
