import type { Seat } from '../../game/shared/seats.ts';
import type { TalkLine } from '../../game/shared/talk-lines.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { Session } from './match-pages.ts';

/** Whoever reads what is said at a table: a seat of it, or by their id a member who watches. */
export type Listener = Seat | string;

/** Who at a match has blocked whom. Only members block each other; nothing that a blocked member says is shown to who blocked them. */
export type BlockLookup = {
  /** The seats, and those of the members who watch, that have blocked whoever sits at this one. */
  readonly seatsBlocking: (
    matchID: string,
    speaker: Seat,
    watchers: readonly string[],
  ) => Promise<ReadonlySet<Listener>>;
  /** The seats that whoever sits at this one, or this member who watches, has blocked. */
  readonly seatsBlockedBy: (matchID: string, listener: Listener) => Promise<ReadonlySet<Seat>>;
};

export const NOBODY: ReadonlySet<Seat> = new Set();
export const NO_BLOCKS: BlockLookup = {
  seatsBlocking: async () => NOBODY,
  seatsBlockedBy: async () => NOBODY,
};

/** Whether anybody who reads the talk of a table may have blocked somebody there: that takes two members. It saves the look-up. */
export const mayHaveBlocks = (
  { data }: Pick<StoredMatch, 'data'>,
  watchers: readonly string[] = [],
): boolean => {
  const seated = Object.values(data.players).filter(({ member }) => member !== undefined).length;
  return seated > 0 && seated + watchers.length > 1;
};

/** Who reads at a page; null where it is a guest who watches. */
export const listenerAt = ({ seat, member }: Pick<Session, 'seat' | 'member'>): Listener | null =>
  seat ?? member;

/** The seats of a match of which a page shows no talk. @throws what the storage throws */
export const blockedAt = async (
  blocks: BlockLookup,
  match: Pick<StoredMatch, 'id' | 'data'>,
  session: Pick<Session, 'seat' | 'member'>,
): Promise<ReadonlySet<Seat>> => {
  const listener = listenerAt(session);
  const watchers = session.member === null ? [] : [session.member];
  return listener === null || !mayHaveBlocks(match, watchers)
    ? NOBODY
    : blocks.seatsBlockedBy(match.id, listener);
};

/** The lines of talk without those of blocked seats. Lines from the match before bear a name instead of a seat. */
export const withoutBlocked = (
  lines: readonly TalkLine[],
  { data }: Pick<StoredMatch, 'data'>,
  blocked: ReadonlySet<Seat>,
): readonly TalkLine[] => {
  if (blocked.size === 0) return lines;
  const names = new Set([...blocked].map(seat => data.players[seat]?.name));
  return lines.filter(({ seat, before }) => (before === undefined ? !blocked.has(seat) : !names.has(before)));
};
