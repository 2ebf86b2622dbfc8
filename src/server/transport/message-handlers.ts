import { setTimeout } from 'node:timers/promises';
import type { Seat } from '../../game/shared/seats.ts';
import type { FROM_PAGE, FromPageRead, PageMessageName } from '../../wire/from-page.ts';
import { CATCHING_UP } from '../limits/allowance.ts';
import { type Command, isRefusal } from '../match/commands.ts';
import type { ServedGame } from '../match/served-game.ts';
import { talkVisibleTo } from '../match/talking.ts';
import { blockedAt, NOBODY, withoutBlocked } from './blocked-talk.ts';
import type { Session } from './match-pages.ts';
import type { PageSocket } from './page-socket.ts';
import { catchUp, enterMatch, type MatchServices } from './sync.ts';
import { talkPage } from './talk-pages.ts';

/** Where a message was heard. */
export type HandlerContext = {
  readonly socket: PageSocket;
  readonly game: ServedGame;
  readonly services: MatchServices;
  /** Milliseconds until a match may be sent to whoever asks. */
  readonly turn: () => number;
  /** An answer has cost more than was taken for its message. */
  readonly charge: (points: number) => void;
  /** What the page asked to be called when its message was heard, or refused. */
  readonly callback: ((code: string | null) => void) | null;
};

/** Who has sent a message, by who may. */
type Senders = {
  readonly anyone: null;
  readonly page: Session;
  readonly seat: Session & { readonly seat: Seat };
};
export type Sender<Name extends PageMessageName> = Senders[(typeof FROM_PAGE)[Name]['sender']];

/** @returns null, or the code of the refusal */
type Handler<Name extends PageMessageName> = (
  message: FromPageRead<Name>,
  sender: Sender<Name>,
  context: HandlerContext,
) => Promise<string | null>;

/** What comes of each message of a page's. */
export const MESSAGE_HANDLERS: { readonly [Name in PageMessageName]: Handler<Name> } = {
  sync: async (message, _nobody, { services, game, socket, turn }) => {
    const wait = turn();
    if (wait > 0) await setTimeout(wait);
    return enterMatch(services, game, socket, message);
  },
  update: async ({ seat, stateID, move, id }, session, { services, socket, charge }) => {
    if (session.seat !== seat) return 'not-joined';
    const { matchID, credentials } = session;
    const { matches, pages } = services;
    const done = await matches.send(matchID, { kind: 'move', seat, credentials, stateID, move, id });
    // Whoever is behind is told what it has missed before hearing so.
    if (isRefusal(done)) {
      if (done.refused === 'stale') {
        charge(CATCHING_UP);
        await catchUp(pages, session, done.version ?? 0, stateID);
      }
      return done.refused;
    }
    if (done.acknowledgement === 'repeated') {
      charge(CATCHING_UP);
      await catchUp(pages, session, done.match?.version ?? 0, null);
    }
    const isAnswered =
      id === null ||
      (done.acknowledgement === 'made' && pages.roomOf(session)?.hasAnswered(session, id) === true);
    if (!isAnswered) socket.emit('answer', matchID, id, done.acknowledgement);
    return null;
  },
  undo: async ({ stateID, id }, { matchID, seat, credentials }, { services, socket }) => {
    const done = await services.matches.send(matchID, { kind: 'undo', seat, credentials, stateID, id });
    if (isRefusal(done)) return done.refused;
    socket.emit('answer', matchID, id, done.acknowledgement);
    return null;
  },
  'undo-answer': async ({ stateID, agree }, session, { services }) => {
    const { seat, credentials } = session;
    const refusal = await send(services, session, { kind: 'undo-answer', seat, credentials, stateID, agree });
    // Who asked, or somebody else, was faster: the page is told how it stands anyway.
    return refusal === 'not-asked' ? null : refusal;
  },
  beforehand: ({ stateID, choices }, session, { services }) => {
    const { seat, credentials } = session;
    return send(services, session, { kind: 'choose', seat, credentials, stateID, choices });
  },
  history: async ({ matchID, before }, session, { services, socket }) => {
    socket.emit('history', matchID, before, await services.pages.history(session, before));
    return null;
  },
  view: async ({ matchID, stateID }, session, { services, socket }) => {
    socket.emit('view', matchID, stateID, await services.pages.view(session, stateID));
    return null;
  },
  talk: async ({ matchID, seat, id }, session, { services, socket }) => {
    const match = await services.matches.load(matchID);
    const blocked = match === null ? NOBODY : await blockedAt(services.pages.blocks, match, session);
    const talk =
      match === null
        ? []
        : withoutBlocked(talkVisibleTo(match, session.seat, session.credentials), match, blocked);
    const { lines, earlier } = talkPage(talk, { seat, id });
    socket.emit('talk-before', matchID, lines, earlier);
    return null;
  },
  chat: async ({ line }, session, { services, callback }) => {
    const { seat, credentials } = session;
    const refusal = await send(services, session, { kind: 'chat', seat, credentials, ...line });
    if (refusal === null) callback?.(null);
    return refusal;
  },
  react: ({ reaction }, session, { services }) => {
    const { seat, credentials } = session;
    return send(services, session, { kind: 'react', seat, credentials, reaction });
  },
  // Its seat is told of its turn as one is whose page is closed.
  hidden: async ({ isHidden }, session, { services }) =>
    services.pages.hide(session, isHidden) ? send(services, session, { kind: 'out-of-sight' }) : null,
};

/** @returns null, or the code of the refusal */
const send = async (
  { matches }: MatchServices,
  { matchID }: Session,
  command: Command,
): Promise<string | null> => {
  const done = await matches.send(matchID, command);
  return isRefusal(done) ? done.refused : null;
};
