import type { AnyBeforehand } from './shared/beforehand.ts';
import type { Level } from './shared/bots/levels.ts';
import type { Ledger } from './shared/ledger.ts';
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
  Aside extends AnyEvent = never,
> = {
  /** The file of its pieces (`tiles.json`, `deck.json`), where the rulebook does not list them. */
  readonly pieces?: unknown;
  /** A new match, ready for its first move. */
  readonly setup: (init: GameSetup<Options>) => State;
  /**
   * The events of the set-up, which no move caused. Asked of a fresh state only. Its view has them already: told of them, it
   * stays as it is.
   */
  readonly opening: (fresh: State | View) => readonly Event[];
  /** Whom the match waits for; empty when it is over. */
  readonly seatsToAct: (state: State | View) => readonly Seat[];
  /**
   * Everybody who may act. Where one acts at a time it is the same as `seatsToAct`; where several act together, those
   * too who have answered and may still change their mind until the last one has.
   */
  readonly asked: (state: State | View) => readonly Seat[];
  /** Every legal move of a seat; empty when it is neither to act nor asked. */
  readonly legalMoves: (state: State | View, seat: Seat) => readonly Move[];
  /** Why a move is refused, or null when it is legal. Never throws, whatever the move holds. */
  readonly refusalOf: (state: State | View, seat: Seat, move: AnyMove) => Refusal | null;
  /**
   * What a seat that has a legal move does where nobody is there to choose, as its time has run out: pass, keep, give up the least.
   * No chance, no level, and nothing that its view does not tell; `RULES.md` has it in words.
   */
  readonly mildest: (state: State | View, seat: Seat) => Move;
  /** Makes a legal move: changes the state and returns the public events this caused, in order. */
  readonly apply: (state: State, seat: Seat, move: Move) => readonly Event[];
  /**
   * What a seat may know, or with null a spectator: a new object of allowed parts. The view of a view is a copy of
   * it, whoever is named: boardgame.io's client asks for that.
   */
  readonly view: (state: State | View, seat: Seat | null) => View;
  /**
   * What somebody sees once they have heard of an event. The given view stays as it was. Told of the events of a move one after the
   * other, the view before it becomes the view after it, to the last key; in between nothing is seen that is told later.
   */
  readonly after: (view: View, event: Event | Aside) => View;
  /**
   * The events of a move as a seat hears them, or with null a spectator: those of the record, and asides, which no record holds and
   * which not everybody may hear. Games in which a move has no effect but its events, and all see the same, have none.
   * @param state after the move, or after a choice was taken back
   * @param by whose move it was
   */
  readonly heard?: (
    state: State,
    reader: Seat | null,
    by: Seat,
    events: readonly Event[],
  ) => readonly (Event | Aside)[];
  /** An independent copy: whatever is done to it leaves the state as it was. */
  readonly copy: (state: State) => State;
  /**
   * A full state that fits what a seat (null: a spectator) sees: what is hidden from it is filled in at random, from
   * the pieces that the view does not account for. Its view is that view again, and a match goes on from it legally.
   */
  readonly imagine: (view: View, seat: Seat | null, random: Random) => State;
  /** Scores and winners once the match is over, else null. */
  readonly outcome: (state: State | View) => Outcome | null;
  /**
   * Has this event shown anybody what was hidden from them: a tile out of a bag, a card that was turned, what somebody
   * held or had chosen? For a move that caused one, and any before it, all others are asked before it is taken back.
   */
  readonly reveals: (event: Event) => boolean;
  /**
   * Has a seat nothing more to do until what comes next for all, such as an epoch? Where that holds for every person at a table,
   * what others do is told faster. Games that have none of it leave it out.
   */
  readonly isOut?: (state: State | View, seat: Seat) => boolean;
  /**
   * Where several act together: takes back what a seat has chosen and nobody has been shown. False where there is no
   * such choice. Games in which one acts at a time have none.
   */
  readonly withdraw?: (state: State, seat: Seat) => boolean;
  /** What may be chosen before it is one's turn. A game in which all act together has none. */
  readonly beforehand?: AnyBeforehand;
  /** The phase of the rulebook the match is in, which is boardgame.io's too; `over` once it has ended. */
  readonly phase: (state: State | View) => string;
};

/** A state says by itself what is on: the kind of its step is its phase, or `over`. */
export type Stepped = { readonly step: { readonly kind: string } };
type ArgsOf<Move> = Move extends readonly [string, ...infer Args] ? Args : never;
/** The move of a name, out of all of a game. */
export type MoveNamed<Move extends AnyMove, Name extends Move[0]> = Move extends readonly [
  infer Names,
  ...infer Args extends readonly (string | number)[],
]
  ? Name extends Names
    ? readonly [Name, ...Args]
    : never
  : never;

/** A move of the rulebook: when it is legal, which there are, and what it does, stated once. */
export type MoveRule<Table, State, Event extends AnyEvent, Refusal extends string, Move extends AnyMove> = {
  /** How many arguments it takes. */
  readonly args: number;
  /** Why it is refused to a seat that may act in this phase, or null. Anything may be given: moves come from anywhere. */
  readonly refusal: (table: Table, seat: Seat, ...args: readonly unknown[]) => Refusal | null;
  /**
   * Adds every legal one to a list, each choice once; returns nothing, as a list of its own would be lost. A move without arguments
   * leaves this out: there is one of it, unless it is refused.
   */
  readonly legal?: (table: Table, seat: Seat, moves: Move[]) => undefined;
  /** Makes a legal one: changes the state and notes what a referee saw. */
  readonly make: (state: State, seat: Seat, events: Event[], ...args: ArgsOf<Move>) => void;
};

/** Where all who are asked choose at the same time. */
export type AllAtOnce<Table, State> = {
  /** Who has yet to choose. Whoever has chosen is no longer among them. */
  readonly activePlayers: (table: Table) => readonly Seat[];
  /** Those, and whoever has chosen and may still take it back. */
  readonly asked: (table: Table) => readonly Seat[];
  /** Takes back what a seat has chosen and nobody has been shown; false where there is nothing. */
  readonly takeBack: (state: State, seat: Seat) => boolean;
};

/** A phase of the rulebook: either somebody has moves to choose from, or something happens by itself. `next` lists what may follow. */
export type Phase<
  Table,
  State,
  Step,
  Move extends AnyMove,
  Event extends AnyEvent,
  Refusal extends string,
  Next,
> = {
  readonly next: readonly Next[];
} & (
  | {
      /** A match begins here. */
      readonly start?: true;
      readonly moves: {
        readonly [Name in Move[0]]?: MoveRule<Table, State, Event, Refusal, MoveNamed<Move, Name>>;
      };
      /** Whose turn it is, as the step says; nobody's only in the picture of a table that waits for nobody. */
      readonly turn: ((step: Step) => Seat | undefined) | AllAtOnce<Table, State>;
    }
  | {
      /** Changes the state, notes what a referee saw, and says what follows by the step it leaves. */
      readonly onBegin: (state: State, events: Event[]) => void;
    }
);

/** A game as its rulebook has it, and what screens, bots and servers ask of it besides. */
export type GameDefinition<
  State extends Stepped,
  View extends Stepped,
  Move extends AnyMove,
  Event extends AnyEvent,
  Options,
  Refusal extends string,
  Aside extends AnyEvent = never,
> = Pick<
  GameRules<State, View, Move, Event, Options, Refusal, Aside>,
  'pieces' | 'setup' | 'opening' | 'after' | 'heard' | 'copy' | 'imagine' | 'reveals' | 'isOut' | 'beforehand'
> & {
  /** A phase for every kind of step but the end. */
  readonly phases: {
    readonly [Kind in Exclude<State['step']['kind'], 'over'>]: Phase<
      State | View,
      State,
      Extract<State['step'], { readonly kind: Kind }>,
      Move,
      Event,
      Refusal,
      State['step']['kind']
    >;
  };
  readonly endIf: (table: State | View) => Outcome | null;
  readonly playerView: (table: State | View, seat: Seat | null) => View;
  /** As in `GameRules`, given the legal moves. */
  readonly mildest: (table: State | View, seat: Seat, legal: readonly Move[]) => Move;
};

/** A phase of any game, as what drives it takes it. */
// biome-ignore lint/suspicious/noExplicitAny: the states of different games have nothing in common
export type AnyPhase = Phase<any, any, any, any, AnyEvent, string, string>;
export type AnyPhases = Readonly<Record<string, AnyPhase>>;
/** A move of any game, likewise. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyMoveRule = MoveRule<any, any, AnyEvent, string, any>;

/** Rules of any game, where it does not matter of which. */
// biome-ignore lint/suspicious/noExplicitAny: the states of different games have nothing in common
export type AnyRules = GameRules<any, any, AnyMove, AnyEvent, any, string, AnyEvent>;

/** A game as servers, pages and tools run it, whichever it is. Everything else of it is loaded when it is wanted. */
export type GameModule = {
  readonly meta: GameMeta<object>;
  readonly phases: AnyPhases;
  readonly rules: AnyRules;
};

/** What the lobby and the home page need to know of a game before its rules are loaded. */
export type GameMeta<Options, Id extends string = string> = {
  readonly id: Id;
  /** What it is called, as it is written on its box. */
  readonly title: string;
  /**
   * Raised by hand with every change of the rules, of the pieces or of what a seed brings about: match records name the
   * version they were played with, and are checked by no other.
   */
  readonly rulesVersion: number;
  /** Where it stands among the games that are offered: the lowest comes first. */
  readonly place: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** How many moves each makes in a usual match of two: what a clock is reckoned with that has to bring a match to its end. */
  readonly usualMoves: number;
  /** Does one player act at a time, or do all who are asked act together? */
  readonly turns: 'one' | 'together';
  /** Does everybody see the same of the table, or does a seat know what others do not? */
  readonly views: 'alike' | 'by-seat';
  /** Phases whose choices weigh more than those of others: a bid, a whole turn. A bot takes longer over them. */
  readonly weighty?: readonly string[];
  /** The levels of bots that a table is offered, the weakest first. Each is a bot of that name. */
  readonly bots: readonly Level[];
  /** Bots for simulations and tests only. */
  readonly testBots: readonly string[];
  readonly defaults: Options;
  /** Options that only simulations and tests may set: no lobby offers or takes them. */
  readonly testOptions: readonly string[];
  /** Table options out of unchecked data, or a sentence that says what is wrong with it. */
  readonly parseOptions: (data: unknown) => { readonly options: Options } | { readonly error: string };
};

/** A player of the computer's. It is shown the view of its seat and nothing else, and may take its time. */
export type Bot<View, Move extends AnyMove> = (
  view: View,
  seat: Seat,
  legal: readonly Move[],
  random: Random,
) => Move | Promise<Move>;

/** A bot that answers at once, so that simulations need not wait for it. */
export type SyncBot<View, Move extends AnyMove> = (
  view: View,
  seat: Seat,
  legal: readonly Move[],
  random: Random,
) => Move;

/** A bot of any game, as the registry has them. */
// biome-ignore lint/suspicious/noExplicitAny: each knows its own game's view
export type AnyBot = SyncBot<any, AnyMove>;

/** The bots of one game by name. */
export type Bots = Readonly<Record<string, AnyBot>>;

/** What is counted in a game's states and views (the kinds behind a list of bare counts), by the key of the counts. */
export type CountNames = Readonly<Record<string, readonly string[]>>;

/** How often each numbered rule came into play in a match, from its public events; 0 for those that did not. */
export type Coverage = (events: readonly AnyEvent[]) => Readonly<Record<string, number>>;

/** The ledger of a match, from its public events. */
export type LedgerOf = (events: readonly AnyEvent[], players: number) => Ledger;
