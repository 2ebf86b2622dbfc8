/** A quick match: anybody, this game, so many seats. */
import { USUAL_BOT_AFTER } from '../../game/shared/bot-after.ts';
import { quickBody } from '../../wire/bodies.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { MatchData } from '../boardgame.ts';
import { LastUsed } from '../last-used.ts';
import { isRefusal } from '../match/commands.ts';
import { newMatchId } from '../match/ids.ts';
import { isKept } from '../match/kept-seats.ts';
import type { Matches } from '../match/matches.ts';
import { seatOfMember } from '../match/member-seats.ts';
import type { ListedMatch, Place } from '../match/ports.ts';
import { hasBegun, isTaken, seatOf } from '../match/seats.ts';
import { SerialQueue } from '../match/serial-queue.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { Admission } from './admission.ts';
import { isAwaited } from './awaited.ts';
import { AGAIN, TRIES } from './joining.ts';
import type { Repeats } from './repeats.ts';
import { bodyAs, gameIn, type LobbyContext } from './requests.ts';
import { guestsName, type Sitters, seatHeld, sitAs } from './sitters.ts';

/** How many of the tables that wait are looked at, so many at a time. */
const LOOKED_AT = 1000;
const BATCH = 100;
const ANSWERS_KEPT = 1000;

type Seat = AnswerOf<'POST /games/:name/quick'>;

/** @param second milliseconds of a second that a table has chosen */
export const quickRoute = (
  matches: Matches,
  admission: Admission,
  repeats: Repeats,
  sitters: Sitters,
  second: number,
) => {
  /** One after another who want the same: whoever asks second finds the table that the first one opened. */
  const queue = new SerialQueue();
  /** What was answered last, by what it was asked with: at a table that has begun since, nobody looks for a seat. */
  const answered = new LastUsed<Seat>(ANSWERS_KEPT);

  return async (ctx: LobbyContext): Promise<void> => {
    const { name: game, module } = gameIn(ctx, matches);
    const body = await bodyAs(ctx, quickBody(module.meta));
    const { numPlayers, fillAfter, own: mine = [] } = body;
    const member = await sitters.memberOf(ctx);
    const name = member?.name ?? (await guestsName(sitters, body.playerName));
    const fillAt = fillAfter === undefined ? undefined : matches.now() + fillAfter * second;
    const secretAt = (id: string) => mine.find(({ matchID }) => matchID === id)?.credentials;
    const isOwn = (id: string, data: MatchData) =>
      secretAt(id) !== undefined || (member !== null && seatOfMember(data, member.id) !== null);
    const waiting = async (before?: Place): Promise<readonly Place[]> => {
      const listed = await openTables(matches, game);
      return listed
        .filter(({ data }) => isPlain(data, numPlayers))
        .filter(({ id, data }) => isAwaited(matches, id, data) || isOwn(id, data))
        .toSorted(inOrder)
        .filter(place => before === undefined || inOrder(place, before) < 0);
    };
    const sitDown = async (id: string) =>
      sitAt(matches, sitters, id, {
        member,
        name,
        credentials: await repeats.credentials(ctx, id),
        fillBy: fillAt,
      });
    const sitAtOneOf = async (places: readonly Place[]): Promise<Seat | null> => {
      for (const { id } of places) {
        const secret = secretAt(id);
        const seat = (secret && (await waitingAt(matches, id, secret))) || (await sitDown(id));
        if (seat !== null) return seat;
      }
      return null;
    };
    const open = async (id: string): Promise<Seat> => {
      const setupData = body.botLevel === undefined ? {} : { botLevel: body.botLevel };
      const now = matches.now();
      const data: MatchData = {
        gameName: game,
        unlisted: false,
        players: Object.fromEntries(Array.from({ length: numPlayers }, (_, id) => [id, { id }])),
        setupData,
        createdAt: now,
        updatedAt: now,
        ...(fillAt !== undefined && { fillAt }),
      };
      await admission.admit(ctx, setupData, () => matches.create(id, data, admission.creator(setupData)));
      const own = (await sitDown(id)) ?? (await sitAtOneOf(await waiting()));
      if (own === null) return ctx.throw(409, 'somebody was quicker: try again');
      // At the same moment somebody may have opened one on another server: both see both, and the later one is given up.
      const other = await sitAtOneOf(await waiting({ since: now, id }));
      if (other === null) return own;
      await matches.send(id, {
        kind: 'leave',
        seat: Number(own.playerID),
        credentials: own.playerCredentials,
      });
      return other;
    };
    /** The table that was opened, and the seat that was taken, by the same request when it came before. */
    const takenBefore = async (id: string): Promise<Seat | null> => {
      const own = await repeats.repeated(ctx, id);
      const known = own === null ? undefined : answered.get(own);
      return known ?? (own === null ? null : seatAt(await matches.load(id), own));
    };
    ctx.set('cache-control', 'no-store');
    const id = (await repeats.matchID(ctx)) ?? newMatchId();
    ctx.body = await queue.run(`${game}/${numPlayers}`, async () => {
      const seat = (await takenBefore(id)) ?? (await sitAtOneOf(await waiting())) ?? (await open(id));
      const own = await repeats.repeated(ctx, id);
      if (own !== null) answered.put(own, seat);
      return seat;
    });
  };
};

/** A table of so many seats by the rulebook, without a clock, that is nobody's rematch. */
const isPlain = ({ players, setupData = {}, rematch }: MatchData, seats: number): boolean =>
  Object.keys(players).length === seats &&
  rematch === undefined &&
  Object.entries(setupData).every(
    ([key, chosen]) =>
      key === 'bots' || key === 'botLevel' || (key === 'botAfter' && chosen === USUAL_BOT_AFTER),
  );

const openTables = async (matches: Matches, gameName: string): Promise<readonly ListedMatch[]> => {
  const tables: ListedMatch[] = [];
  while (tables.length < LOOKED_AT) {
    const after = tables.at(-1);
    const batch = await matches.list({ gameName, stage: 'open', limit: BATCH, ...(after && { after }) });
    tables.push(...batch);
    if (batch.length < BATCH) break;
  }
  return tables;
};

/** The seat at a waiting table that is one's own already. */
const waitingAt = async (matches: Matches, id: string, credentials: string): Promise<Seat | null> => {
  const match = await matches.load(id);
  return match === null || hasBegun(match.data) ? null : seatAt(match, credentials);
};

const seatAt = (match: StoredMatch | null, credentials: string): Seat | null => {
  const own = match === null ? null : seatOf(match.data, credentials);
  if (match === null || own === null) return null;
  const { name = '' } = match.data.players[own]!;
  return { matchID: match.id, playerID: String(own), playerCredentials: credentials, playerName: name };
};

const inOrder = (a: Place, b: Place): number => a.since - b.since || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

type Wanted = {
  readonly member: { readonly id: string } | null;
  readonly name: string;
  readonly credentials: string;
  /** When at the latest bots shall take free seats, where they are going to. */
  readonly fillBy: number | undefined;
};

/** Takes the first free seat, or the one that is a member's already; none where others were quicker, or do not want them. */
const sitAt = async (
  matches: Matches,
  sitters: Sitters,
  id: string,
  { member, name, credentials, fillBy }: Wanted,
): Promise<Seat | null> => {
  for (let tries = 1; ; tries++) {
    const match = await matches.load(id);
    if (match === null || hasBegun(match.data)) return null;
    const held = member && (await seatHeld(sitters, match, member.id));
    if (held !== null) return { matchID: id, ...held };
    const players = Object.values(match.data.players);
    const free = players.find(player => !isTaken(player) && !isKept(match, player.id, matches.now()));
    if (free === undefined) return null;
    const wanted = { seat: free.id, name, credentials, ...(fillBy !== undefined && { fillBy }) };
    const done = await sitAs(sitters, matches, match, member, wanted);
    if (!isRefusal(done)) return done.match && seatAt(done.match, credentials);
    // Somebody was quicker, or another device of the same person.
    if (!AGAIN.has(done.refused) || tries >= TRIES) return null;
  }
};
