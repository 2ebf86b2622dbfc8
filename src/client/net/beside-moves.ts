import { REACTIONS } from '../../game/shared/talk.ts';
import type { Told, ToPageName } from '../../wire/to-page.ts';
import { clockOf } from './clock.ts';
import { withEarlier, withLast, withNew } from './kept-talk.ts';
import { NOTHING, type OnlineSnapshot } from './online-snapshot.ts';

/** What a table is told beside its moves. */
export type BesideMoves = Pick<
  OnlineSnapshot,
  'clock' | 'news' | 'asking' | 'endedAsking' | 'talk' | 'talkBefore' | 'reaction' | 'watching'
>;

const { clock, news, asking, endedAsking, talk, talkBefore, reaction, watching } = NOTHING;
export const NOTHING_BESIDE: BesideMoves = {
  clock,
  news,
  asking,
  endedAsking,
  talk,
  talkBefore,
  reaction,
  watching,
};

/**
 * @param at when it is heard (`steadyNow`)
 * @returns what changes; null where it is nothing
 */
type Change<Name extends ToPageName> = (
  now: BesideMoves,
  at: number,
  ...told: Told<Name>
) => Partial<BesideMoves> | null;

export type BesideName =
  | 'clock'
  | 'table'
  | 'asking'
  | 'talk'
  | 'talk-before'
  | 'chat'
  | 'reaction'
  | 'watching';

/** The server tells all of it of itself, and anew over a new connection. */
const CHANGES: { readonly [Name in BesideName]: Change<Name> } = {
  clock: ({ clock }, at, _id, left) => ({ clock: clockOf(left, at, clock) }),
  table: ({ news }, at, _id, { votable = [], ...told }) => ({
    news: {
      ...told,
      away: clockOf(told.away, at, news?.away ?? null),
      votable: clockOf(votable, at, news?.votable ?? null),
    },
  }),
  asking: ({ asking }, at, _id, told, ended) => {
    if (told === null) {
      const isKnown = ended !== undefined && ended.stateID === asking?.stateID;
      return { asking: null, endedAsking: isKnown ? ended : null };
    }
    const { left, ...asked } = told;
    return { asking: { ...asked, until: at + left }, endedAsking: null };
  },
  talk: (now, _at, _id, lines, earlier) => withLast(now, lines, earlier),
  'talk-before': (now, _at, _id, lines, earlier) => withEarlier(now, lines, earlier),
  chat: (now, _at, _id, { id, sender, payload }) => withNew(now, { id, seat: Number(sender), text: payload }),
  // One of a later version of the server is not known here.
  reaction: ({ reaction }, _at, _id, seat, shown) =>
    REACTIONS.includes(shown) ? { reaction: { seat, reaction: shown, id: (reaction?.id ?? 0) + 1 } } : null,
  watching: (_now, _at, _id, many) => ({ watching: many }),
};

/** What is known beside the moves when something more is told; null where it comes to nothing. */
export const withBeside = <Name extends BesideName>(
  now: BesideMoves,
  name: Name,
  told: Told<Name>,
  at: number,
): BesideMoves | null => {
  const change = CHANGES[name](now, at, ...told);
  return change === null ? null : { ...now, ...change };
};

/** The match is told anew. Where anybody asks, or watches, that is told next. */
export const restarted = (now: BesideMoves): BesideMoves => ({ ...now, asking: null, watching: 0 });
