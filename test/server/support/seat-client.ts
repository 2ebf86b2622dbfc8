import { randomBytes } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import type { AnyEvent } from '../../../src/game/contract.ts';
import { GAME_IDS, type GameId, loadRules } from '../../../src/game/index.ts';
import type { View } from '../../../src/game/priests-of-ra/table.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { nextEvent, openSocket, type TestServer } from './running-server.ts';

/** The flagship, which is meant where a test says nothing else. */
const FLAGSHIP: GameId = 'priests-of-ra';
export const pathOf = (game: GameId): string => `/games/${game}`;
export const GAME = pathOf(FLAGSHIP);

export type Joined = {
  readonly game?: GameId;
  readonly matchID: string;
  readonly seat: string;
  readonly credentials: string;
};

export const createMatch = async (
  server: TestServer,
  body: Record<string, unknown> = { numPlayers: 2 },
  game: GameId = FLAGSHIP,
): Promise<string> => {
  const { body: answer, text } = await server.post(`${pathOf(game)}/create`, body);
  if (typeof answer?.matchID !== 'string') throw new Error(`no match: ${text}`);
  return answer.matchID;
};

export const join = async (
  server: TestServer,
  matchID: string,
  playerName = 'Ada',
  game: GameId = FLAGSHIP,
): Promise<Joined> => {
  const { body, text } = await server.post(`${pathOf(game)}/${matchID}/join`, { playerName });
  if (typeof body?.playerCredentials !== 'string') throw new Error(`no seat: ${text}`);
  return { game, matchID, seat: body.playerID, credentials: body.playerCredentials };
};

/** A match all of whose seats people have joined. */
export const seatedMatch = async (
  server: TestServer,
  players = 2,
  setupData: object = {},
): Promise<Joined[]> => {
  const matchID = await createMatch(server, { numPlayers: players, setupData });
  const seats: Joined[] = [];
  for (let seat = 0; seat < players; seat++) seats.push(await join(server, matchID, `Person ${seat}`));
  return seats;
};

/** The message of a move, as the framework's client sends it. */
export const moveMessage = (
  { matchID, seat, credentials }: Joined,
  stateID: number,
  [type, ...args]: readonly unknown[],
) =>
  [
    { type: 'MAKE_MOVE', payload: { type, args, playerID: seat, credentials } },
    stateID,
    matchID,
    seat,
  ] as const;

/** A page's own name for a move. */
export const newMoveID = (): string => randomBytes(9).toString('base64url');

/** Opens a socket and syncs it as a seat's owner, or as a spectator. */
export const enter = async (
  server: { readonly url: string },
  who: Joined | { readonly matchID: string },
): Promise<{ socket: Socket; info: SyncInfo }> => {
  const socket = openSocket(server.url, 'game' in who ? who.game : undefined);
  const seat = 'seat' in who ? who.seat : null;
  socket.emit('sync', who.matchID, seat, 'credentials' in who ? who.credentials : undefined, 2);
  const [, info] = await nextEvent(socket, 'sync');
  return { socket, info };
};

/** Who sits where, as a page is told from now on: whoever comes or goes is told of too, a moment later. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into it as it comes
export const seatsToldTo = (socket: Socket): (() => readonly any[] | undefined) => {
  let told: readonly unknown[] | undefined;
  socket.on('matchData', (_id, seats) => {
    told = seats;
  });
  return () => told;
};

/** Opens a socket as a seat's owner at a table with free seats, of which nothing is to be seen but who sits there. */
export const enterWaiting = async (server: { readonly url: string }, who: Joined): Promise<Socket> => {
  const socket = openSocket(server.url, who.game);
  socket.emit('sync', who.matchID, who.seat, who.credentials);
  await nextEvent(socket, 'matchData');
  return socket;
};

export type SyncInfo = {
  readonly state: {
    readonly G: View;
    readonly _stateID: number;
    readonly ctx: { readonly gameover?: unknown };
  };
  readonly initialState: { readonly G: { readonly opening: readonly AnyEvent[] } };
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it as it comes
  readonly log: any[];
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly filteredMetadata: any[];
};

const RULES = Object.fromEntries(
  await Promise.all(GAME_IDS.map(async id => [id, (await loadRules(id)).rules] as const)),
);

/** A legal move of a seat, drawn by chance but the same for the same seed. */
export const someMove = (
  table: unknown,
  seat: number,
  seed: string,
  game: GameId = FLAGSHIP,
): readonly (string | number)[] => {
  const legal = RULES[game]!.legalMoves(table, seat);
  return legal[quickRandom(seed).below(legal.length)]!;
};

/** Plays a seat by chance, over its socket, until the match is over; resolves then. */
export const playToTheEnd = (socket: Socket, who: Joined): Promise<void> =>
  new Promise(resolve => {
    const look = (state: SyncInfo['state']) => {
      if (state.ctx.gameover !== undefined) return resolve();
      const seat = Number(who.seat);
      if (!RULES[who.game ?? FLAGSHIP]!.seatsToAct(state.G).includes(seat)) return;
      const move = someMove(state.G, seat, `${who.matchID} ${state._stateID}`, who.game);
      socket.emit('update', ...moveMessage(who, state._stateID, move));
    };
    socket.on('update', (_id, state) => look(state));
    socket.on('sync', (_id, info) => look(info.state));
    // Others may have moved before anybody listened here.
    socket.emit('sync', who.matchID, who.seat, who.credentials);
  });
