import { setupDataSchema } from '../../wire/bodies.ts';
import type { MatchData } from '../boardgame.ts';
import { isRefusal } from '../match/commands.ts';
import { newCredentials } from '../match/credentials.ts';
import type { Matches } from '../match/matches.ts';
import { hasBegun, isTaken } from '../match/seats.ts';
import type { MemberSeats } from '../members/member-seats.ts';
import type { Member } from '../members/member-store.ts';
import type { PlayedTable, Tournament } from './tournament.ts';

/** Somebody who sits down at a table of a tournament. */
export type Placed = Pick<Member, 'id' | 'name'> & { readonly isBot?: true };
export type Placing = {
  readonly matches: Matches;
  readonly seats: Pick<MemberSeats, 'sitting'>;
  /** A member sits at a match: their holiday is told there. */
  readonly seated: (member: string, matchID: string) => Promise<void>;
  /** The secret by which a bot of a member's holds a seat. */
  readonly botCredentials: (bot: string, matchID: string) => Promise<string>;
  /** The entrant of an id, or null: there is nobody of that id any more. */
  readonly entrant: (id: string) => Promise<Placed | null>;
};
/** Whether the table of a match has a result by now. */
type IsDecided = (matchID: string) => Promise<boolean>;

/** Who plays in the place of somebody who is there no more, at a table of more than two. */
const IN_THEIR_PLACE = 'medium';

/** How far a table has come: who of it is there to play (fewer than two: there is no match to be), and whether it has begun. */
export type Placement = { readonly there: readonly string[]; readonly hasBegun: boolean };

/**
 * Makes the match of a table and has its entrants sit down. Whatever of it is done already, by this server before it was ended or
 * by another, is not done again: the match has had its id since the table was drawn. Whoever has gone, or may not sit down there, is absent.
 * @throws what the storage or the game's rules throw; then it is done by whoever looks next
 */
export const place = async (
  placing: Placing,
  tournament: Tournament,
  table: PlayedTable,
  isDecided: IsDecided,
): Promise<Placement> => {
  const { matches } = placing;
  const id = table.matchID!;
  const found = await Promise.all(table.seats.map(placing.entrant));
  let there: readonly string[] = found.flatMap(each => each?.id ?? []);
  const isMade = (await matches.load(id)) !== null;
  if (!isMade && there.length < 2) return { there, hasBegun: false };
  if (!isMade) {
    await matches.create(id, dataOf(matches, tournament, table, found)).catch(async error => {
      // Another server was first.
      if ((await matches.load(id)) === null) throw error;
    });
    // As another server has found that somebody is gone, or its season has ended: a match that is made from then on is nobody's.
    if (await isDecided(id)) {
      await matches.remove(id);
      return { there, hasBegun: false };
    }
  }
  const empty: number[] = [];
  let isBegun = false;
  for (const [seat, entrant] of found.entries()) {
    const match = await matches.load(id);
    if (match === null) return { there, hasBegun: false };
    if (hasBegun(match.data)) {
      isBegun = true;
      break;
    }
    if (isTaken(match.data.players[seat]!)) continue;
    const done = entrant && (await sit(placing, id, seat, entrant));
    if (done !== null && !(isRefusal(done) && !DONE_BY_OTHERS.has(done.refused))) continue;
    empty.push(seat);
    there = there.filter(each => each !== entrant?.id);
  }
  if (!isBegun && there.length < 2) return { there, hasBegun: false };
  for (const seat of empty) await matches.send(id, { kind: 'seat-bot', seat, bot: IN_THEIR_PLACE });
  // Of all of them: a server may have been ended between a seat and its holiday.
  for (const entrant of found) if (entrant !== null && !entrant.isBot) await placing.seated(entrant.id, id);
  const match = await matches.load(id);
  if (match !== null && !hasBegun(match.data)) throw new Error(`match ${id} has not begun`);
  return { there, hasBegun: match !== null };
};

const DONE_BY_OTHERS: ReadonlySet<string> = new Set(['begun', 'seat-taken', 'already-here']);

const sit = async (
  { matches, seats, botCredentials }: Placing,
  matchID: string,
  seat: number,
  { id, name, isBot }: Placed,
): ReturnType<Matches['send']> => {
  const credentials = isBot ? await botCredentials(id, matchID) : newCredentials();
  // Nobody has chosen whom to meet.
  const blockedBy: string[] = [];
  return matches.send(matchID, {
    ...({ kind: 'sit', seat, credentials, name, isPlaced: true } as const),
    ...(isBot
      ? { botAccount: { id, blockedBy } }
      : { member: { ...(await seats.sitting(id, matchID, seat, credentials)), blockedBy } }),
  });
};

const dataOf = (
  matches: Matches,
  { id, game, choices }: Tournament,
  { round, seats }: PlayedTable,
  found: readonly (Placed | null)[],
): MatchData => {
  const now = matches.now();
  const { meta } = matches.game(game)!.module;
  const { clock, outOfTime, rated } = choices;
  const bots = Object.fromEntries(
    found.flatMap((each, seat) => (each === null ? [[seat, IN_THEIR_PLACE]] : [])),
  );
  const setupData = setupDataSchema(meta, seats.length).parse({
    ...{ clock, outOfTime, rated, undo: false },
    ...('helps' in meta.defaults && { helps: false }),
    ...(Object.keys(bots).length > 0 && { bots }),
  });
  return {
    gameName: game,
    players: Object.fromEntries(seats.map((_, seat) => [seat, { id: seat }])),
    setupData,
    tournament: { id, round },
    createdAt: now,
    updatedAt: now,
  };
};
