import type { SeatData } from '../../game/shared/seat-data.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { MatchData } from '../boardgame.ts';
import { changeTo } from './change.ts';
import { type Decision, refuse } from './commands.ts';
import { sameSecret } from './credentials.ts';
import type { Now } from './deadlines.ts';
import { playerAt, withPlayer } from './seats.ts';
import type { StoredMatch } from './stored-match.ts';

/** How long the seats of a rematch are kept for those who played the match before. */
export const KEPT_MS = 120_000;

/** Whom a free seat is kept for, or null. */
export const keptFor = (data: MatchData, seat: Seat): string | null =>
  (playerAt(data, seat)?.data as SeatData | undefined)?.keptFor ?? null;

export const isAnySeatKept = ({ control }: Pick<StoredMatch, 'control'>): boolean =>
  control.kept !== undefined && Object.keys(control.kept).length > 0;

/** Is the seat kept for somebody yet? Not when its time is up, though nobody may have been told so. */
export const isKept = ({ data, control }: StoredMatch, seat: Seat, at: number): boolean =>
  control.kept?.[seat] !== undefined && at < (data.rematch?.until ?? 0);

/** Is this who the seat is kept for? */
export const isKeptFor = ({ control }: StoredMatch, seat: Seat, former: string | undefined): boolean =>
  sameSecret(former, control.kept?.[seat]);

/** The seat that is kept for whoever has these credentials in the match before. */
export const seatKeptFor = (match: StoredMatch, former: string): Seat | null => {
  const seats = Object.keys(match.control.kept ?? {}).map(Number);
  return seats.find(seat => isKeptFor(match, seat, former)) ?? null;
};

/** The match once somebody has sat down in a seat. */
export const unkept = (match: StoredMatch, seat: Seat): StoredMatch => {
  if (match.control.kept === undefined) return match;
  const { [seat]: _, ...kept } = match.control.kept;
  return { ...match, control: { ...match.control, kept } };
};

/** Whoever has not come in time finds the seat open. */
export const freeKept = (stored: StoredMatch, { at }: Now): Decision => {
  const seats = Object.keys(stored.control.kept ?? {}).map(Number);
  if (seats.length === 0) return changeTo(stored, []);
  if (at < (stored.data.rematch?.until ?? 0)) return refuse('seat-kept');
  const data = seats.reduce((freed, seat) => withPlayer(freed, { id: seat }), stored.data);
  const { kept: _, ...control } = stored.control;
  return changeTo({ ...stored, data, control }, [{ kind: 'players' }, { kind: 'listing' }]);
};
