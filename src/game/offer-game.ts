import type { AnyCoach, Coach } from './coach.ts';
import type {
  AnyBot,
  AnyEvent,
  AnyMove,
  CountNames,
  Coverage,
  GameMeta,
  GameModule,
  GameRules,
  LedgerOf,
  SyncBot,
} from './contract.ts';
import type { DefinedGame } from './define-game.ts';
import type { AnyReferee, Referee } from './referee.ts';
import type { Ledger } from './shared/ledger.ts';

/** What a game's folder hands to the registry: what the game is, and where the rest of it is loaded from. */
export type OfferedGame<Id extends string, Options> = {
  readonly meta: GameMeta<Options, Id>;
  readonly loadModule: () => Promise<GameModule>;
  /** Each bot by name, loaded by itself: some bring a lot of numbers along. */
  readonly bots: Readonly<Record<string, () => Promise<AnyBot>>>;
  readonly loadReferee: () => Promise<AnyReferee>;
  readonly loadCoverage: () => Promise<Coverage>;
  readonly loadLedger: () => Promise<LedgerOf>;
  readonly loadCountNames: () => Promise<CountNames>;
  /** Null where the game has none yet. */
  readonly loadCoach: (() => Promise<AnyCoach>) | null;
};

/**
 * What the registry knows of one game before anything else of it is loaded: its parts are checked to be of the same game here.
 */
export const offerGame = <
  const Id extends string,
  State,
  View,
  Move extends AnyMove,
  Event extends AnyEvent,
  Options extends object,
  Refusal extends string,
  Aside extends AnyEvent,
>(
  meta: GameMeta<Options, Id>,
  load: {
    /** Its page of phases and moves. */
    readonly game: () => Promise<DefinedGame<GameRules<State, View, Move, Event, Options, Refusal, Aside>>>;
    readonly bots: Readonly<Record<string, () => Promise<SyncBot<NoInfer<View>, NoInfer<Move>>>>>;
    readonly referee: () => Promise<Referee<NoInfer<State>, NoInfer<Move>, NoInfer<Event>, NoInfer<Options>>>;
    /** For positions printed as text; a game without lists of bare counts needs none. */
    readonly countNames?: () => Promise<CountNames>;
    readonly coverage: () => Promise<(events: readonly NoInfer<Event>[]) => Readonly<Record<string, number>>>;
    /** What a match brought whom, as far as it went. */
    readonly ledger: () => Promise<(events: readonly NoInfer<Event>[], players: number) => Ledger>;
    readonly coach?: () => Promise<Coach<NoInfer<View>, NoInfer<Move>>>;
  },
): OfferedGame<Id, Options> => ({
  meta,
  loadModule: load.game as unknown as () => Promise<GameModule>,
  bots: load.bots as unknown as OfferedGame<Id, Options>['bots'],
  loadReferee: load.referee as unknown as () => Promise<AnyReferee>,
  loadCountNames: load.countNames ?? (async () => ({})),
  loadCoverage: load.coverage as unknown as () => Promise<Coverage>,
  loadLedger: load.ledger as unknown as () => Promise<LedgerOf>,
  loadCoach: (load.coach ?? null) as unknown as (() => Promise<AnyCoach>) | null,
});
