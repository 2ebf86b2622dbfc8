import type { Seat } from '../../game/shared/seats.ts';
import type { TalkLine } from '../../game/shared/talk-lines.ts';
import type { StoredMatch } from '../match/stored-match.ts';

/** Who wants to read nothing of whom: between members, as one has blocked the other. */
export type Ears = {
  /** The seats that hear nothing of what this one says. */
  readonly deafTo: (matchID: string, speaker: Seat) => Promise<ReadonlySet<Seat>>;
  /** The seats of which this one hears nothing. */
  readonly unheardBy: (matchID: string, seat: Seat) => Promise<ReadonlySet<Seat>>;
};

export const NOBODY: ReadonlySet<Seat> = new Set();
export const OPEN_EARS: Ears = { deafTo: async () => NOBODY, unheardBy: async () => NOBODY };

/** May anybody at the table have blocked somebody? Guests block nobody. */
export const mayBeDeaf = ({ data }: Pick<StoredMatch, 'data'>): boolean =>
  Object.values(data.players).filter(({ member }) => member !== undefined).length > 1;

/** What was said without the words of some seats; at the match before they are known by their names. */
export const heard = (
  said: readonly TalkLine[],
  { data }: Pick<StoredMatch, 'data'>,
  unheard: ReadonlySet<Seat>,
): readonly TalkLine[] => {
  if (unheard.size === 0) return said;
  const names = new Set([...unheard].map(seat => data.players[seat]?.name));
  return said.filter(({ seat, before }) => (before === undefined ? !unheard.has(seat) : !names.has(before)));
};
