import type { Seat } from '../../game/shared/seats.ts';
import type { TalkLine } from '../../game/shared/talk-lines.ts';
import type { StoredMatch } from '../match/stored-match.ts';

/** Who at a match has blocked whom. Only members block each other; nothing that a blocked member says is shown to who blocked them. */
export type BlockLookup = {
  /** The seats whose members have blocked whoever sits at this one. */
  readonly seatsBlocking: (matchID: string, speaker: Seat) => Promise<ReadonlySet<Seat>>;
  /** The seats that whoever sits at this one has blocked. */
  readonly seatsBlockedBy: (matchID: string, seat: Seat) => Promise<ReadonlySet<Seat>>;
};

export const NOBODY: ReadonlySet<Seat> = new Set();
export const NO_BLOCKS: BlockLookup = {
  seatsBlocking: async () => NOBODY,
  seatsBlockedBy: async () => NOBODY,
};

/** Whether anybody at the table may have blocked somebody there: that takes two members. It saves the look-up. */
export const mayHaveBlocks = ({ data }: Pick<StoredMatch, 'data'>): boolean =>
  Object.values(data.players).filter(({ member }) => member !== undefined).length > 1;

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
