import http from 'node:http';
import net from 'node:net';
import { moveAction } from '../../../game/framework/actions.ts';
import { addressNumber } from './addresses.ts';
import { request } from './requests.ts';
import { Wire } from './wire.ts';

/**
 * One address that asks for more than anybody needs, in one of many ways. It stays within a
 * thousand messages a second, so that it is the server that has to cope and not the machine.
 */
export type Flood = {
  readonly kind: FloodKind;
  readonly port: number;
  readonly game: string;
  /** A match under way, and the credentials of its first seat. */
  readonly matchID: string;
  readonly credentials: string;
  /** The number of the state that it stands at. */
  readonly stateID: number;
};

const SOCKETS = 100;
/** Milliseconds between two messages of each of a hundred sockets: a thousand a second. */
const EVERY = 100;
const A_SECOND = 1000;
/** Pings cost little, so that they are sent by the dozen. */
const PINGS = 50;

const FLOODS = {
  /** Moves made in sight of a state that is long gone. */
  stale: flood => fromSockets(flood, 0, wire => wire.say(staleMove(flood))),
  /** Wishes to take a move back, for which a match is looked through. */
  undos: flood => fromSockets(flood, 0, wire => wire.say(undo(flood))),
  syncs: flood => fromSockets(flood, null, wire => wire.say(sync(flood, null))),
  /** The same from pages that read none of it. */
  unread: flood =>
    fromSockets(flood, null, wire => {
      wire.stopReading();
      wire.say(sync(flood, null));
    }),
  chats: flood =>
    fromSockets(flood, 0, wire =>
      wire.say(JSON.stringify(['chat', flood.matchID, { id: 'x', payload: 'hello' }])),
    ),
  /** One connection that leaves the game's namespace and enters it again, to be a new visitor each time. */
  namespaces: flood => {
    keepOpen(flood, wire => {
      for (let n = 0; n < 10; n++) wire.say(sync(flood, null));
      setTimeout(() => {
        wire.sayRaw(`41/${flood.game},`);
        wire.sayRaw(`40/${flood.game},`);
      }, 10);
    });
  },
  /** Ever so many requests to enter, at once. */
  connects: flood => {
    const one = keepOpen(flood);
    setInterval(() => {
      for (let n = 0; n < 100; n++) one()?.sayRaw(n % 2 === 0 ? '40' : `40/${flood.game},`);
    }, EVERY);
  },
  /** Control frames, fifty thousand a second over a hundred connections: engine.io hears of none. */
  pings: flood => fromSockets(flood, null, wire => wire.ping(PINGS)),
  /** New connections all the time. */
  connections: flood => {
    setInterval(() => {
      const wire = new Wire({ ...flood, from: FROM });
      setTimeout(() => wire.cut(), 500);
    }, 10);
  },
  /** Sessions by polling that are never polled. */
  pollers: ({ port }) => {
    setInterval(() => void get(port, '/socket.io/?EIO=4&transport=polling'), 20);
  },
  /** Pages, a thousand a second over connections that stay open. */
  pages: ({ port }) => repeated(port, '/', A_SECOND),
  /** As many probes as it can send, one behind the other over a hundred connections. */
  torrent: ({ port }) => {
    const words = `GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(PINGS);
    const dial = () => {
      const socket = net.connect({ port, host: '127.0.0.1', localAddress: FROM });
      const asking = setInterval(() => socket.write(words), EVERY);
      socket.on('error', () => {}).resume();
      socket.once('close', () => {
        clearInterval(asking);
        setTimeout(dial, EVERY);
      });
    };
    for (let n = 0; n < SOCKETS; n++) setTimeout(dial, n);
  },
  lists: ({ port, game }) => {
    setInterval(() => void get(port, `/games/${game}`), 20);
  },
  /** Lists that nobody else asks for, and records: nothing of them is kept. */
  ownLists: ({ port, game }) => {
    setInterval(() => void get(port, `/games/${game}?stage=running&limit=100`), 20);
  },
  listsSince: ({ port, game }) => {
    setInterval(() => void get(port, `/games/${game}?updatedAfter=1`), 20);
  },
  records: ({ port, game, matchID }) => {
    setInterval(() => void get(port, `/games/${game}/${matchID}/record`), 20);
  },
} satisfies Record<string, (flood: Flood) => void>;

/** Begins to flood, for as long as the process lives. */
export const startFlood = (flood: Flood): void => FLOODS[flood.kind](flood);

export type FloodKind = keyof typeof FLOODS;
export const FLOOD_KINDS = Object.keys(FLOODS) as readonly FloodKind[];

const FROM = addressNumber(60_000);

const get = (port: number, path: string) => request(port, { path, from: FROM }).catch(() => null);

const sync = ({ matchID, credentials }: Flood, seat: number | null): string =>
  JSON.stringify(['sync', matchID, seat === null ? null : String(seat), seat === null ? null : credentials]);

let moves = 0;
const newID = (): string => {
  moves += 1;
  return `flood${String(moves).padStart(8, '0')}`;
};
const staleMove = ({ matchID }: Flood): string => {
  return JSON.stringify(['update', moveAction(0, ['draw']), 1, matchID, '0', newID()]);
};
const undo = ({ matchID, stateID }: Flood): string => JSON.stringify(['undo', matchID, stateID, newID()]);

/** So many requests a second over connections that stay open. */
const repeated = (port: number, path: string, aSecond: number): void => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: SOCKETS });
  setInterval(() => {
    const asked = http.get({ agent, port, path, host: '127.0.0.1', localAddress: FROM }, answer =>
      answer.resume(),
    );
    asked.on('error', () => {});
  }, 1000 / aSecond);
};

/**
 * A connection that is dialled anew a moment after it is closed.
 * @param entered is told of every time that it enters the game's namespace
 * @returns it, where it is open
 */
const keepOpen = ({ port, game }: Flood, entered: (wire: Wire) => void = () => {}): (() => Wire | null) => {
  let open: Wire | null = null;
  const dial = (): void => {
    const wire: Wire = new Wire({
      port,
      game,
      from: FROM,
      entered: () => {
        open = wire;
        entered(wire);
      },
      closed: () => {
        open = null;
        setTimeout(dial, 200);
      },
    });
  };
  dial();
  return () => open;
};

const fromSockets = (flood: Flood, seat: number | null, say: (wire: Wire) => void): void => {
  for (let n = 0; n < SOCKETS; n++) {
    const wire = keepOpen(flood, entered => entered.say(sync(flood, seat)));
    setTimeout(() => {
      setInterval(() => {
        const open = wire();
        if (open !== null) say(open);
      }, EVERY);
    }, n);
  }
};
