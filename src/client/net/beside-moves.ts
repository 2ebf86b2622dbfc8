import type { Socket } from 'socket.io-client';
import type { TableNews } from '../../game/shared/incidents.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { REACTIONS, type Reaction, type TalkLine } from '../../game/shared/talk.ts';
import { steadyNow } from '../steady-now.ts';
import { clockOf } from './clock.ts';
import { withEarlier, withLast, withNew } from './kept-talk.ts';
import { type Asking, type EndedAsking, NOTHING, type OnlineSnapshot } from './online-snapshot.ts';

/** What a table is told beside its moves. */
export type BesideMoves = Pick<
  OnlineSnapshot,
  'clock' | 'news' | 'asking' | 'endedAsking' | 'talk' | 'talkBefore' | 'reaction' | 'watching'
>;

/** How much time each seat has left, in milliseconds. */
type TimeLeft = readonly (readonly [seat: Seat, ms: number])[];

/** A line as the server tells it at once, in the words of boardgame.io's own chat. */
type ToldLine = { readonly id: string; readonly sender: string; readonly payload: string };

type ToldAsking = Omit<Asking, 'until'> & { readonly left: number };

/**
 * Hears over a socket what a table is told beside its moves: the server tells it of itself, and anew over a new connection.
 */
export const hearBesideMoves = (socket: Socket, matchID: string, onChange: () => void) => {
  const { clock, news, asking, endedAsking, talk, talkBefore, reaction, watching } = NOTHING;
  let now: BesideMoves = { clock, news, asking, endedAsking, talk, talkBefore, reaction, watching };
  /** @param changed what comes of what was told; null where that is nothing */
  const hear = <Told extends readonly unknown[]>(
    event: string,
    changed: (...told: Told) => Partial<BesideMoves> | null,
  ) =>
    socket.on(event, (id: string, ...told: Told) => {
      const change = id === matchID ? changed(...told) : null;
      if (change === null) return;
      now = { ...now, ...change };
      onChange();
    });

  hear('clock', (left: TimeLeft) => ({ clock: clockOf(left, steadyNow(), now.clock) }));
  hear('table', ({ votable = [], ...told }: TableNews) => ({
    news: {
      ...told,
      away: clockOf(told.away, steadyNow(), now.news?.away ?? null),
      votable: clockOf(votable, steadyNow(), now.news?.votable ?? null),
    },
  }));
  hear('asking', (told: ToldAsking | null, ended?: EndedAsking) => {
    if (told === null) {
      const isKnown = ended !== undefined && ended.stateID === now.asking?.stateID;
      return { asking: null, endedAsking: isKnown ? ended : null };
    }
    const { left, ...asked } = told;
    return { asking: { ...asked, until: steadyNow() + left }, endedAsking: null };
  });
  hear('talk', (lines: readonly TalkLine[], earlier?: number) => withLast(now, lines, earlier));
  hear('talk-before', (lines: readonly TalkLine[], earlier: number) => withEarlier(now, lines, earlier));
  hear('chat', ({ id, sender, payload }: ToldLine) =>
    withNew(now, { id, seat: Number(sender), text: payload }),
  );
  hear('reaction', (seat: Seat, shown: Reaction) =>
    REACTIONS.includes(shown)
      ? { reaction: { seat, reaction: shown, id: (now.reaction?.id ?? 0) + 1 } }
      : null,
  );
  hear('watching', (many: number) => ({ watching: many }));

  return {
    now: (): BesideMoves => now,
    /** The match is told anew. Where anybody asks, or watches, that is told next. */
    restart: () => {
      now = { ...now, asking: null, watching: 0 };
    },
  };
};
