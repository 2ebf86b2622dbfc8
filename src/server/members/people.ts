import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { publicOrigins } from '../http/site-address.ts';
import type { Matches } from '../match/matches.ts';
import type { MatchStore } from '../match/ports.ts';
import type { TableStep } from '../tables.ts';
import { Addresses } from './addresses.ts';
import { Blocks } from './blocks.ts';
import { Holidays } from './holidays.ts';
import { Leaving } from './leaving.ts';
import { mailerBy } from './mailer.ts';
import type { MemberOutbox } from './member-outbox.ts';
import { MemberSeats } from './member-seats.ts';
import { Members } from './members.ts';
import { type PlayedBy, playedBy } from './played.ts';
import { rekeyingOf } from './rekeying.ts';
import { renamingOf } from './renaming.ts';
import { Sessions } from './sessions.ts';

/** All that the server knows of its members. */
export type People = {
  readonly members: Members;
  readonly sessions: Sessions;
  readonly seats: MemberSeats;
  readonly blocks: Blocks;
  readonly addresses: Addresses;
  readonly played: PlayedBy;
  readonly leaving: Leaving;
  readonly holidays: Holidays;
  /** Gives a member's seats new secrets. */
  readonly rekeying: MemberOutbox;
  /** Calls a member as they are called now wherever they sit. */
  readonly renaming: MemberOutbox;
  /** What is done at the tables of members after something that they have done, and where a server has ended in between. */
  readonly following: readonly Pick<MemberOutbox, 'start' | 'stop'>[];
};

type Options = {
  readonly store: Pick<MatchStore, 'tables' | 'secret'>;
  readonly matches: Matches;
  readonly config: Config;
  readonly log: Logger;
  /** Hears what became of each letter. */
  readonly sent: (outcome: 'sent' | 'failed') => void;
  /** What else is written of who is a member no more. */
  readonly left: (member: string) => readonly TableStep[];
  /** And of who is called otherwise. */
  readonly renamed: (member: string) => readonly TableStep[];
};

export const peopleIn = ({ store, matches, config, log, sent, left, renamed }: Options): People => {
  const { tables } = store;
  const seats = new MemberSeats(store);
  const renaming = renamingOf({ tables, seats, matches, log });
  const members = new Members(tables, Date.now, member => [...renamed(member), renaming.mark(member)]);
  const [publicOrigin] = publicOrigins(config.origins);
  const site = `${publicOrigin}${config.basePath}`;
  const leaving = new Leaving({ tables, seats, matches, log, also: left });
  const holidays = new Holidays({ tables, seats, matches, log });
  const rekeying = rekeyingOf({ tables, seats, matches, log });
  return {
    members,
    sessions: new Sessions(members, config),
    seats,
    blocks: new Blocks(tables),
    addresses: new Addresses({ tables, members, post: mailerBy(config), site, log, sent }),
    played: playedBy(tables, members.store),
    leaving,
    holidays,
    rekeying,
    renaming,
    following: [leaving, holidays.telling, rekeying, renaming],
  };
};
