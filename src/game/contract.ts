import type { Random } from './shared/random.ts';
import type { BySeat, Seat } from './shared/seats.ts';

/** A move as it travels: its name in the rulebook, then primitive arguments. */
export type AnyMove = readonly [name: string, ...args: readonly (string | number)[]];

/** A public event of the match record: `type` names it, the other keys are the record's. */
export type AnyEvent = { readonly type: string };

export type Outcome = { readonly scores: BySeat<number>; readonly winners: readonly Seat[] };

export type GameSetup<Options> = {
  /** How many sit at the table. */
  readonly players: number;
  readonly options: Options;
  /** All chance of the match follows from this text. */
  readonly seed: string;
};

/**
 * The rules of one game, on plain objects. Screens, bots, servers and tests ask `refusalOf` and
 * `legalMoves`; nothing else decides what is legal.
 *
 * `State` is everything, hidden parts included; `View` is what a seat (or a spectator) may know of it.
 * The functions that read take either.
 */
export type GameRules<
  State,
  View,
  Move extends AnyMove,
  Event extends AnyEvent,
  Options,
  Refusal extends string,
> = {
  /** A new match, ready for its first move. */
  readonly setup: (init: GameSetup<Options>) => State;
  /** The events of the set-up, which no move caused. Asked of a fresh state only. */
  readonly opening: (fresh: State | View) => readonly Event[];
  /** Whom the match waits for; empty when it is over. */
  readonly seatsToAct: (state: State | View) => readonly Seat[];
  /**
   * Where several act at the same time: everybody who is asked, those too who have answered and may still change
   * their mind until the last one has. Games in which one acts at a time have none.
   */
  readonly asked?: (state: State | View) => readonly Seat[];
  /**
   * How long those to act may take, in seconds, and a name for the moment from which that counts; null for as long
   * as they like. When the time is up a legal move is made for each of them at random.
   */
  readonly timeLimit?: (state: State | View) => TimeLimit | null;
  /** Every legal move of a seat; empty when it is neither to act nor asked. */
  readonly legalMoves: (state: State | View, seat: Seat) => readonly Move[];
  /** Why a move is refused, or null when it is legal. Never throws, whatever the move holds. */
  readonly refusalOf: (state: State | View, seat: Seat, move: AnyMove) => Refusal | null;
  /** Makes a legal move: changes the state and returns the public events this caused, in order. */
  readonly apply: (state: State, seat: Seat, move: Move) => readonly Event[];
  /** What a seat may know, or with null a spectator: a new object of allowed parts. */
  readonly view: (state: State, seat: Seat | null) => View;
  /** Scores and winners once the match is over, else null. */
  readonly outcome: (state: State | View) => Outcome | null;
  /** The phase of the rulebook the match is in: also the name of boardgame.io's phase. */
  readonly phase: (state: State | View) => string;
};

export type TimeLimit = { readonly seconds: number; readonly from: string };

/** What the lobby and the home page need to know of a game before its rules are loaded. */
export type GameMeta<Options> = {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Phase → the moves that may be made in it, by the rulebook's names. */
  readonly phases: Readonly<Record<string, readonly string[]>>;
  /** Bots that may sit at a table. */
  readonly bots: readonly string[];
  /** Bots for simulations and tests only. */
  readonly testBots: readonly string[];
  readonly defaults: Options;
  /** Options that only simulations and tests may set: no lobby offers or takes them. */
  readonly testOptions: readonly string[];
  /** Options that say something only where a server keeps the time. */
  readonly serverOptions?: readonly string[];
  /** Table options out of unchecked data, or a sentence that says what is wrong with it. */
  readonly parseOptions: (data: unknown) => { readonly options: Options } | { readonly error: string };
};

/** A player of the computer's. It is shown the view of its seat and nothing else. */
export type Bot<View, Move extends AnyMove> = (
  view: View,
  seat: Seat,
  legal: readonly Move[],
  random: Random,
) => Move;
