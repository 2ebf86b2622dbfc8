import type { Context } from 'koa';
import type { Seat } from '../../game/shared/seats.ts';
import { paceOf } from '../../game/shared/table-clock.ts';
import type { MatchData, RouteContext } from '../boardgame.ts';
import { isRefusal, type SitCommand } from '../match/commands.ts';
import { distinctName } from '../match/look-alikes.ts';
import type { Matches } from '../match/matches.ts';
import { seatOfMember } from '../match/member-seats.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { asHttpError } from './requests.ts';

/** What the lobby has to know of whoever asks. */
export type Sitters = {
  /** The member who asks, or null: a guest. */
  readonly memberOf: (ctx: Context) => Promise<{ readonly id: string; readonly name: string } | null>;
  /** A member who is about to take a seat. */
  readonly sitting: (
    member: string,
    matchID: string,
    seat: Seat,
    credentials: string,
  ) => Promise<NonNullable<SitCommand['member']>>;
  /** A member has taken a seat at a table that plays by days. */
  readonly seated: (member: string, matchID: string) => Promise<void>;
  /** The secret of a member's seat, or null where it is not theirs. */
  readonly credentials: (member: string, matchID: string, seat: Seat) => Promise<string | null>;
  /** Whether a member is called so, or so that one would be taken for the other. */
  readonly isMembersName: (name: string) => Promise<boolean>;
};

/** More members of one name with a number behind it than anybody tries. */
const NUMERALS = 50;

/** A name for a guest that is no member's, nor that of anybody at the table: with the first number behind it that makes it another. */
const guestsName = async (
  { isMembersName }: Pick<Sitters, 'isMembersName'>,
  wanted: string,
  { players }: MatchData,
): Promise<string> => {
  const taken = Object.values(players).map(({ name = '' }) => name);
  let tried = distinctName(wanted, taken);
  for (let tries = 1; tries < NUMERALS && (await isMembersName(tried)); tries++) {
    taken.push(tried);
    tried = distinctName(wanted, taken);
  }
  return tried;
};

/** A guest takes no member's name. @throws 409 */
export const assertFree = async (
  ctx: RouteContext,
  { memberOf, isMembersName }: Pick<Sitters, 'memberOf' | 'isMembersName'>,
  name: string,
): Promise<void> => {
  if ((await memberOf(ctx)) === null && (await isMembersName(name))) throw asHttpError(ctx, 'members-name');
};

/** The seat that a member has at a match already, on another device, say. */
export const seatHeld = async (
  sitters: Pick<Sitters, 'credentials'>,
  { id, data }: StoredMatch,
  member: string,
): Promise<{
  readonly playerID: string;
  readonly playerCredentials: string;
  readonly playerName: string;
} | null> => {
  const seat = seatOfMember(data, member);
  const playerCredentials = seat === null ? null : await sitters.credentials(member, id, seat);
  if (seat === null || playerCredentials === null) return null;
  return { playerID: String(seat), playerCredentials, playerName: data.players[seat]!.name ?? '' };
};

type Wanted = Pick<SitCommand, 'seat' | 'name' | 'former' | 'fillBy' | 'from'> & {
  readonly credentials: string;
};

/** Has somebody sit down: a member for all their devices, a guest under a name that is nobody else's. */
export const sitAs = async (
  sitters: Pick<Sitters, 'sitting' | 'seated' | 'isMembersName'>,
  matches: Matches,
  match: StoredMatch,
  member: { readonly id: string } | null,
  wanted: Wanted,
): ReturnType<Matches['send']> => {
  const { seat, credentials } = wanted;
  const sitting = member && (await sitters.sitting(member.id, match.id, seat, credentials));
  const name = member === null ? await guestsName(sitters, wanted.name, match.data) : wanted.name;
  const sit = { kind: 'sit', ...wanted, name, ...(sitting && { member: sitting }) } as const;
  const done = await matches.send(match.id, sit, match);
  const isByDays = paceOf(match.data.setupData) === 'days';
  if (member !== null && isByDays && !isRefusal(done)) await sitters.seated(member.id, match.id);
  return done;
};
