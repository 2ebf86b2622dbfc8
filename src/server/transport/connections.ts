import type http from 'node:http';
import type { Server } from 'socket.io';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import type { Allowances, Speaker } from '../limits/allowance.ts';
import { OpenAtOnce, type OpenElsewhere } from '../limits/open-at-once.ts';
import type { CutReason, WireMeter } from './wire-meter.ts';

type Packet = { readonly type?: string; readonly data?: string | Buffer };

/** As much of engine.io's connections as is used here. */
export type Connection = {
  readonly id: string;
  readonly request: http.IncomingMessage;
  readonly transport: {
    readonly name: string;
    /** The WebSocket; pollers have none. */
    readonly socket?: { readonly bufferedAmount: number; readonly terminate: () => void };
  };
  readonly on: (event: string, listener: (packet: Packet) => void) => void;
  readonly once: (event: 'close', listener: () => void) => void;
  readonly close: (discard: boolean) => void;
};

/** Who may connect: so many connections at the same time, and so many new ones a minute. */
export const connectionLimits = (config: Config, allowances: Allowances, elsewhere?: OpenElsewhere) => {
  const open = new OpenAtOnce(config.limits.socketsPerAddress, elsewhere);
  return {
    isAdmitted: (request: http.IncomingMessage): boolean => {
      const address = addressOf(request, config.trustProxy);
      return allowances.dial(address) && !open.isFull(address);
    },
    entered: (connection: Connection): void => {
      const address = addressOf(connection.request, config.trustProxy);
      open.opened(address);
      connection.once('close', () => open.closed(address));
    },
  };
};

/** What is watched, and who hears of it. */
type Watched = {
  readonly allowances: Allowances;
  readonly config: Config;
  /** Whether there is a game of this name. */
  readonly isGame: (name: string) => boolean;
  readonly meter?: WireMeter | undefined;
};

/** Cuts off who does not read what is said, and who sends more packets than anybody may, whatever is in them. */
export const watchConnections = (io: Server, { allowances, config, isGame, meter }: Watched): void => {
  const { heldBytes } = config.limits;
  io.engine.on('connection', (connection: Connection) => {
    const speaker = speakerOf(connection, config);
    /** Bytes that the connection's transport has not taken yet: a poller's, until it polls. */
    let waiting = 0;
    let isCut = false;
    const cutOnce = (why: CutReason) => {
      if (isCut) return;
      isCut = true;
      meter?.cut(why);
      if (why === 'flood') allowances.cut(speaker.address);
      // Not in the middle of a send.
      queueMicrotask(() => cut(connection));
    };
    connection.on('flush', () => {
      waiting = 0;
    });
    connection.on('packetCreate', ({ data }) => {
      waiting += data?.length ?? 0;
      if (waiting + (connection.transport.socket?.bufferedAmount ?? 0) > heldBytes) cutOnce('buffered');
    });
    connection.on('packet', packet => {
      if (!allowances.packet(speaker)) return cutOnce('flood');
      // Who comes to a game is asked there whether that may be. What leads nowhere is answered too, and costs as much.
      const isAstray = isAskedIn(packet) && !isGame(namespaceIn(packet));
      if (isAstray && allowances.connect(speaker) === 'cut-off') cutOnce('flood');
    });
  });
};

/** Socket.io's sign for coming to a namespace, which is named behind it, up to a comma. */
const CONNECT = '0';
const isAskedIn = ({ type, data }: Packet): boolean =>
  type === 'message' && typeof data === 'string' && data.startsWith(CONNECT);
const namespaceIn = ({ data }: Packet): string => /^0\/([^,]*)/.exec(String(data))?.[1] ?? '';

/** Ends a connection at once: what waits for it is thrown away rather than kept until it is read. */
const cut = (connection: Connection): void => {
  connection.transport.socket?.terminate();
  connection.close(true);
};

/** Who speaks over a connection, before anybody has sat down. */
export const speakerOf = (connection: Connection, { trustProxy }: Config): Speaker => ({
  connection: connection.id,
  address: addressOf(connection.request, trustProxy),
  seat: null,
});
