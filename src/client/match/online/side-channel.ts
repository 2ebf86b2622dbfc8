import type { AnyChoice } from '../../../game/shared/beforehand.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { REACTIONS, type Reaction } from '../../../game/shared/talk.ts';
import { KEPT_LINES, type TalkLine } from '../../../game/shared/talk-lines.ts';
import type { Payload, TableNews, ToPageName } from '../../../wire/to-page.ts';
import type { Clock } from '../../table/table-match.ts';
import type { OnlineSnapshot } from './online-snapshot.ts';

/** What a table is told beside its moves. */
export type SideChannel = {
  /** Until when those whose time runs must have acted; null when nobody's does. */
  readonly clock: Clock | null;
  /** Milliseconds in the bank of each whose time does not run, where the table gives banks. */
  readonly banks: ReadonlyMap<Seat, number>;
  /** What else the table was told; null where there was nothing to tell. */
  readonly news: OnlineNews | null;
  /** What was said at the table last. */
  readonly talk: readonly TalkLine[];
  /** How many lines were said before those, which can be asked for. */
  readonly talkBefore: number;
  /** The last reaction that was shown since this page came. */
  readonly reaction: ShownReaction | null;
  /** Who asks whether they may take a move back. */
  readonly asking: Asking | null;
  /** How the last question ended since this page came, where not everybody agreed. */
  readonly endedAsking: EndedAsking | null;
  /** What this page's seat has chosen beforehand. */
  readonly beforehand: OwnChoices;
  /** How many pages watch, this one among them where it does. */
  readonly watching: number;
};

/** What a seat wants done when its turn comes, in which states that was done, newest first, and how much was withdrawn meanwhile. */
export type OwnChoices = {
  readonly choices: readonly AnyChoice[];
  readonly made: readonly number[];
  readonly withdrawn: number;
};
const NO_CHOICES: OwnChoices = { choices: [], made: [], withdrawn: 0 };

/** What somebody shows for a moment; `id` tells one occasion from the next. */
export type ShownReaction = { readonly seat: Seat; readonly reaction: Reaction; readonly id: number };

export type Asking = {
  readonly seat: Seat;
  readonly stateID: number;
  /** Who has agreed. */
  readonly agreed: readonly Seat[];
  /** Until when the others may answer (`monotonicNow`). */
  readonly until: number;
  /** What would be taken back has shown somebody what was hidden. */
  readonly shown?: true;
};

/** What the server tells of a table besides, with its moments as this page counts time (`monotonicNow`). */
export type OnlineNews = Omit<TableNews, 'away' | 'votable'> & {
  readonly away: Clock | null;
  /** By seat, from when on the others may vote to go on without it. */
  readonly votable: Clock | null;
};

/** How a question ended to which not everybody has said yes. */
export type EndedAsking = {
  readonly seat: Seat;
  readonly stateID: number;
  /** Who said no, where somebody did. */
  readonly refusedBy?: Seat;
  /** Who had asked asks no more. */
  readonly withdrawn?: true;
  /** Who had not answered. */
  readonly missing: readonly Seat[];
};

export const NOTHING_SAID: SideChannel = {
  clock: null,
  banks: new Map(),
  news: null,
  asking: null,
  endedAsking: null,
  talk: [],
  talkBefore: 0,
  reaction: null,
  beforehand: NO_CHOICES,
  watching: 0,
};

/**
 * @param at when it is heard (`monotonicNow`)
 * @returns what changes; null where it is nothing
 */
type Change<Name extends ToPageName> = (
  now: SideChannel,
  at: number,
  ...payload: Payload<Name>
) => Partial<SideChannel> | null;

/** The server tells all of it of itself, and anew over a new connection. */
const CHANGES = {
  clock: ({ clock }, at, _id, left, kept) => ({ clock: clockOf(left, at, clock), banks: new Map(kept) }),
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
  beforehand: (_now, _at, _id, choices, made, withdrawn = 0) => ({
    beforehand: { choices, made, withdrawn },
  }),
  talk: (now, _at, _id, lines, earlier) => withLast(now, lines, earlier),
  'talk-before': (now, _at, _id, lines, earlier) => withEarlier(now, lines, earlier),
  chat: (now, _at, _id, { id, sender, payload }) => withNew(now, { id, seat: Number(sender), text: payload }),
  // One of a later version of the server is not known here.
  reaction: ({ reaction }, _at, _id, seat, shown) =>
    REACTIONS.includes(shown) ? { reaction: { seat, reaction: shown, id: (reaction?.id ?? 0) + 1 } } : null,
  watching: (_now, _at, _id, many) => ({ watching: many }),
} satisfies { readonly [Name in ToPageName]?: Change<Name> };

export type SideMessage = keyof typeof CHANGES;
export const SIDE_MESSAGES = Object.keys(CHANGES) as readonly SideMessage[];

/** What is known beside the moves when something more is told; null where it comes to nothing. */
export const withSideMessage = <Name extends SideMessage>(
  now: SideChannel,
  name: Name,
  payload: Payload<Name>,
  at: number,
): SideChannel | null => {
  const changes: { readonly [Each in SideMessage]: Change<Each> } = CHANGES;
  const change = changes[name](now, at, ...payload);
  return change === null ? null : { ...now, ...change };
};

/** The match is told anew. Where anybody asks, or watches, or this seat has chosen something, that is told next. */
export const restarted = (now: SideChannel): SideChannel => ({
  ...now,
  asking: null,
  beforehand: NO_CHOICES,
  watching: 0,
});

/** What this page knows of the talk at a table, and how much was said before that. */
type KeptTalk = Pick<OnlineSnapshot, 'talk' | 'talkBefore'>;

/** With the last lines; what came before them this page may know from before it was away. */
const withLast = ({ talk }: KeptTalk, lines: readonly TalkLine[], earlier = 0): KeptTalk => {
  const from = talk.findIndex(line => isSameLine(line, lines[0]));
  const known = talk.slice(0, Math.max(0, from));
  return { talk: [...known, ...lines], talkBefore: Math.max(0, earlier - known.length) };
};

/** With lines that came before those that are known. */
const withEarlier = ({ talk }: KeptTalk, lines: readonly TalkLine[], earlier: number): KeptTalk => ({
  talk: [...lines.filter(line => !talk.some(known => isSameLine(known, line))), ...talk],
  talkBefore: earlier,
});

/** With a line that has just been said. */
const withNew = ({ talk, talkBefore }: KeptTalk, line: TalkLine): KeptTalk => ({
  talk: [...talk, line].slice(-KEPT_LINES),
  talkBefore,
});

const isSameLine = (a: TalkLine, b: TalkLine | undefined): boolean => a.seat === b?.seat && a.id === b.id;

/** A deadline that is told again comes out a little earlier or later, by how long the message travelled. */
const SAME_MS = 1500;

/**
 * The deadlines as this page counts time.
 * @param left milliseconds that each seat has left whose time runs now
 * @param now as `monotonicNow` has it
 * @param before what this page knew until now: a deadline that is merely told again stays what it was
 */
export const clockOf = (
  left: readonly (readonly [seat: Seat, ms: number])[],
  now: number,
  before: Clock | null,
): Clock | null => {
  if (left.length === 0) return null;
  return new Map(
    left.map(([seat, ms]) => {
      const until = now + ms;
      const known = before?.get(seat);
      const isSame = known !== undefined && Math.abs(known - until) < SAME_MS;
      return [seat, isSame ? known : until];
    }),
  );
};
