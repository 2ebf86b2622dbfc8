import type { ComponentType } from 'react';
import type { AnyEvent, AnyMove } from '../../game/contract.ts';
import type { BeforehandProps } from '../table/beforehand/form.ts';
import type { TableMatch } from '../table/table-match.ts';
import type { Why } from '../table/why.ts';
import type { Language, Words } from '../ui/i18n/i18n.tsx';
import type { GameGallery } from './gallery/game-gallery.ts';
import type { Lesson } from './lesson/lesson.ts';
import type { RulesDrawings } from './rules-page/drawings.ts';
import type { LedgerDrawings } from './rules-page/ledger.ts';

type Loader<Module> = () => Promise<Module>;

type Outline = Loader<{ readonly default: string }>;

/** A move as a few words. */
export type MoveText = (language: Language, move: AnyMove) => string;
/** A small drawing of where a move is made. */
export type MovePicture = ComponentType<{ move: AnyMove }>;

/** What is said of the moves of a game: by the coach, in reviews and in exercises. */
export type CoachWords = {
  readonly moveText: MoveText;
  readonly why: Why;
  /** Of a game whose moves are told by their places, which somebody must find. */
  readonly MovePicture?: MovePicture;
  /** Of a game whose seats have colours of its own: as its `BoardGame` has it. */
  readonly dressOf?: (view: unknown) => string;
  /** What else a review of a match tells. */
  readonly ReviewPart?: ComponentType<{ events: readonly AnyEvent[]; names: readonly string[] }>;
};

/** What every match of a game is shown by. */
export type BoardProps<View, Event extends AnyEvent> = { match: TableMatch<View, Event> };

/**
 * What a game brings to the client. All of this comes with the first page, so it holds little but where the rest is loaded from;
 * what a game does not have is null, and pages say so.
 */
export type ClientGame = {
  /** How it introduces itself before its board is loaded. */
  readonly words: Words<{
    readonly name: string;
    /** What it is, and for whom. */
    readonly lead: string;
    /** How it goes, for somebody who has never played it. */
    readonly how: string;
  }>;
  /** The folders of `games/` whose stylesheets reach whatever shows this game, with spaces between: each is scoped to its name. */
  readonly styles: string;
  readonly board: Loader<{ readonly Board: ComponentType<BoardProps<unknown, AnyEvent>> }>;
  /** The outline of its rules, and the one that has the text of those that it shares with other games. */
  readonly rules: Readonly<Record<Language, { readonly own: Outline; readonly shared?: Outline }>>;
  /** What it draws on the page of its rules, with positions to try them in; and what it says and draws where tables of one deal are compared. */
  readonly drawings: Loader<{ readonly drawings: RulesDrawings; readonly ledger: LedgerDrawings }> | null;
  /** A guided first match. */
  readonly lesson: Loader<{ readonly lesson: Lesson }> | null;
  /** Of a game that has a coach under `src/game`. */
  readonly coach: {
    readonly words: Loader<CoachWords>;
    /** Written by `npm run exercises`; null where no move is simply the better one. */
    readonly exercises: Loader<{ readonly default: readonly WrittenExercise[] }> | null;
  } | null;
  /** Of a game whose rules know choices beforehand: the sheet in which they are made. */
  readonly beforehand: Loader<{ readonly BeforehandSheet: ComponentType<BeforehandProps<unknown>> }> | null;
  /** Starts what works out beside the page how much something is worth (`thinking/thinker.ts`). */
  readonly startThinker: (() => Worker) | null;
  /** Named positions of its table, for development: null in what is shipped. */
  readonly gallery: Loader<{ readonly gallery: GameGallery }> | null;
};

/** An exercise as a file has it: its moves are lists like any other. */
type WrittenExercise = {
  readonly view: object;
  readonly seat: number;
  readonly players: number;
  readonly choices: readonly (readonly (string | number)[])[];
  readonly better: readonly (string | number)[];
};

/** The one list of what a game brings: what is missing, or of another shape, does not compile. */
export const defineClientGame = <View, Event extends AnyEvent>(
  game: Omit<ClientGame, 'board' | 'beforehand'> & {
    readonly board: Loader<{ readonly Board: ComponentType<BoardProps<View, Event>> }>;
    readonly beforehand: Loader<{
      readonly BeforehandSheet: ComponentType<BeforehandProps<NoInfer<View>>>;
    }> | null;
  },
): ClientGame => game as unknown as ClientGame;
