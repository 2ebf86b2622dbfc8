/**
 * The transport: boardgame.io's socket protocol, guarded. One namespace a game (`/priests-of-ra`); a socket is
 * at one match and one seat at a time. The framework's own `Client` with `SocketIO` speaks it unchanged.
 * What a page may say and what it may hear stands in `src/wire`, and in `docs/wire.md`.
 */
import http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type DefaultEventsMap, type Namespace, Server, type Socket } from 'socket.io';
import * as parser from 'socket.io-parser';
import type { App, FrameworkTransport } from '../boardgame.ts';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import { serveBelow } from '../http/base-path.ts';
import { connectionsOf } from '../http/connections.ts';
import { guardRequests } from '../http/every-request.ts';
import { passOverOffers, upgradesBelow } from '../http/upgrades.ts';
import type { Allowances } from '../limits/allowance.ts';
import { widestOf } from '../limits/networks.ts';
import type { OpenElsewhere } from '../limits/open-at-once.ts';
import { Throttle } from '../limits/throttle.ts';
import type { Matches } from '../match/matches.ts';
import type { ServedGame } from '../match/served-game.ts';
import { connectionLimits, speakerOf, watchConnections } from './connections.ts';
import { watchFrames } from './frames.ts';
import { writeInOnePiece } from './one-write.ts';
import type { Pages } from './pages.ts';
import type { PresenceUpdates } from './presence-updates.ts';
import { listenTo } from './session.ts';
import { handshakeCheck } from './tarpit.ts';
import { TextEncoder } from './text-encoder.ts';
import type { WireMeter } from './wire-meter.ts';

/** More than any message needs, and little enough to be thrown at us all day. */
const MAX_MESSAGE_BYTES = 8192;
/**
 * How many connections may wait to be taken up, as far as the system lets them: every page there is comes at once when a server
 * is back. Whom there is no room for tries again only a second later, then three; Node's own 511 were soon full.
 */
const BACKLOG = 4096;
/** A page asks for no more at once, with all that belongs to it; of whoever asks for more, one each millisecond is answered. */
const REQUESTS = { atOnce: 24, eachMs: 1 };
/**
 * When the server ends: how long what is under way may take, what was said last to get onto the wire, and connections
 * to close.
 */
const LAST_WORK_MS = 250;
const LAST_WORDS_MS = 50;
const LAST_CLOSE_MS = 200;

export type SocketTransport = FrameworkTransport & {
  /**
   * Takes no new connection, lets what is under way be answered, sends every page away in the way that makes it come
   * back by itself, and cuts what does not go: within half a second, whatever hangs on a connection.
   */
  readonly close: () => Promise<void>;
  /** How many connections of pages there are. */
  readonly connected: () => number;
  /** Rejects when the server cannot listen: the framework would wait for ever. */
  readonly failure: Promise<never>;
};

/** What the transport works with. */
export type TransportContext = {
  readonly config: Config;
  readonly allowances: Allowances;
  readonly throttle: Throttle;
  readonly log: Logger;
  readonly games: ReadonlyMap<string, ServedGame>;
  readonly matches: Matches;
  readonly pages: Pages;
  readonly presenceUpdates: Pick<PresenceUpdates, 'expect'>;
  /** The id of the member whose browser asks, or null. */
  readonly memberOf: (request: http.IncomingMessage) => Promise<string | null>;
  readonly meter?: WireMeter | undefined;
  /** The connections that other servers hold. */
  readonly connections?: OpenElsewhere | undefined;
};

export const socketTransport = (context: TransportContext): SocketTransport => {
  let close = async (): Promise<void> => {};
  let connected = () => 0;
  let fail: (reason: Error) => void = () => {};
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // Heard by whoever listens; nobody need.
  failure.catch(() => {});
  const transport = {
    failure,
    init: (app: App) => {
      // The framework makes the HTTP server before it registers its routes, and what is composed by then
      // answers 404 to everything: compose on the first request.
      let handler: http.RequestListener | undefined;
      const { config, meter, allowances } = context;
      const { headers, request, lookEvery } = config.patience;
      const server = http.createServer(
        {
          ...{ headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: lookEvery },
          ...upgradesBelow(config.basePath),
        },
        (request, response) => {
          handler ??= app.callback();
          handler(request, response);
        },
      );
      server.on('error', fail);
      app.listen = ((port: number, listening: () => void) =>
        server.listen({ port, backlog: BACKLOG }, listening)) as App['listen'];
      const throttle = new Throttle(undefined, REQUESTS);
      const ofVisitor = (request: http.IncomingMessage) => addressOf(request, config.trustProxy);
      const visitors = {
        most: config.limits.connectionsPerAddress,
        isKeptOut: (address: string) => allowances.isKeptOut(address),
        refused: () => meter?.cut('crowd'),
      };
      const connections = connectionsOf(server, config.trustProxy > 0 ? null : visitors);
      const io = openSockets(context, server);
      guardRequests(server, {
        connections,
        turnOf: request => throttle.take(widestOf(ofVisitor(request))),
        mayAsk: request => allowances.ask(ofVisitor(request)),
        sentAway: request => {
          allowances.sendAway(ofVisitor(request));
          meter?.cut('flood');
        },
      });
      serveBelow(server, config.basePath);
      passOverOffers(server, config.basePath);
      connected = () => io.engine.clientsCount;
      close = async () => {
        server.close();
        await Promise.race([context.matches.idle(), setTimeout(LAST_WORK_MS)]);
        // Closing throws away what waits for the frame before it to be written.
        await setTimeout(LAST_WORDS_MS);
        const closed = io.close();
        await Promise.race([closed, setTimeout(LAST_CLOSE_MS)]);
        connections.cut();
        await closed;
      };
      for (const game of context.games.values()) {
        const namespace = io.of(game.name);
        writeInOnePiece(namespace);
        namespace.use(letIn(context));
        namespace.on('connection', (socket: Socket) => listenTo(socket, game, context));
      }
    },
    connected: () => connected(),
    close: () => close(),
  };
  return transport as unknown as SocketTransport;
};

/** Lets connections into a game that have not said too much; who asks many times at once is let in once. */
const letIn = ({ allowances, config }: TransportContext): Parameters<Namespace['use']>[0] => {
  const coming = new WeakSet<object>();
  return ({ conn }, next) => {
    const verdict = allowances.connect(speakerOf(conn as never, config));
    if (verdict === 'allowed') {
      if (coming.has(conn)) return next(new Error('rate'));
      coming.add(conn);
      setImmediate(() => coming.delete(conn));
    }
    if (verdict === 'cut-off') {
      allowances.cut(addressOf(conn.request, config.trustProxy));
      conn.close(true);
    }
    next(verdict === 'allowed' ? undefined : new Error('rate'));
  };
};

/** Cuts a WebSocket that is closed and whose other end does not close it too: by itself it would be waited for half a minute. */
const cutAfter = (conn: EngineSocket, ms: number): void => {
  conn.once('close', () => {
    const { socket } = conn.transport as { readonly socket?: { readonly terminate?: () => void } };
    void setTimeout(ms, undefined, { ref: false }).then(() => socket?.terminate?.());
  });
};

type EngineSocket = {
  readonly transport: unknown;
  readonly once: (event: 'close', listener: () => void) => unknown;
};

const openSockets = (
  { config, allowances, connections, games, meter }: TransportContext,
  server: http.Server,
): Server => {
  const { isAdmitted, entered } = connectionLimits(config, allowances, connections);
  const io = new Server<DefaultEventsMap, DefaultEventsMap>(server, {
    serveClient: false,
    parser: { ...parser, Encoder: TextEncoder },
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    pingInterval: config.patience.pingEvery,
    pingTimeout: config.patience.pong,
    connectTimeout: config.patience.arrival,
    cors: { origin: [...config.origins] },
    // Compressed frames are made for each connection anew, and nothing that is sent is long: as it is, a frame is made once
    // for a thousand pages.
    perMessageDeflate: false,
    allowRequest: handshakeCheck(config, isAdmitted),
  });
  io.engine.on('connection', entered);
  io.engine.on('connection', conn => cutAfter(conn, config.patience.goodbye));
  watchConnections(io, { allowances, config, isGame: name => games.has(name), meter });
  watchFrames(io, allowances, config, meter);
  // Whoever is only connected is told nothing, and is not let stay.
  io.of('/').use((_socket, next) => next(new Error('there is no game here')));
  return io;
};
