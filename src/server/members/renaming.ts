import type { Logger } from 'pino';
import type { Matches } from '../match/matches.ts';
import type { Tables } from '../tables.ts';
import { atEach, MemberOutbox } from './member-outbox.ts';
import type { MemberSeats } from './member-seats.ts';

type Options = {
  readonly tables: Tables;
  readonly seats: Pick<MemberSeats, 'inPlay' | 'credentials'>;
  readonly matches: Pick<Matches, 'send'>;
  readonly log: Pick<Logger, 'error'>;
};

/**
 * A member is called otherwise from now on, also where they sit. Where somebody at a table is called so already, and in what has been
 * played, the name stays.
 */
export const renamingOf = ({ tables, seats, matches, log }: Options): MemberOutbox =>
  new MemberOutbox({
    tables,
    table: 'seats_to_rename',
    log,
    fault: 'seats of a member cannot be given their new name',
    work: async member => {
      const [row] = await tables.rows<{ name: string }>('SELECT name FROM member WHERE id = $1', member);
      if (row === undefined) return;
      await atEach(await seats.inPlay(member), async ({ matchID, seat }) => {
        const credentials = await seats.credentials(member, matchID, seat);
        if (credentials === null) return;
        await matches.send(matchID, { kind: 'rename', seat, credentials, name: row.name });
      });
    },
  });
