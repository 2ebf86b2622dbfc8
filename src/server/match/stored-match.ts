import type { Seal } from '../../game/commitment.ts';
import type { MadeChoice } from '../../game/shared/beforehand.ts';
import type { Maker } from '../../game/shared/made-for.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { TalkLine } from '../../game/shared/talk-lines.ts';
import type { Language } from '../../wire/bodies.ts';
import type { MatchData, MatchState } from '../boardgame.ts';
import { isOver } from './seats.ts';

/** A match as it is stored: everything that a command may change. Immutable; a change makes a new one. */
export type StoredMatch = {
  readonly id: string;
  /** Raised by one with every write, whatever it changes. A write names the version it was made from. */
  readonly version: number;
  /** boardgame.io's lobby data: game, players, options, and the outcome once the match is over. Public but for credentials. */
  readonly data: MatchData;
  /** Null until the last seat is taken: there is no deal that anybody could look at before they sit down. */
  readonly state: MatchState | null;
  readonly control: Control;
};

/** What the server keeps beside a match to run it; nobody is told any of it but the time that is left, and its seal when it is over. */
export type Control = {
  readonly deadlines: Deadlines;
  /** By seat, the last moves that came with an id, newest first: a repeat of one of them is not made again. */
  readonly acknowledged: Readonly<Record<Seat, readonly string[]>>;
  /** What the match is dealt from, drawn when it was made. Matches of earlier versions have none. */
  readonly seal?: Seal;
  /** What the bots draw from, where the deal is one of several tables (`given-deal.ts`). */
  readonly chance?: string;
  /** By seat that is kept for somebody of the match before, the hash of their credentials there. */
  readonly kept?: Readonly<Record<Seat, string>>;
  /** What was said at the match before. */
  readonly before?: SaidBefore;
  /** What earlier versions kept of the last moves; it goes with the next one. */
  readonly back?: unknown;
  /** By seat, how many milliseconds it had left at its last move, where the table plays against the clock. */
  readonly left?: Readonly<Record<Seat, number>>;
  /** By seat, where it wants to be told that it is its turn. */
  readonly notify?: Readonly<Record<Seat, Notify>>;
  /** By seat, how many notices it has been sent since it acted last. */
  readonly told?: Readonly<Record<Seat, number>>;
  /** By seat whose member wants to hear nothing before a moment: until when. */
  readonly quiet?: Readonly<Record<Seat, number>>;
  /** Somebody asks the others whether they may take a move back. */
  readonly asking?: Asking;
  /** How often each seat has taken moves back. */
  readonly undos?: Readonly<Record<Seat, number>>;
  /** No person has made a move yet; absent also from matches of earlier versions, of which that is not known. */
  readonly untouched?: true;
  /** How often each seat has asked the others whether it may. */
  readonly questions?: Readonly<Record<Seat, number>>;
  /** By seat whose choice nobody has been shown yet, who made it in the place of whoever holds the seat. */
  readonly madeFor?: Readonly<Record<Seat, Maker>>;
  /** By seat, what became of the last question it asked without having been allowed it. */
  readonly unanswered?: Readonly<Record<Seat, EndedAsking>>;
  /** The version of rules and pieces it was dealt with; matches of earlier versions do not say: the first. */
  readonly rulesVersion?: number;
  /** The hash of the pieces it was dealt from, where they stand in a file: with others it is not gone on with. */
  readonly dataHash?: string;
  /** By seat, what its owner has chosen before it was their turn: nobody else is ever told. */
  readonly beforehand?: Readonly<Record<Seat, Beforehand>>;
  /** By seat whose member has deleted themselves since the match began, their id: others' ratings come of a match with them. */
  readonly former?: Readonly<Record<Seat, string>>;
  /** By seat, what another device of its owner's may fetch. */
  readonly offers?: Readonly<Record<Seat, SeatOffer>>;
};

/** What was said at the match of which this is the rematch, as it was laid; the seats are those of this one. */
export type SaidBefore = {
  readonly lines: readonly TalkLine[];
  /** The seats of those who were there. */
  readonly heard: readonly Seat[];
};

export type Beforehand = {
  readonly choices: readonly MadeChoice[];
  /** The numbers of the states in which a move was made as it was chosen, newest first. */
  readonly made: readonly number[];
  /** How many were withdrawn by what they did not foresee, until their owner acts or chooses: the page may be closed by then. */
  readonly withdrawn?: number;
};

/** The secret of a seat for another device, which nobody can open but who has the token. */
export type SeatOffer = {
  /** Of the token. */
  readonly hash: string;
  readonly sealed: string;
  /** Milliseconds since 1970. */
  readonly until: number;
};

/** A device as its push service knows it: what browsers call a subscription. */
export type PushDevice = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Of the words that it shows; one of before it was asked shows those of its browser. */
  readonly language?: Language | undefined;
};
export type Notify = {
  readonly push?: readonly PushDevice[];
  readonly webhook?: string;
  /** Of the sentence that it is sent; where nothing is said, English. */
  readonly language?: Language;
  /** Where the site begins, as its owner's page was opened: for the link in it, where no public name is known. */
  readonly site?: string;
  /** The status with which it was refused when it was called last; 0: nobody answered. */
  readonly refused?: number;
  /** A webhook that is not called any more, as nobody is there. */
  readonly gone?: string;
};

export type Asking = {
  readonly seat: Seat;
  /** The number of the state in which it was asked, by which the question is known. Bots play on meanwhile. */
  readonly stateID: number;
  /** The number of the state in which the move was made that it is about; askings of earlier versions do not say. */
  readonly move?: number;
  /** Who has agreed. */
  readonly agreed: readonly Seat[];
  /** Until when the others may answer, in milliseconds since 1970. */
  readonly until: number;
  /** What would be taken back has shown somebody what was hidden. */
  readonly shown?: true;
};

/** How a question ended that not everybody has said yes to. */
export type EndedAsking = {
  /** As in `Asking`. */
  readonly stateID: number;
  readonly move: number;
  /** Who said no: then it is not asked again about this move. */
  readonly refusedBy?: Seat;
  /** The seat asks no more of itself. */
  readonly withdrawn?: true;
  /** The moves of the seat's about which somebody has said no before this question. */
  readonly refused?: readonly number[];
  /** Who had not answered by the end of its time. */
  readonly missing: readonly Seat[];
};

/** Moments, in milliseconds since 1970. */
export type Deadlines = {
  /** When the bots that are to act do so, or null where none is. */
  readonly bots: number | null;
  /** By seat, when a bot stands in for a person who is to act and away while others wait. */
  readonly absences: Readonly<Record<Seat, number>>;
  /** By seat that is to act and away while others wait, from when on they may go on without it by a vote. Nothing is due then. */
  readonly votes?: Readonly<Record<Seat, number>>;
  /** By seat, when the time to act is up, where the table plays against the clock. */
  readonly clocks: Readonly<Record<Seat, number>>;
  /** By seat that a bot stands in for on its turn, when its owner's time would be up, if they return before the bot acts. Nothing is due then. */
  readonly held?: Readonly<Record<Seat, number>>;
  /** When the seats of a rematch are free for anybody; absent where none is kept. */
  readonly kept?: number;
  /** Until when whoever asks to take a move back is to be answered. */
  readonly asking?: number;
  /** By seat, when it is sent a notice that it is its turn. */
  readonly notices?: Readonly<Record<Seat, number>>;
  /** When bots take the free seats of a table that waits for anybody. */
  readonly fill?: number;
  /** When the move is made that whoever is to act has chosen beforehand. */
  readonly chosen?: number;
};

/** How far a match has come: `open` while a seat is free, `running` once it is dealt, and `finished`. */
export const STAGES = ['open', 'running', 'finished'] as const;
export type Stage = (typeof STAGES)[number];

export const stageOf = ({ data, state }: Pick<StoredMatch, 'data' | 'state'>): Stage =>
  isOver(data) ? 'finished' : state === null ? 'open' : 'running';

export const NO_DEADLINES: Deadlines = { bots: null, absences: {}, clocks: {} };
export const NEW_CONTROL: Control = { deadlines: NO_DEADLINES, acknowledged: {} };

/** Seats that are to act and whose deadline of a kind has come. */
export const seatsDue = (deadlines: Readonly<Record<Seat, number>>, at: number): readonly Seat[] =>
  Object.entries(deadlines).flatMap(([seat, due]) => (due <= at ? [Number(seat)] : []));

/** The moment at which a match is to be looked at next, or null. */
export const nearest = ({
  bots,
  absences,
  clocks,
  kept,
  asking,
  fill,
  chosen,
  notices = {},
}: Deadlines): number | null => {
  const moments = [...Object.values(absences), ...Object.values(clocks), ...Object.values(notices)];
  if (bots !== null) moments.push(bots);
  if (kept !== undefined) moments.push(kept);
  if (asking !== undefined) moments.push(asking);
  if (fill !== undefined) moments.push(fill);
  if (chosen !== undefined) moments.push(chosen);
  return moments.length === 0 ? null : Math.min(...moments);
};
