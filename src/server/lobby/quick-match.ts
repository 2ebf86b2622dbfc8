/** A quick match: anybody, this game, so many seats. */
import { usualBotAfter } from '../../game/shared/bots/bot-after.ts';
import { quickBody } from '../../wire/bodies.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { MatchData, RouteContext } from '../boardgame.ts';
import { BoundedMap } from '../bounded-map.ts';
import { bodyAs } from '../http/json-body.ts';
import { isRefusal } from '../match/commands.ts';
import { newCredentials } from '../match/credentials.ts';
import { newMatchId } from '../match/ids.ts';
import { isKept } from '../match/kept-seats.ts';
import type { Matches } from '../match/matches.ts';
import { seatOfMember } from '../match/member-seats.ts';
import type { ListedMatch, Place } from '../match/ports.ts';
import { hasBegun, isTaken, seatOf } from '../match/seats.ts';
import { SerialQueue } from '../match/serial-queue.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { isAwaited } from './awaited.ts';
import { AGAIN, TRIES } from './joining.ts';
import type { Openings } from './openings.ts';
import { gameIn } from './requests.ts';
import type { LobbyServices } from './services.ts';
import { type Sitters, seatHeld, sitAs } from './sitters.ts';

/** How many of the tables that wait are looked at, so many at a time. */
const LOOKED_AT = 1000;
const BATCH = 100;
const ANSWERS_KEPT = 1000;

type Seat = AnswerOf<'POST /games/:name/quick'>;

type Parts = LobbyServices & {
  readonly openings: Openings;
  /** Milliseconds of a second that a table has chosen. */
  readonly second: number;
};

export const quickRoute = ({ matches, admission, idempotencyKeys, sitters, openings, second }: Parts) => {
  /** One after another who want the same: whoever asks second finds the table that the first one opened. */
  const queue = new SerialQueue();
  /** What was answered last, by what it was asked with: at a table that has begun since, nobody looks for a seat. */
  const answered = new BoundedMap<Seat>(ANSWERS_KEPT);

  return async (ctx: RouteContext): Promise<void> => {
    const { name: game, module } = gameIn(ctx, matches);
    const body = await bodyAs(ctx, quickBody(module.meta));
    const { numPlayers, fillAfter, own: mine = [], browser } = body;
    const member = await sitters.memberOf(ctx);
    const name = member?.name ?? body.playerName;
    const fillAt = fillAfter === undefined ? undefined : matches.now() + fillAfter * second;
    /** What one has at a table if this browser, or else this very request, has sat down there before. */
    const secretBefore = async (id: string): Promise<string | null> =>
      browser === undefined ? idempotencyKeys.repeated(ctx, id) : idempotencyKeys.seatBy(browser, game, id);
    const secretsAt = async (id: string): Promise<readonly string[]> => {
      const before = await secretBefore(id);
      const told = mine.flatMap(({ matchID, credentials }) => (matchID === id ? credentials : []));
      return before === null ? told : [...told, before];
    };
    const isOwn = async (id: string, data: MatchData) =>
      (await secretsAt(id)).some(secret => seatOf(data, secret) !== null) ||
      (member !== null && seatOfMember(data, member.id) !== null);
    const waiting = async (): Promise<readonly Place[]> => {
      const listed = await openTables(matches, game);
      const places: Place[] = [];
      for (const place of listed) {
        const { id, data } = place;
        if (isPlain(data, numPlayers) && (isAwaited(matches, id, data) || (await isOwn(id, data))))
          places.push(place);
      }
      return places.sort(inOrder);
    };
    const sitDown = async (id: string) =>
      sitAt(matches, sitters, id, {
        member,
        name,
        credentials: (await secretBefore(id)) ?? newCredentials(),
        fillBy: fillAt,
      });
    const sitAtOneOf = async (places: readonly Place[]): Promise<Seat | null> => {
      for (const { id } of places) {
        const seat = (await waitingAt(matches, id, await secretsAt(id))) ?? (await sitDown(id));
        if (seat !== null) return seat;
      }
      return null;
    };
    const open = async (id: string): Promise<Seat | null> => {
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
      await admission.admit(ctx, setupData, creator => matches.create(id, data, { creator }));
      return sitDown(id);
    };
    /** The table that was opened, and the seat that was taken, by the same request when it came before. */
    const takenBefore = async (id: string): Promise<Seat | null> => {
      const asked = await idempotencyKeys.repeated(ctx, id);
      const known = asked === null ? undefined : answered.get(asked);
      const own = await secretBefore(id);
      return known ?? (own === null ? null : seatAt(await matches.load(id), own));
    };
    const kind = `${game}/${numPlayers}`;
    const find = async (id: string): Promise<Seat> => {
      for (let tries = 1; tries <= TRIES; tries++) {
        const opened = await openings.count(kind);
        const found = (await takenBefore(id)) ?? (await sitAtOneOf(await waiting()));
        if (found !== null) return found;
        const own = await open(tries === 1 ? id : newMatchId());
        if (own === null) continue;
        // Where others open and fill one time and again, one's own does for once.
        if ((await openings.add(kind, opened)) || tries === TRIES) return own;
        // Somebody has opened one on another server meanwhile: where nobody has come to this one, it is given up for theirs.
        const { matchID, playerID, playerCredentials: credentials } = own;
        const owner = { seat: Number(playerID), credentials };
        if (isRefusal(await matches.send(matchID, { kind: 'leave', ...owner, ifAlone: true }))) return own;
      }
      return ctx.throw(409, 'somebody was quicker: try again');
    };
    ctx.set('cache-control', 'no-store');
    const id = (await idempotencyKeys.matchID(ctx)) ?? newMatchId();
    ctx.body = await queue.run(kind, async () => {
      const seat = await find(id);
      const asked = await idempotencyKeys.repeated(ctx, id);
      if (asked !== null) answered.put(asked, seat);
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
      key === 'bots' || key === 'botLevel' || (key === 'botAfter' && chosen === usualBotAfter(setupData)),
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
const waitingAt = async (matches: Matches, id: string, secrets: readonly string[]): Promise<Seat | null> => {
  if (secrets.length === 0) return null;
  const match = await matches.load(id);
  if (match === null || hasBegun(match.data)) return null;
  return secrets.map(secret => seatAt(match, secret)).find(seat => seat !== null) ?? null;
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
