import type { Logger } from 'pino';
import { hashOf, newCredentials } from '../match/credentials.ts';
import type { Matches } from '../match/matches.ts';
import type { Tables } from '../tables.ts';
import { atEach, MemberOutbox } from './member-outbox.ts';
import type { MemberSeats } from './member-seats.ts';

/** At a match that is over for longer nobody does anything that others hear. Milliseconds. */
const REKEYED_MS = 86_400_000;

type Options = {
  readonly tables: Tables;
  readonly seats: Pick<MemberSeats, 'inPlaySince' | 'sitting'>;
  readonly matches: Pick<Matches, 'send' | 'now'>;
  readonly log: Pick<Logger, 'error'>;
};

/**
 * New secrets for a member's seats: a device that was signed out knows the old ones. Its pages lose the seats; those of the member's
 * other devices lose them too, and ask for what they are now.
 */
export const rekeyingOf = ({ tables, seats, matches, log }: Options): MemberOutbox =>
  new MemberOutbox({
    tables,
    table: 'seats_to_rekey',
    log,
    fault: 'seats of a device that was signed out cannot be given new secrets',
    work: async member => {
      await atEach(await seats.inPlaySince(member, matches.now() - REKEYED_MS), async ({ matchID, seat }) => {
        const credentials = newCredentials();
        const sitting = await seats.sitting(member, matchID, seat, credentials);
        await matches.send(matchID, { kind: 'rekey', seat, member: sitting, hash: hashOf(credentials) });
      });
    },
  });
