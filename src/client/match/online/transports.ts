import type { Manager, Socket } from 'socket.io-client';
import { onServer } from '../../ui/base.ts';
import { DIAL_MAX_MS } from './reconnect.ts';

/** How a page reaches the server: by a WebSocket, or where none comes through by requests of its own (polling). */
const TRANSPORTS = ['websocket', 'polling'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** How long a transport may take until the server has answered over it, in milliseconds; a proxy may take a WebSocket and swallow all of it. */
export const ANSWERS_WITHIN_MS = 3000;
/** A WebSocket that is cut sooner than this has been cut by something that lets none stay; so many of them one after the other, and there is no other one. */
const SHORT_MS = 30_000;
const SHORT_ONES = 2;
/** For so long at least it is only said that the connection is lost, in milliseconds. */
const QUIET_MS = 3000;

/** What is known for as long as the page is open, be it at several matches. */
export type Visit = {
  /** No WebSocket comes through here. */
  isBlocked: boolean;
  /** One has, once. */
  hasPassed: boolean;
  /** How many have been cut soon, one after the other. */
  short: number;
};
export const newVisit = (): Visit => ({ isBlocked: false, hasPassed: false, short: 0 });
const thisVisit = newVisit();

const firstOf = ({ isBlocked }: Visit): Transport => (isBlocked ? 'polling' : 'websocket');

export const socketOptions = (visit: Visit = thisVisit) => ({
  path: onServer('/socket.io'),
  transports: [firstOf(visit)] as Transport[],
  timeout: ANSWERS_WITHIN_MS,
  reconnectionDelay: 300,
  reconnectionDelayMax: DIAL_MAX_MS,
});

export type Transports = {
  /** The transports that were tried in vain, once all have been for some time; null where the page is connected, or may be in a moment. */
  readonly tried: () => readonly Transport[] | null;
  /** Dials anew: what was asked over this connection stays unanswered. */
  readonly redial: () => void;
  /** Tries at once, as somebody wants it. */
  readonly tryNow: () => void;
  readonly stop: () => void;
};

/**
 * Goes over to the other transport where one does not come through, and keeps in mind for this visit where WebSockets do not.
 * @param onChange what was tried has changed
 */
export const followTransports = (
  socket: Socket,
  onChange: () => void,
  visit: Visit = thisVisit,
  now: () => number = () => performance.now(),
): Transports => {
  const manager: Manager = socket.io;
  const tried = new Set<Transport>();
  let transport = firstOf(visit);
  /** It was gone over to as the other one did not come through. */
  let isOther = false;
  let connectedAt: number | null = null;
  let lostAt = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  /** The engine is open, and the server has not been heard over it. */
  let isUnheard = false;

  const take = (next: Transport) => {
    transport = next;
    // Where WebSockets have come through before, polling looks for one besides.
    manager.opts.transports =
      next === 'polling' && visit.hasPassed && !visit.isBlocked ? ['polling', 'websocket'] : [next];
  };
  const failed = () => {
    // What is wrong with a connection that there was ends it, and is heard of then.
    if (socket.connected) return;
    tried.add(transport);
    if (visit.isBlocked) tried.add('websocket');
    isOther = transport === 'websocket';
    take(isOther || visit.isBlocked ? 'polling' : 'websocket');
    onChange();
  };
  /** The engine is open: now the server has to be heard over it too. */
  const listen = () => {
    isUnheard = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!socket.connected) manager.engine.close();
    }, ANSWERS_WITHIN_MS);
  };
  const onClose = () => {
    if (isUnheard) failed();
    isUnheard = false;
  };
  const onConnect = () => {
    clearTimeout(timer);
    isUnheard = false;
    if (transport === 'websocket') visit.hasPassed = true;
    else if (isOther && !visit.hasPassed) visit.isBlocked = true;
    isOther = false;
    connectedAt = now();
    tried.clear();
    onChange();
  };
  /** The connection was cut, or what was asked over it stays unanswered. */
  const cut = () => {
    if (connectedAt === null) return;
    const isShort = now() - connectedAt < SHORT_MS;
    if (transport === 'websocket') visit.short = isShort ? visit.short + 1 : 0;
    if (visit.short >= SHORT_ONES) visit.isBlocked = true;
    connectedAt = null;
    lostAt = now();
    take(firstOf(visit));
  };
  const dial = () => {
    if (!isStopped) socket.disconnect().connect();
  };
  const redial = () => {
    cut();
    dial();
  };
  const onDisconnect = (reason: string) => {
    clearTimeout(timer);
    // The server has sent the page away, or the page has gone: no transport has failed.
    if (reason.startsWith('io ')) connectedAt = null;
    else cut();
  };
  /** Turned away by the server, a socket does not dial again by itself. */
  const onRefused = () => {
    if (socket.active) return;
    isUnheard = false;
    clearTimeout(timer);
    timer = setTimeout(() => socket.connect(), ANSWERS_WITHIN_MS);
  };
  take(transport);
  manager.on('open', listen);
  manager.on('close', onClose);
  manager.on('error', failed);
  socket.on('connect', onConnect);
  socket.on('disconnect', onDisconnect);
  socket.on('connect_error', onRefused);

  return {
    tried: () =>
      connectedAt === null && TRANSPORTS.every(each => tried.has(each)) && now() - lostAt >= QUIET_MS
        ? TRANSPORTS.filter(each => tried.has(each))
        : null,
    redial,
    tryNow: dial,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      manager.off('open', listen);
      manager.off('close', onClose);
      manager.off('error', failed);
    },
  };
};
