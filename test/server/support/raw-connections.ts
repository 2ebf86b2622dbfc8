import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { closeLater } from './running-server.ts';

/** What separates packets in a poller's body. */
const SEPARATOR = '\u001e';
const PATH = '/socket.io/?EIO=4';

/** A connection below socket.io's client: packets as text. */
export type RawConnection = {
  /** Resolves to whether the server has taken them. */
  readonly send: (...packets: readonly string[]) => Promise<boolean>;
  /** Resolves when the server ends it, to the code that it says. */
  readonly closed: Promise<number>;
};

/** A poller. What is said to it waits at the server until it polls. */
export const openPoller = async (url: string): Promise<RawConnection & { poll: () => Promise<string[]> }> => {
  const polling = `${url}${PATH}&transport=polling`;
  const hello = await (await fetch(polling)).text();
  const { sid } = JSON.parse(hello.slice(1)) as { sid: string };
  const session = `${polling}&sid=${sid}`;
  const headers = { 'content-type': 'text/plain' };
  return {
    send: async (...packets) => {
      // Whoever is cut off in the midst of it has no answer.
      const body = packets.join(SEPARATOR);
      const answer = await fetch(session, { method: 'POST', headers, body }).catch(() => null);
      return answer?.ok ?? false;
    },
    poll: async () => (await (await fetch(session)).text()).split(SEPARATOR),
    closed: Promise.resolve(0),
  };
};

type Wire = RawConnection & {
  readonly pause: () => void;
  readonly heard: () => Promise<string>;
  /** Resolves to what comes back for a ping. */
  readonly answered: () => Promise<string>;
  /** Sends so many pings in one piece, numbered from 1. Resolves to what has come back once the last one has. */
  readonly pinged: (many: number) => Promise<readonly number[]>;
  /** What lies beneath engine.io's packets: pings and pongs, and empty pieces of a message that does not end. */
  readonly frames: (kind: 'pings' | 'pongs' | 'pieces', many: number) => void;
};

/** Opens a WebSocket, and resolves to whether it is let in. */
export const knock = (url: string): Promise<boolean> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${PATH}&transport=websocket`);
  closeLater(() => socket.terminate());
  return new Promise(resolve => {
    socket.once('open', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
};

/** A WebSocket, which reads until it is told not to. */
export const openWire = async (url: string): Promise<Wire> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${PATH}&transport=websocket`);
  closeLater(() => socket.terminate());
  const closed = new Promise<number>(resolve => {
    socket.on('close', resolve);
    socket.on('error', () => {});
  });
  await new Promise(resolve => socket.once('message', resolve));
  return {
    pause: () => socket.pause(),
    answered: () =>
      new Promise(resolve => {
        socket.once('pong', data => resolve(String(data)));
        socket.ping('still there');
      }),
    pinged: many =>
      new Promise(resolve => {
        const back: number[] = [];
        socket.on('pong', data => {
          back.push(Number(data));
          if (back.at(-1) === many) resolve(back);
        });
        // Of the library's own: what it writes upon.
        const { _socket: net } = socket as unknown as { readonly _socket: Socket };
        net.cork();
        for (let n = 1; n <= many; n++) socket.ping(String(n));
        net.uncork();
      }),
    frames: (kind, many) => {
      for (let i = 0; i < many && socket.readyState === WebSocket.OPEN; i++) {
        if (kind === 'pings') socket.ping();
        else if (kind === 'pongs') socket.pong();
        else socket.send('', { fin: false });
      }
    },
    heard: () => new Promise(resolve => socket.once('message', data => resolve(String(data)))),
    closed,
    send: async (...packets) => {
      for (const packet of packets) if (socket.readyState === WebSocket.OPEN) socket.send(packet);
      return socket.readyState === WebSocket.OPEN;
    },
  };
};
