import { botNameAt } from '../../game/shared/bots/bot-names.ts';
import type { BotData, SeatData } from '../../game/shared/seat-data.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { MatchData, PlayerData } from '../boardgame.ts';
import { hashOf, newCredentials, sameSecret } from './credentials.ts';

/** The entry of a seat, or undefined where the table has none; never something an object inherits. */
export const playerAt = (match: MatchData, seat: Seat | string): PlayerData | undefined =>
  Object.hasOwn(match.players, seat) ? match.players[seat as number] : undefined;

/** Somebody holds the seat: a person who has joined, or a bot. */
export const isTaken = (player: PlayerData): boolean => player.credentials !== undefined;

/** A match begins when every seat is taken, and from then on keeps its players. */
export const hasBegun = (match: MatchData): boolean => Object.values(match.players).every(isTaken);

export const isOver = (match: MatchData): boolean => match.gameover !== undefined;

/** The bot that plays a seat now, whether the seat is its own or it stands in. */
export const botAt = (player: PlayerData): string | null =>
  (player.data as SeatData | undefined)?.bot ?? null;

export const hasStandIn = (player: PlayerData): boolean =>
  (player.data as SeatData | undefined)?.standIn === true;

/** A program of somebody's plays the seat, over `/api/bot`. */
export const isBotAccount = ({ botAccount }: PlayerData): boolean => botAccount !== undefined;

/** Bots of others play among themselves, or with the house's: nobody there need be able to follow. */
export const isForBots = (data: MatchData): boolean =>
  areBotsAlone(data) && Object.values(data.players).some(isBotAccount);

/** Nobody at a table is a person: bots of the house, and of others. */
export const areBotsAlone = ({ players }: MatchData): boolean =>
  Object.values(players).every(
    player => isBotAccount(player) || (botAt(player) !== null && !hasStandIn(player)),
  );

/** Its owner has given the seat up, and a bot plays it to the end. */
export const hasResigned = (player: PlayerData): boolean =>
  (player.data as BotData | undefined)?.resigned === true;

/** A bot stands in until the owner is back. */
export const isKeptWarm = (player: PlayerData): boolean => hasStandIn(player) && !hasResigned(player);

/** The seat belongs to a person, though a bot may be standing in. */
export const isPerson = (player: PlayerData): boolean =>
  isTaken(player) && (botAt(player) === null || hasStandIn(player));

/** The people at a table: all who hold a seat, also those who are away or stood in for; who has given up holds none, and no bot is asked anything. */
export const peopleAt = (match: MatchData): readonly Seat[] =>
  Object.values(match.players)
    .filter(player => isPerson(player) && !isBotAccount(player) && !hasResigned(player))
    .map(({ id }) => id);

/** The members who hold seats, as a match was or is. */
export const membersAt = (...matches: readonly (MatchData | undefined)[]): readonly string[] => [
  ...new Set(
    matches.flatMap(match => Object.values(match?.players ?? {}).flatMap(({ member }) => member ?? [])),
  ),
];

/** The seat is a person's, and these are their credentials. A bot's seat is nobody's. */
export const isOwner = (match: MatchData, seat: Seat, credentials: string | null): boolean => {
  const player = playerAt(match, seat);
  return player !== undefined && isPerson(player) && sameSecret(credentials, player.credentials);
};

/** The seat whose credentials these are, or null. */
export const seatOf = (match: MatchData, credentials: string): Seat | null =>
  Object.values(match.players).find(({ id }) => isOwner(match, id, credentials))?.id ?? null;

export const seatBot = (player: PlayerData, bot: string): PlayerData => ({
  id: player.id,
  name: player.name ?? botNameAt(player.id, bot),
  credentials: hashOf(newCredentials()),
  data: { bot } satisfies SeatData,
});

export const standIn = (player: PlayerData, bot: string): PlayerData => ({
  ...player,
  data: { bot, standIn: true } satisfies SeatData,
});

export const takeBack = ({ data: _, ...player }: PlayerData): PlayerData => player;

/** The match with another entry for one seat. */
export const withPlayer = (match: MatchData, player: PlayerData): MatchData => ({
  ...match,
  players: { ...match.players, [player.id]: player },
});

/** Who sits where, for everybody: no credentials, and whose page is open at this moment. */
export const publicPlayers = (match: MatchData, present: ReadonlySet<Seat>): readonly PlayerData[] =>
  Object.values(match.players).map(({ credentials, ...player }) => {
    if (credentials === undefined) return player;
    // Whoever plays as a bot is there until it does not answer, and another stands in.
    const isPlayedByBot = (botAt(player) !== null || isBotAccount(player)) && !hasStandIn(player);
    return { ...player, isConnected: isPlayedByBot || present.has(player.id) };
  });

/** Who may change a table that waits for players: who was made its host, or else the first person at it. */
export const hostOf = (data: MatchData): Seat | null => {
  const named = data.host === undefined ? undefined : playerAt(data, data.host);
  const holders = Object.values(data.players).filter(isPerson);
  const isThere = named !== undefined && isPerson(named);
  // A bot changes nothing about a table: where a person sits there, it is theirs.
  if (isThere && !isBotAccount(named)) return named.id;
  return (holders.find(player => !isBotAccount(player)) ?? (isThere ? named : holders[0]))?.id ?? null;
};

/** How long a change of a table is there to be seen before the match begins. Milliseconds. */
const SEEN_MS = 5000;

/** Have those who sit at a table besides its host had no time yet to see what it has been changed to? */
export const isJustChanged = ({ changedAt, players }: MatchData, at: number): boolean =>
  changedAt !== undefined && at < changedAt + SEEN_MS && Object.values(players).filter(isPerson).length > 1;
