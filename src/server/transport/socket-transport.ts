/**
 * The transport: boardgame.io's socket protocol, guarded. One namespace a game (`/priests-of-ra`); a socket is
 * at one match and one seat at a time. The framework's own `Client` with `SocketIO` speaks it unchanged.
 *
 * From a page:
 * - `sync` (matchID, playerID | null, credentials?): come to a match, as a seat's owner or, with null, as a
 *   spectator; asked again at any time, everything is sent again. Takes a seat back from a bot standing in.
 * - `update` (action, stateID, matchID, playerID): a move, `{type: 'MAKE_MOVE', payload: {type, args}}`, made in
 *   sight of state `stateID`. Heard only after a `sync` as that seat. Who moves is the socket's seat, whatever
 *   the payload says. Nothing else is an action: no events, no undo, no state of the client's own.
 * - `chat` (matchID, {id, payload}): up to 300 characters, from seats only.
 *
 * To a page:
 * - `sync` (matchID, {state, log, initialState, filteredMetadata}): all it may know. `state.G` is the view of its
 *   seat; `log[i].metadata.events` are the public events of move i; `initialState.G` tells the opening.
 * - `update` (matchID, state, log): after a move, with the entries the move added. It is stored when it is sent:
 *   to the mover it is the acknowledgement.
 * - `settled` (matchID, stateID): where several act at the same time, to the one who has changed its mind, after an
 *   `update` of its own view under the same number; nobody else is told anything. In such games a move names what
 *   it answers to and may be made in sight of any state: one that comes late is refused by the rules.
 * - `clock` (matchID, from, left): where the table plays against the clock, milliseconds left to those to act; `from`
 *   names the moment from which they count. After every `sync`, and after every move.
 * - `matchData` (matchID, players): `{id, name?, isConnected?, data?}` per seat, after any change of it;
 *   `data` is `{bot}`, or `{bot, standIn: true}` while a bot plays the seat of a person who is away.
 * - `chat` (matchID, {id, sender, payload}).
 * - `refused` (matchID | null, stateID | null, code): why nothing came of what this page sent. Codes: those of
 *   the game's rules; `malformed`; `rate` (too fast: send it again later); `unknown-match`; `credentials` (not
 *   this page's seat, or no longer); `not-joined` (no `sync` as that seat before); `not-started` (seats are
 *   free); `match-over`; `unknown-move`; `stale` (the match had moved on: a fresh `sync` follows);
 *   `not-now`; `fault` (the server could not store it: try again). A move sent twice is made once and
 *   answered with a fresh `sync`.
 */
import http from 'node:http';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import { type App, type FrameworkTransport, Master } from '../boardgame.ts';
import type { House } from '../house.ts';
import type { ServedGame } from '../served-game.ts';
import { makeMove } from './make-move.ts';
import { parseChat, parseMove, parseSync } from './messages.ts';
import { isOriginAllowed } from './origin.ts';
import { enterMatch, hasLeft, sendMatch } from './sync.ts';
import { TokenBucket } from './token-bucket.ts';

/** More than any message needs, and little enough to be thrown at us all day. */
const MAX_MESSAGE_BYTES = 8192;
/** Messages in a row that come too fast before the socket is cut off. */
const PATIENCE = 200;
/** What a message costs of a socket's allowance: a sync sends the whole match. */
const COST: Readonly<Record<string, number>> = { sync: 3 };

export type SocketTransport = FrameworkTransport & {
  readonly close: () => Promise<void>;
  /** Rejects when the server cannot listen: the framework would wait for ever. */
  readonly failure: Promise<never>;
};

/** `houseOf` is asked for the house only when the first socket comes: it is built around this transport. */
export const socketTransport = (houseOf: () => House): SocketTransport => {
  let io: Server | undefined;
  let fail: (reason: Error) => void = () => {};
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // Heard by whoever listens; nobody need.
  failure.catch(() => {});
  const transport = {
    failure,
    init: (app: App) => {
      const house = houseOf();
      // The framework makes the HTTP server before it registers its routes, and what is composed by then
      // answers 404 to everything: compose on the first request.
      let handler: http.RequestListener | undefined;
      const server = http.createServer((request, response) => {
        handler ??= app.callback();
        handler(request, response);
      });
      server.on('error', fail);
      app.listen = ((...args: Parameters<http.Server['listen']>) => server.listen(...args)) as App['listen'];
      io = openSockets(house, server);
      for (const served of house.games.values()) {
        io.of(served.name).on('connection', socket => attend(house, served, socket));
      }
    },
    close: async () => {
      await io?.close();
    },
  };
  return transport as unknown as SocketTransport;
};

const openSockets = ({ config }: House, server: http.Server): Server => {
  const perAddress = new Map<string, number>();
  const io = new Server<DefaultEventsMap, DefaultEventsMap>(server, {
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    pingInterval: 10_000,
    pingTimeout: 20_000,
    connectTimeout: 10_000,
    cors: { origin: [...config.origins] },
    // A long history compresses tenfold; a move is not worth the trouble.
    perMessageDeflate: {
      threshold: 4096,
      serverNoContextTakeover: true,
      clientNoContextTakeover: true,
    },
    allowRequest: (request, decide) => {
      const { origin, host } = request.headers;
      if (!isOriginAllowed(origin, host, config.origins)) return decide('origin', false);
      const open = perAddress.get(addressOf(request, config.trustProxy)) ?? 0;
      decide(null, open < config.limits.socketsPerAddress);
    },
  });
  io.engine.on('connection', (socket: { request: http.IncomingMessage; once: Server['once'] }) => {
    const address = addressOf(socket.request, config.trustProxy);
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    socket.once('close' as never, () => {
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left === 0) perAddress.delete(address);
      else perAddress.set(address, left);
    });
  });
  return io;
};

const addressOf = (request: http.IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const first = Array.isArray(forwarded) ? forwarded[0] : forwarded?.split(',')[0];
  return first?.trim() || (request.socket.remoteAddress ?? '');
};

/** Listens to one socket for as long as it is open. */
const attend = (house: House, served: ServedGame, socket: Socket): void => {
  const { limits } = house.config;
  const bucket = new TokenBucket(limits.messagesPerSecond, limits.messageBurst);
  let tooFast = 0;
  const refuse = (matchID: string | null, stateID: number | null, code: string) =>
    void socket.emit('refused', matchID, stateID, code);
  /** No message, whatever it holds, may end the process or another player's match. */
  const guarded = (matchID: string, stateID: number | null, work: () => Promise<void>) => {
    work().catch(error => {
      house.log.error({ err: error, matchID }, 'a message could not be handled');
      refuse(matchID, stateID, 'fault');
    });
  };

  socket.use(([event], next) => {
    if (bucket.take(COST[event] ?? 1)) {
      tooFast = 0;
      return next();
    }
    tooFast += 1;
    if (tooFast > PATIENCE) socket.disconnect(true);
    else refuse(null, null, 'rate');
  });

  socket.on('sync', (...packet: unknown[]) => {
    const message = parseSync(packet);
    if (message === null) return refuse(null, null, 'malformed');
    const { matchID } = message;
    guarded(matchID, null, async () => {
      const refusal = await house.mutex.run(matchID, () => enterMatch(house, served, socket, message));
      if (refusal !== null) refuse(matchID, null, refusal);
      else house.wake(matchID);
    });
  });

  socket.on('update', (...packet: unknown[]) => {
    const message = parseMove(packet);
    if (message === null) return refuse(null, null, 'malformed');
    const session = house.rooms.of(socket);
    const { matchID, seat, stateID, move } = message;
    if (session === null || session.matchID !== matchID || session.seat !== seat) {
      return refuse(matchID, stateID, 'not-joined');
    }
    const { credentials } = session;
    guarded(matchID, stateID, async () => {
      const answer = await house.mutex.run(matchID, async () => {
        const made = await makeMove(house, { served, matchID, seat, credentials, stateID, move });
        if (made.kind === 'refused') refuse(matchID, stateID, made.code);
        const isBehind = made.kind === 'repeated' || (made.kind === 'refused' && made.code === 'stale');
        if (isBehind) await sendMatch(house, session);
        // Within the mutex, so that answers come in the order of what they answer.
        if (made.kind === 'changed') socket.emit('settled', matchID, stateID);
        return made;
      });
      if (answer.kind === 'made') house.wake(matchID);
    });
  });

  socket.on('chat', (...packet: unknown[]) => {
    const message = parseChat(packet);
    if (message === null) return refuse(null, null, 'malformed');
    const session = house.rooms.of(socket);
    if (session === null || session.matchID !== message.matchID || session.seat === null) {
      return refuse(message.matchID, null, 'not-joined');
    }
    const { matchID, seat, credentials } = session;
    guarded(matchID, null, async () => {
      const ears = {
        send: () => {},
        sendAll: ({ type, args }: { type: string; args: readonly unknown[] }) => {
          for (const other of house.rooms.at(matchID)) other.socket.emit(type, ...args);
        },
      };
      const master = new Master(served.game, house.store, ears as never, house.auth);
      const chat = { id: message.id, sender: String(seat), payload: message.text };
      await master.onChatMessage(matchID, chat, credentials ?? undefined);
    });
  });

  socket.on('disconnect', () => {
    const session = house.rooms.leave(socket);
    if (session === null) return;
    guarded(session.matchID, null, () => house.mutex.run(session.matchID, () => hasLeft(house, session)));
  });
};
