import {
  FROM_PAGE,
  type FromPageRead,
  PAGE_MESSAGES,
  type PageMessageName,
  pageMessage,
} from '../../wire/from-page.ts';
import { read } from '../../wire/packet.ts';
import { MOVE_ID } from '../../wire/parts.ts';
import type { Speaker } from '../limits/allowance.ts';
import { widestOf } from '../limits/networks.ts';
import { CannotStore } from '../match/ports.ts';
import type { ServedGame } from '../match/served-game.ts';
import { speakerOf } from './connections.ts';
import type { Session } from './match-pages.ts';
import { type HandlerContext, MESSAGE_HANDLERS, type Sender } from './message-handlers.ts';
import type { PageSocket } from './page-socket.ts';
import type { TransportContext } from './socket-transport.ts';
import { pageLeft } from './sync.ts';

/** The acknowledgement function of a packet, if the page has sent one: it is called with null, or with the code of the refusal. */
const callbackIn = (packet: readonly unknown[]): HandlerContext['callback'] => {
  const last = packet.at(-1);
  return typeof last === 'function' ? (last as HandlerContext['callback']) : null;
};

/** The id of a move, by which it is answered even where the rest of the message is malformed. */
const moveIDIn = (name: string, packet: readonly unknown[]): string | null => {
  const at = pageMessage(name)?.packet.args.findIndex(([arg]) => arg === 'id') ?? -1;
  const id = packet[at];
  return typeof id === 'string' && MOVE_ID.test(id) ? id : null;
};

/** How often a page is told at most that it talks too much, in milliseconds. */
const TALK_REFUSAL_MS = 1000;

/** Handles the messages of one socket for as long as it is open. */
export const listenTo = (socket: PageSocket, game: ServedGame, context: TransportContext): void => {
  const { config, allowances, throttle, matches, pages, presenceUpdates, memberOf, log, meter } = context;
  const mostWatchers = config.limits.watchersPerMatch;
  const services = { matches, pages, presenceUpdates, memberOf, log, mostWatchers };
  // Both are made once, as they are asked for with every message: the connection's address never changes, and its seat only with the session.
  const connected = speakerOf(socket.conn as never, config);
  let seated: { readonly session: Session; readonly speaker: Speaker } | null = null;
  const speaker = (): Speaker => {
    const session = pages.of(socket);
    if (session === null || session.seat === null) return connected;
    const { matchID, seat } = session;
    if (seated?.session !== session)
      seated = { session, speaker: { ...connected, seat: `${matchID}/${seat}`, match: matchID } };
    return seated.speaker;
  };

  const count = (code: string) => {
    if (code === 'malformed' || code === 'rate') meter?.refused(code);
  };
  /**
   * Says why nothing comes of a message, by its name where it has one.
   * @param message as far as it was read
   */
  const refuse = (
    name: string,
    packet: readonly unknown[],
    code: string,
    message: { readonly matchID: string; readonly stateID?: number } | null = null,
  ): void => {
    count(code);
    const refusedBy = pageMessage(name)?.refusedBy;
    const callback = refusedBy === 'callback' ? callbackIn(packet) : null;
    if (callback !== null) {
      callback(code);
      return;
    }
    const id = refusedBy === 'answer' ? moveIDIn(name, packet) : null;
    const { matchID = null, stateID = null } = message ?? {};
    if (id !== null) socket.emit('answer', matchID ?? pages.of(socket)?.matchID ?? null, id, 'refused', code);
    else socket.emit('refused', matchID, refusedBy === 'answer' ? stateID : null, code);
  };
  /** Not every line that is too much is answered: the answer would cost more than to ignore the line. */
  let refusedAt = Number.NEGATIVE_INFINITY;
  const wasToldJustNow = (): boolean => {
    const now = performance.now();
    if (now < refusedAt + TALK_REFUSAL_MS) return true;
    refusedAt = now;
    return false;
  };

  let isCut = false;
  socket.use(([name, ...packet], next) => {
    if (isCut) return;
    const verdict = allowances.takeMessage(speaker(), name);
    if (verdict === 'allowed') return next();
    if (verdict === 'cut-off') {
      isCut = true;
      meter?.cut('flood');
      allowances.cut(connected.address);
      // Why, it was told with the refusals before.
      setImmediate(() => socket.disconnect(true));
      return;
    }
    if (pageMessage(name)?.allowance === 'talk' && wasToldJustNow()) return;
    const callback = callbackIn(packet);
    if (callback === null) return refuse(name, packet, 'rate');
    count('rate');
    callback('rate');
  });

  /** Who has sent a message, where they may. */
  const senderOf = <Name extends PageMessageName>(name: Name, { matchID }: { readonly matchID: string }) => {
    const { sender } = FROM_PAGE[name];
    const session = pages.of(socket);
    const isThere = session?.matchID === matchID && (sender === 'page' || session.seat !== null);
    return { may: sender === 'anyone' || isThere, sender: session as Sender<Name> };
  };
  /** No message, whatever it holds, may end the process or another player's match. */
  const handle = async <Name extends PageMessageName>(name: Name, packet: readonly unknown[]) => {
    let message: FromPageRead<Name> | null = null;
    try {
      message = read(FROM_PAGE[name].packet, packet) as FromPageRead<Name> | null;
      if (message === null) return refuse(name, packet, 'malformed');
      const { may, sender } = senderOf(name, message);
      if (!may) return refuse(name, packet, 'not-joined', message);
      const handlerContext: HandlerContext = {
        socket,
        game,
        services,
        turn: () => throttle.take(widestOf(connected.address)),
        charge: points => allowances.charge(speaker(), points),
        callback: callbackIn(packet),
      };
      const refusal = await MESSAGE_HANDLERS[name](message, sender, handlerContext);
      if (refusal !== null) refuse(name, packet, refusal, message);
    } catch (error) {
      // That the storage is away has been logged already.
      if (!(error instanceof CannotStore))
        log.error({ err: error, matchID: message?.matchID }, 'a message could not be handled');
      // Messages that are never answered are not answered with a fault either.
      if (FROM_PAGE[name].answers.length > 0) refuse(name, packet, 'fault', message);
    }
  };
  for (const name of PAGE_MESSAGES) socket.on(name, (...packet: unknown[]) => void handle(name, packet));

  socket.on('disconnect', reason => {
    if (reason === 'client namespace disconnect') {
      const session = pages.leave(socket);
      if (session !== null) pageLeft(pages, presenceUpdates, session);
    } else if (reason === 'server shutting down') {
      // The server ends, and its pages will be back: nobody counts as absent for that.
      pages.leave(socket);
    } else pages.lose(socket, session => pageLeft(pages, presenceUpdates, session));
  });
};
