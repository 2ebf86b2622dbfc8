/**
 * The transport: boardgame.io's socket protocol, guarded. One namespace a game (`/priests-of-ra`); a socket is
 * at one match and one seat at a time. The framework's own `Client` with `SocketIO` speaks it unchanged.
 *
 * From a page:
 * - `sync` (matchID, playerID | null, credentials?): come to a match, as a seat's owner or, with null, as a
 *   spectator; asked again at any time, it is sent again. Takes a seat back from a bot standing in.
 * - `update` (action, stateID, matchID, playerID, id?): a move, `{type: 'MAKE_MOVE', payload: {type, args}}`, made in
 *   sight of state `stateID`. Heard only after a `sync` as that seat. Who moves is the socket's seat, whatever
 *   the payload says. Nothing else is an action: no events, no undo of the framework's, no state of the client's own. `id` is the
 *   page's own name for the move (8 to 32 of `A-Za-z0-9_-`); the framework's client gives none and hears no answers.
 * - `undo` (matchID, stateID, id): take back one's own last move, with what was done since, in sight of state `stateID`; `id` as of
 *   a move. Answered with `made` when it is done, or when the others are asked, as something was shown or another person has acted.
 * - `undo-answer` (matchID, stateID, agree): a seat's answer to `asking`, true or false.
 * - `history` (matchID, before): what led up to state number `before`, page by page.
 * - `chat` (matchID, {id, payload}): up to 300 characters, from seats only. `id` (up to 16 characters) is the page's own name for
 *   the line: sent again, it is not said twice. `no-talk` where the table has chosen so. With an acknowledgement of socket.io's it is answered
 *   by that: null, or the code of the refusal; too much of it now and then not at all.
 * - `react` (matchID, name): one of the drawn reactions (`game/shared/talk.ts`); it is allowed as often as chat.
 * - `talk` (matchID, seat, id): what was said before a line, which is named by who said it and its id.
 * - `hidden` (matchID, isHidden): whether the page is open where nobody sees it: then its seat is told of its turn as one that is away.
 *
 * To a page:
 * - `sync` (matchID, {state, log, initialState, filteredMetadata}): what it may know. `state.G` is the view of its
 *   seat; `log` holds the last 20 moves, the move made in state n under `_stateID` n with its public events as
 *   `metadata.events`, or where there are many by their shapes (`game/framework/told-events.ts`), or without `metadata` where
 *   it caused none; an entry of the type `UNDO` lists under `metadata.undone` the numbers of those that count no more,
 *   with `unasked: true` where they had shown something and there was nobody to ask, and `agreed: true` where all others agreed.
 *   `metadata.madeFor` lists `{seat, by}` for moves that these events show and that a bot made for whoever holds the seat (`by:
 *   "bot"`), or time that had run out (`"time"`). `initialState.G.opening` lists the events of the set-up. Before the match has begun there is nothing to tell: a `sync`
 *   is answered with `matchData`, and everybody is sent a `sync` when the last seat is taken.
 * - `patch` (matchID, prevStateID, stateID, patch, log, id?): after moves, with the entries they added. `patch` (RFC 6902)
 *   makes state `stateID` of state `prevStateID`, which is what the page was sent last. They are stored when it is sent.
 *   `id` is the mover's name for its move where it gave one: to the mover the patch is the answer, `made`.
 * - `update` (matchID, state, log): the whole state instead, where it keeps its number as a seat has changed its mind, or
 *   to a page that has made two `stale` moves in sight of a state before the last that it was sent, with the entries since.
 * - `history` (matchID, before, log): up to 50 entries that end just before state `before`, from a multiple of 50 on; what comes
 *   earlier is to be asked for with the number of the first of them, and may be at the same time. Empty where there are none.
 * - `answer` (matchID, id, kind, code?): what became of the move with that id, after the message that shows it, unless that was
 *   a `patch` which bears the id. `made`;
 *   `changed`: where several act at the same time, a seat has changed its mind and nobody else is told anything;
 *   `repeated`: it was made or changed before, nothing was done again; `refused`, with a code. In games where several act together a move names what it answers to and may be made in
 *   sight of any state: one that comes late is refused by the rules.
 * - `refused` (matchID | null, stateID | null, code): why nothing came of a message without an id.
 * - `clock` (matchID, [[seat, left]]): where the table plays against the clock, the milliseconds left to each seat
 *   that is to act; after every `sync`, and whenever somebody's time begins.
 * - `table` (matchID, {host, incidents: [{kind, seat, by?, at}], away: [[seat, left]], votable?: [[seat, left]], votes: {SEAT: [seat]}}): who may change
 *   a table that waits for players; what befell the people at it, after so many moves (`game/shared/incidents.ts`); the
 *   milliseconds until a bot plays for whoever is waited for and away, and until the others may vote to go on without them; who would. After a `sync` where there is any of it, and after any change of it.
 * - `asking` (matchID, null | {seat, stateID, agreed, left, shown?}, ended?): the seat asks whether it may take a move back; `agreed` lists those who
 *   said yes, `left` the milliseconds in which the others may; `shown` is true where something hidden was shown since. Null when it asks no more, and then, where not everybody
 *   agreed to what was asked last, `ended` is {seat, stateID, refusedBy?, missing}: who said no, and who had not answered. Asked in state `stateID`; bots and clocks go on, and a person's move ends it.
 *   After a `sync` where somebody is asking.
 * - `matchData` (matchID, players): `{id, name?, isConnected?, data?}` per seat, after any change of it;
 *   `data` is `{bot}`, or `{bot, standIn: true}` while a bot plays the seat of a person who is away, with `resigned: true` for good.
 * - `chat` (matchID, {id, sender, payload}).
 * - `talk` (matchID, [{id, seat, text}], earlier): the last lines that were said, up to 2 kB, and how many are kept from before them;
 *   after a `sync` where there are any. `talk-before` with the same is the answer to `talk`.
 * - `watching` (matchID, many): how many pages watch, on all servers together; after a `sync` where there are any, and at most once
 *   a second where that changes.
 * - `reaction` (matchID, seat, name): what somebody shows beside their face for a moment.
 *
 * Codes: those of the game's rules; `other-pieces` (the server has other tiles or cards than the match was dealt from); `malformed`; `rate` (too fast: send it again later; who goes on is cut off);
 * `unknown-match`; `credentials` (not this page's seat, or no longer); `not-joined` (no `sync` as that seat before); `not-started`
 * (seats are free); `closed` (its host has closed the table) and `deserted` (everybody got up before it began); `resigned`; `match-over`; `unknown-move`; `stale` (the match had moved on; what was missed has been sent);
 * `not-now`; `fault` (the server could not store it: try again).
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
import type { Allowances } from '../limits/allowance.ts';
import { widestOf } from '../limits/networks.ts';
import type { OpenElsewhere } from '../limits/open-at-once.ts';
import { Turns } from '../limits/turns.ts';
import type { Matches } from '../match/matches.ts';
import type { ServedGame } from '../match/served-game.ts';
import { admission, speakerOf, watchConnections } from './connections.ts';
import { doorOf } from './door.ts';
import { watchFrames } from './frames.ts';
import { writeInOnePiece } from './one-write.ts';
import type { Pages } from './pages.ts';
import type { Reviews } from './reviews.ts';
import { listenTo } from './session.ts';
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
  readonly turns: Turns;
  readonly log: Logger;
  readonly games: ReadonlyMap<string, ServedGame>;
  readonly matches: Matches;
  readonly pages: Pages;
  readonly reviews: Pick<Reviews, 'expect'>;
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
        { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: lookEvery },
        (request, response) => {
          handler ??= app.callback();
          handler(request, response);
        },
      );
      server.on('error', fail);
      app.listen = ((port: number, listening: () => void) =>
        server.listen({ port, backlog: BACKLOG }, listening)) as App['listen'];
      const turns = new Turns(undefined, REQUESTS);
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
        turnOf: request => turns.take(widestOf(ofVisitor(request))),
        mayAsk: request => allowances.ask(ofVisitor(request)),
        sentAway: request => {
          allowances.sendAway(ofVisitor(request));
          meter?.cut('flood');
        },
      });
      serveBelow(server, config.basePath);
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
    const verdict = allowances.connect(speakerOf(conn as never, null, config));
    if (verdict === 'heard') {
      if (coming.has(conn)) return next(new Error('rate'));
      coming.add(conn);
      setImmediate(() => coming.delete(conn));
    }
    if (verdict === 'cut-off') {
      allowances.cut(addressOf(conn.request, config.trustProxy));
      conn.close(true);
    }
    next(verdict === 'heard' ? undefined : new Error('rate'));
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
  const { isAdmitted, entered } = admission(config, allowances, connections);
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
    allowRequest: doorOf(config, isAdmitted),
  });
  io.engine.on('connection', entered);
  io.engine.on('connection', conn => cutAfter(conn, config.patience.goodbye));
  watchConnections(io, { allowances, config, isGame: name => games.has(name), meter });
  watchFrames(io, allowances, config, meter);
  // Whoever is only connected is told nothing, and is not let stay.
  io.of('/').use((_socket, next) => next(new Error('there is no game here')));
  return io;
};
