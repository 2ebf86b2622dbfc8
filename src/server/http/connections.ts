import type http from 'node:http';
import type { Socket } from 'node:net';
import { OpenAtOnce } from '../limits/open-at-once.ts';
import { neighbourOf } from './address.ts';

/**
 * How long whoever asks for too much is left waiting, in milliseconds, with nothing read of what they go on to send: sent away at
 * once they are back at once, thousands of times a second.
 */
const HOLD_MS = 1000;

/** Who may connect. */
type Visitors = {
  /** How many connections may be open from one address. */
  readonly most: number;
  /** Whether an address has asked for so much that it is not listened to for a while. */
  readonly isKeptOut: (address: string) => boolean;
  /** Hears of each that was one too many. */
  readonly refused: () => void;
};

export type Connections = {
  /** Listens no more to a connection, and goes on a second later; at once where it is a proxy's. */
  readonly hold: (socket: Socket, then: () => void) => void;
  readonly isHeld: (socket: Socket) => boolean;
  readonly cut: () => void;
};

/**
 * Keeps account of a server's connections, whatever became of them: requests half sent, streams, web sockets.
 * @param visitors null where all come from a proxy, whose affair it is then
 */
export const connectionsOf = (server: http.Server, visitors: Visitors | null): Connections => {
  const open = new Set<Socket>();
  const held = new WeakSet<Socket>();
  const hold = (socket: Socket, then: () => void): void => {
    held.add(socket);
    // Over a proxy's connections come others too.
    if (visitors === null) then();
    else {
      // Node's server goes on reading once what it hears of a request has been said.
      setImmediate(() => socket.pause());
      setTimeout(() => {
        // What lies unread as a connection is closed resets it, and the answer is lost.
        socket.resume();
        setImmediate(then);
      }, HOLD_MS).unref();
    }
  };
  const counted = visitors && new OpenAtOnce(visitors.most);
  const isOneTooMany = (socket: Socket): boolean => {
    if (counted === null) return false;
    const address = neighbourOf(socket);
    if (counted.isFull(address)) return true;
    counted.opened(address);
    if (visitors!.isKeptOut(address)) hold(socket, () => socket.destroy());
    socket.once('close', () => counted.closed(address));
    return false;
  };
  server.on('connection', (socket: Socket) => {
    // One whose offer was passed over (`upgrades.ts`) is known.
    if (open.has(socket)) return;
    // Between Node, which lets go of a socket that is to be upgraded, and whoever upgrades it, nobody hears of its
    // errors: a visitor who breaks off just then would end the process.
    socket.on('error', () => {});
    // Whoever says nothing costs little, but the system has room for only so many in all.
    if (isOneTooMany(socket)) {
      visitors!.refused();
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    hold,
    isHeld: socket => held.has(socket),
    cut: () => {
      for (const socket of open) socket.destroy();
    },
  };
};
