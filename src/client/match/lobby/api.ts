import type { GameId } from '../../../game/index.ts';
import type { Level } from '../../../game/shared/bots/levels.ts';
import type { AnswerOf, BodyOf, RouteName } from '../../../wire/routes.ts';
import { onServer } from '../../ui/base.ts';
import { monotonicNow } from '../../ui/monotonic-now.ts';
import { randomText } from '../../ui/random-text.ts';
import { noteServerTime } from '../../ui/server-now.ts';
import { allClaims, browserKey, dropClaim, type SeatClaim } from './credentials.ts';

type One = AnswerOf<'GET /games/:name/:id'>;
/** A match, alone or in a list. Moments that lie ahead are as `monotonicNow` has them. */
export type LobbyMatch = Pick<One, 'matchID' | 'players'> &
  Partial<Omit<One, 'now'>> & { readonly unattended?: true };

export type NewTable = {
  readonly numPlayers: number;
  readonly setupData: Readonly<Record<string, unknown>>;
  readonly unlisted: boolean;
  /** Of whoever sits down there next: where it is refused, there is no table. */
  readonly playerName?: string;
};

/** The lobby said no (its status and its reason), or did not answer (status 0). */
export class LobbyError extends Error {
  readonly status: number;
  /** What it says, in English. */
  readonly reason: string;
  /** A word for why, where the status says too little. */
  readonly code: string | undefined;
  /** After how many seconds it may be asked again, where it says so. */
  readonly waitSeconds: number | undefined;
  constructor(status: number, reason: string, code?: string, waitSeconds?: number) {
    super(`${status}: ${reason}`);
    this.status = status;
    this.reason = reason;
    this.code = code;
    this.waitSeconds = waitSeconds;
  }
}

/** After how many milliseconds it may be asked again: not before the server wants it, where it says so. */
export const pauseAfter = (error: unknown, usual: number): number =>
  Math.max(usual, 1000 * ((error instanceof LobbyError && error.waitSeconds) || 0));

type Refusal = { readonly error?: string; readonly reason?: string };

/** What has not been answered by then is not going to be, in milliseconds. */
const ANSWER_MS = 20_000;

/** The methods of a route that a body alone does not tell. */
type MethodOf<Route extends RouteName> = Extract<
  Route extends `${infer Method} ${string}` ? Method : never,
  'PUT' | 'DELETE'
>;

type AskOptions<Route extends RouteName> = {
  readonly body?: BodyOf<Route>;
  /** An idempotency key: a request that is repeated with the same one is done once. */
  readonly key?: string | undefined;
  /** Of the seat whose owner asks. */
  readonly credentials?: string | undefined;
  /** Where nothing is said, it is a POST with a body, and a GET without. */
  readonly method?: MethodOf<Route>;
  /** Aborts the request once nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
};

/** Asks the server, by a path from where the site begins. @throws LobbyError */
export const ask = async <Route extends RouteName>(
  path: `/${string}`,
  { body, key, credentials, method, signal: abort }: AskOptions<Route> = {},
): Promise<AnswerOf<Route>> => {
  const timeout = AbortSignal.timeout(ANSWER_MS);
  const signal = abort === undefined ? timeout : AbortSignal.any([timeout, abort]);
  const request: RequestInit = { method: method ?? (body === undefined ? 'GET' : 'POST'), signal };
  if (credentials !== undefined) request.headers = { authorization: `Bearer ${credentials}` };
  if (body !== undefined) {
    request.headers = {
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(onServer(path), request);
  } catch {
    throw new LobbyError(0, 'no answer');
  }
  noteServerTime(answer.headers.get('date'));
  const data = (await answer.json().catch(() => null)) as (AnswerOf<Route> & Refusal) | null;
  if (!answer.ok || data === null) {
    const wait = Number(answer.headers.get('retry-after')) || undefined;
    throw new LobbyError(answer.status, data?.error ?? answer.statusText, data?.reason, wait);
  }
  return data;
};

export const pathOf = (game: GameId, id: string): `/games/${string}` =>
  `/games/${game}/${encodeURIComponent(id)}`;

/** @param credentials of one's seat there, which of a deal that is held back tell whose turn it is */
export const fetchMatch = async (game: GameId, id: string, credentials?: string): Promise<LobbyMatch> =>
  byOwnTime(await ask<'GET /games/:name/:id'>(pathOf(game, id), { credentials }));

/** What the server waits for, counted by this page's time: its clock and this machine's may be hours apart. */
const byOwnTime = ({
  now = monotonicNow(),
  ...match
}: Omit<One, 'now'> & { readonly now?: number }): LobbyMatch => {
  const off = monotonicNow() - now;
  const { fillAt, rematch } = match;
  return {
    ...match,
    ...(fillAt !== undefined && { fillAt: fillAt + off }),
    ...(rematch !== undefined && { rematch: { ...rematch, until: rematch.until + off } }),
  };
};

/** How far a match has come: `open` while a seat is free. */
export type Stage = 'open' | 'running' | 'finished';
/** The latest first; `next` is the key of the page behind it, or null. */
export type ListPage = { readonly matches: readonly LobbyMatch[]; readonly next: string | null };

/** A page of the listed matches of a stage: the first one, or the one behind a key. */
export const listPage = (game: GameId, stage: Stage, after?: string): Promise<ListPage> => {
  const query = new URLSearchParams({ stage, ...(after !== undefined && { after }) });
  // Asked by its stage it is a page.
  return ask<'GET /games/:name'>(`/games/${game}?${query}`) as Promise<ListPage>;
};

/** The first pages of several lists, by game and stage. */
export type FirstPages = Readonly<Partial<Record<GameId, Readonly<Partial<Record<Stage, ListPage>>>>>>;

/** The first pages of these stages of these games, in one question. */
export const firstPages = (games: readonly GameId[], stages: readonly Stage[]): Promise<FirstPages> =>
  ask<'GET /lobby/lists'>(`/lobby/lists?stages=${stages.join()}&games=${games.join()}`);

/** @returns the id of the new match */
export const createMatch = async (game: GameId, table: NewTable, key?: string): Promise<string> =>
  (await ask<'POST /games/:name/create'>(`/games/${game}/create`, { body: table, key })).matchID;

/**
 * Takes a seat, or the first free one; where this browser has one, it is that one.
 * @param former the credentials of one's seat in the match before, which show whose seat is kept
 */
export const joinMatch = async (
  game: GameId,
  matchID: string,
  name: string,
  seat?: number,
  former?: string,
): Promise<SeatClaim> => {
  const body = {
    playerName: name,
    ...(seat === undefined ? {} : { playerID: String(seat) }),
    ...(former === undefined ? {} : { former }),
  };
  const answer = await ask<'POST /games/:name/:id/join'>(`${pathOf(game, matchID)}/join`, {
    body,
    key: browserKey(),
  });
  return { game, matchID, seat: Number(answer.playerID), credentials: answer.playerCredentials, name };
};

/** So many of one's seats a quick match is told of: at one of them one may be waiting already. */
const OWN_SEATS = 20;

/**
 * Sits down with anybody: at a table by the rulebook that waits, or at a new one.
 * @param fillAfter seconds until bots take the seats that are still free then, or null: never
 * @param botLevel how they play, or null: as bots usually do
 */
export const quickMatch = async (
  game: GameId,
  players: number,
  name: string,
  fillAfter: number | null,
  botLevel: Level | null,
  key?: string,
): Promise<SeatClaim> => {
  const own = allClaims()
    .filter(claim => claim.game === game && claim.over !== true)
    .slice(0, OWN_SEATS)
    .map(({ matchID, credentials }) => ({ matchID, credentials }));
  const body = {
    numPlayers: players,
    playerName: name,
    ...(fillAfter !== null && { fillAfter, ...(botLevel !== null && { botLevel }) }),
    ...(own.length > 0 && { own }),
    browser: browserKey(),
  };
  const answer = await ask<'POST /games/:name/quick'>(`/games/${game}/quick`, { body, key });
  const { matchID, playerID, playerCredentials: credentials } = answer;
  // Somebody at the table may have been called so already.
  return { game, matchID, seat: Number(playerID), credentials, name: answer.playerName };
};

export const leaveMatch = async ({ game, matchID, seat, credentials }: SeatClaim): Promise<void> => {
  await ask<'POST /games/:name/:id/leave'>(`${pathOf(game, matchID)}/leave`, {
    body: { playerID: String(seat), credentials },
  });
  dropClaim(game, matchID);
};

/** Does it say that nothing has been done? A server that fails, a proxy for it, or one that wants to be asked later, does not. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof LobbyError && error.status > 0 && error.status < 500 && error.status !== 429;

/** The idempotency keys of requests that got no answer yet, by what was asked for. */
const unanswered = new Map<string, string>();

/**
 * Lets requests that make something on the server be repeated safely. Where no answer came and the same thing is asked for again,
 * it is sent with the same idempotency key, so the server makes it only once.
 * @param what everything that the request depends on
 */
export const withIdempotencyKey = async <Done>(
  what: object,
  act: (key: string) => Promise<Done>,
): Promise<Done> => {
  const name = JSON.stringify(what);
  const key = unanswered.get(name) ?? randomText();
  unanswered.set(name, key);
  try {
    const done = await act(key);
    unanswered.delete(name);
    return done;
  } catch (error) {
    if (isRefusal(error)) unanswered.delete(name);
    throw error;
  }
};

export const recordUrl = (game: GameId, id: string): string => onServer(`${pathOf(game, id)}/record`);
