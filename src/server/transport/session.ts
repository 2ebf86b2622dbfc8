import { setTimeout } from 'node:timers/promises';
import type { Socket } from 'socket.io';
import { CATCHING_UP, isTalk, type Speaker } from '../limits/allowance.ts';
import { widestOf } from '../limits/networks.ts';
import { isRefusal } from '../match/commands.ts';
import { CannotStore } from '../match/ports.ts';
import type { ServedGame } from '../match/served-game.ts';
import { speakerOf } from './connections.ts';
import type { Session } from './match-pages.ts';
import {
  type MoveMessage,
  moveIDIn,
  parseChat,
  parseHidden,
  parseHistory,
  parseMove,
  parseReact,
  parseSync,
  parseTalk,
  parseUndo,
  parseUndoAnswer,
} from './messages.ts';
import type { TransportContext } from './socket-transport.ts';
import { catchUp, enterMatch, hasLeft } from './sync.ts';
import { talkPage } from './talk-pages.ts';

/** What a page is answered through that wants to know what became of its message: null, or why nothing has. */
const answerIn = (packet: readonly unknown[]): ((code: string | null) => void) | null => {
  const last = packet.at(-1);
  return typeof last === 'function' ? (last as (code: string | null) => void) : null;
};

/** How often a page is told that it talks too much, in milliseconds. */
const TOLD_MS = 1000;

/** Listens to one socket for as long as it is open, and turns what it says into commands. */
export const listenTo = (socket: Socket, game: ServedGame, context: TransportContext): void => {
  const { config, allowances, turns, matches, pages, reviews, log, meter } = context;
  const house = { matches, pages, reviews, log, mostWatchers: config.limits.watchersPerMatch };
  // An address stays what it is, and is dear to read; and so is a seat, as long as the page is at it.
  const connected = speakerOf(socket.conn as never, null, config);
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
  const refuse = (matchID: string | null, stateID: number | null, code: string) => {
    count(code);
    socket.emit('refused', matchID, stateID, code);
  };
  /** A move with an id is answered by it. */
  const refuseMove = (
    { matchID, stateID, id }: Pick<MoveMessage, 'matchID' | 'stateID' | 'id'>,
    code: string,
  ) => {
    if (id === null) refuse(matchID, stateID, code);
    else socket.emit('answer', matchID, id, 'refused', code);
  };
  const isAnswered = (session: Session, id: string) =>
    pages.roomOf(session)?.hasAnswered(session, id) === true;
  /** The same for a message that is not read any further. */
  const refuseUnread = (event: string, packet: readonly unknown[], code: string) => {
    const id = moveIDIn(event, packet);
    if (id === null) return refuse(null, null, code);
    count(code);
    socket.emit('answer', pages.of(socket)?.matchID ?? null, id, 'refused', code);
  };
  /** That somebody talks too much need not be said to each line: saying so costs more than not hearing it. */
  let toldAt = Number.NEGATIVE_INFINITY;
  const isToldAlready = (): boolean => {
    const now = performance.now();
    if (now < toldAt + TOLD_MS) return true;
    toldAt = now;
    return false;
  };
  /** No message, whatever it holds, may end the process or another player's match. */
  const guarded = (matchID: string, onFault: () => void, work: () => Promise<void>) => {
    work().catch(error => {
      // That nothing can be stored is in the log already, once.
      if (!(error instanceof CannotStore))
        log.error({ err: error, matchID }, 'a message could not be handled');
      onFault();
    });
  };

  let isCut = false;
  socket.use(([event, ...packet], next) => {
    if (isCut) return;
    const verdict = allowances.hear(speaker(), event);
    if (verdict === 'heard') return next();
    if (verdict === 'refused' && isTalk(event) && isToldAlready()) return;
    const answer = answerIn(packet);
    if (verdict === 'refused' && answer !== null) {
      count('rate');
      return answer('rate');
    }
    if (verdict === 'cut-off') {
      isCut = true;
      meter?.cut('flood');
      allowances.cut(connected.address);
      // It has been told before why.
      setImmediate(() => socket.disconnect(true));
      return;
    }
    refuseUnread(event, packet, 'rate');
  });

  socket.on('sync', (...packet: unknown[]) => {
    const message = parseSync(packet);
    if (message === null) return refuse(null, null, 'malformed');
    const { matchID } = message;
    guarded(
      matchID,
      () => refuse(matchID, null, 'fault'),
      async () => {
        const wait = turns.take(widestOf(connected.address));
        if (wait > 0) await setTimeout(wait);
        const refusal = await enterMatch(house, game, socket, message);
        if (refusal !== null) refuse(matchID, null, refusal);
      },
    );
  });

  socket.on('update', (...packet: unknown[]) => {
    const message = parseMove(packet);
    if (message === null) return refuseUnread('update', packet, 'malformed');
    const session = pages.of(socket);
    const { matchID, seat, stateID, move, id } = message;
    if (session === null || session.matchID !== matchID || session.seat !== seat) {
      return refuseMove(message, 'not-joined');
    }
    guarded(
      matchID,
      () => refuseMove(message, 'fault'),
      async () => {
        const { credentials } = session;
        const done = await matches.send(matchID, { kind: 'move', seat, credentials, stateID, move, id });
        // Whoever is behind is told what it has missed before hearing so.
        if (isRefusal(done)) {
          if (done.refused === 'stale') {
            allowances.charge(speaker(), CATCHING_UP);
            await catchUp(pages, session, done.version ?? 0, stateID);
          }
        } else if (done.acknowledgement === 'repeated') {
          allowances.charge(speaker(), CATCHING_UP);
          await catchUp(pages, session, done.match?.version ?? 0, null);
        }
        if (isRefusal(done)) refuseMove(message, done.refused);
        else if (id !== null && !(done.acknowledgement === 'made' && isAnswered(session, id)))
          socket.emit('answer', matchID, id, done.acknowledgement);
      },
    );
  });

  socket.on('undo', (...packet: unknown[]) => {
    const message = parseUndo(packet);
    if (message === null) return refuseUnread('undo', packet, 'malformed');
    const session = pages.of(socket);
    const { matchID, stateID, id } = message;
    if (session === null || session.matchID !== matchID || session.seat === null) {
      return refuseMove(message, 'not-joined');
    }
    const { seat, credentials } = session;
    guarded(
      matchID,
      () => refuseMove(message, 'fault'),
      async () => {
        const done = await matches.send(matchID, { kind: 'undo', seat, credentials, stateID, id });
        if (isRefusal(done)) refuseMove(message, done.refused);
        else socket.emit('answer', matchID, id, done.acknowledgement);
      },
    );
  });

  socket.on('undo-answer', (...packet: unknown[]) => {
    const message = parseUndoAnswer(packet);
    if (message === null) return refuse(null, null, 'malformed');
    const session = pages.of(socket);
    const { matchID, stateID, agree } = message;
    if (session === null || session.matchID !== matchID || session.seat === null) {
      return refuse(matchID, null, 'not-joined');
    }
    const { seat, credentials } = session;
    guarded(
      matchID,
      () => refuse(matchID, null, 'fault'),
      async () => {
        const done = await matches.send(matchID, { kind: 'undo-answer', seat, credentials, stateID, agree });
        // Who asked, or somebody else, was faster: the page is told how it stands anyway.
        if (isRefusal(done) && done.refused !== 'not-asked') refuse(matchID, null, done.refused);
      },
    );
  });

  socket.on('history', (...packet: unknown[]) => {
    const message = parseHistory(packet);
    if (message === null) return refuse(null, null, 'malformed');
    const session = pages.of(socket);
    const { matchID, before } = message;
    if (session === null || session.matchID !== matchID) return refuse(matchID, null, 'not-joined');
    guarded(
      matchID,
      () => refuse(matchID, null, 'fault'),
      async () => void socket.emit('history', matchID, before, await pages.history(session, before)),
    );
  });

  socket.on('talk', (...packet: unknown[]) => {
    const message = parseTalk(packet);
    if (message === null) return refuse(null, null, 'malformed');
    const { matchID, before } = message;
    if (pages.of(socket)?.matchID !== matchID) return refuse(matchID, null, 'not-joined');
    guarded(
      matchID,
      () => refuse(matchID, null, 'fault'),
      async () => {
        const { talk = [] } = (await matches.load(matchID))?.data ?? {};
        const { lines, earlier } = talkPage(talk, before);
        socket.emit('talk-before', matchID, lines, earlier);
      },
    );
  });

  socket.on('chat', (...packet: unknown[]) => {
    const message = parseChat(packet);
    const answer = answerIn(packet);
    const refuseLine = (code: string) => {
      if (answer === null) return refuse(message?.matchID ?? null, null, code);
      count(code);
      answer(code);
    };
    if (message === null) return refuseLine('malformed');
    const session = pages.of(socket);
    const { matchID, id, text } = message;
    if (session === null || session.matchID !== matchID || session.seat === null) {
      return refuseLine('not-joined');
    }
    const { seat, credentials } = session;
    guarded(
      matchID,
      () => refuseLine('fault'),
      async () => {
        const done = await matches.send(matchID, { kind: 'chat', seat, credentials, id, text });
        if (isRefusal(done)) refuseLine(done.refused);
        else answer?.(null);
      },
    );
  });

  socket.on('react', (...packet: unknown[]) => {
    const message = parseReact(packet);
    if (message === null) return refuse(null, null, 'malformed');
    const session = pages.of(socket);
    const { matchID, reaction } = message;
    if (session === null || session.matchID !== matchID || session.seat === null) {
      return refuse(matchID, null, 'not-joined');
    }
    const { seat, credentials } = session;
    guarded(
      matchID,
      () => refuse(matchID, null, 'fault'),
      async () => {
        const done = await matches.send(matchID, { kind: 'react', seat, credentials, reaction });
        if (isRefusal(done)) refuse(matchID, null, done.refused);
      },
    );
  });

  // A tab that nobody sees: its seat is told of its turn as one is whose page is closed.
  socket.on('hidden', (...packet: unknown[]) => {
    const message = parseHidden(packet);
    if (message === null) return refuse(null, null, 'malformed');
    const session = pages.of(socket);
    const { matchID, isHidden } = message;
    if (session === null || session.matchID !== matchID) return refuse(matchID, null, 'not-joined');
    if (!pages.hide(session, isHidden)) return;
    guarded(
      matchID,
      () => {},
      async () => void (await matches.send(matchID, { kind: 'out-of-sight' })),
    );
  });

  socket.on('disconnect', reason => {
    if (reason === 'client namespace disconnect') {
      const session = pages.leave(socket);
      if (session !== null) hasLeft(pages, reviews, session);
    } else if (reason === 'server shutting down') {
      // Nobody has gone where it is the server that goes: a restart changes nothing about who is waited for.
      pages.leave(socket);
    } else pages.lose(socket, session => hasLeft(pages, reviews, session));
  });
};
