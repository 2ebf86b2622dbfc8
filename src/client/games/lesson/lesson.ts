import type { AnyMove } from '../../../game/contract.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Words } from '../../ui/i18n/i18n.tsx';

/** The seat of whoever is taught. */
export const LEARNER: Seat = 0;

/** A move of the script. */
export type Told = {
  readonly seat: Seat;
  readonly move: AnyMove;
  /** The tile it draws, where it draws one: the bag is prepared so. */
  readonly brings?: string;
};

/** One thing that the scribe says, with what happens before it and what is to be done then. */
export type LessonStep<Say extends string = string, Part extends string = string> = {
  /** The key of what is said. */
  readonly say: Say;
  /** The part of the table that is meant; it is outlined. */
  readonly at?: Part;
  /** What is played before, one move after the other. */
  readonly first?: readonly Told[];
  /** All of it at once: the scribe has played on for everybody. */
  readonly isLeap?: boolean;
  /** What the learner may play now, one of several; without it the step is over when it has been read. */
  readonly ask?: readonly AnyMove[];
  /** The tile that is drawn by that, where one is. */
  readonly brings?: string;
};

export type LessonWords = Words<{
  readonly say: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
}>;

/** A guided first match: a match of the real rules, of which everything is known beforehand but what the learner chooses. */
export type Lesson = {
  readonly seed: string;
  readonly options: object;
  /** What those are called who play against the learner, in the order of their seats. */
  readonly others: readonly string[];
  /**
   * Brings what is hidden in a fresh match into the order that the script needs: the same pieces in another order.
   */
  // biome-ignore lint/suspicious/noExplicitAny: each lesson knows the state of its own game
  readonly prepare: (fresh: any) => void;
  readonly steps: readonly LessonStep[];
  /** What is outlined, as CSS selectors: each one that is found on the screen. */
  readonly parts: Readonly<Record<string, string>>;
  readonly words: LessonWords;
};

/** A lesson of which the compiler checks that everything said has its words, and every part its name and place. */
export const lessonOf = <Say extends string, Part extends string>(
  lesson: Omit<Lesson, 'steps' | 'parts' | 'words'> & {
    readonly words: Words<{
      readonly say: Readonly<Record<Say, string>>;
      readonly parts: Readonly<Record<Part, string>>;
    }>;
    readonly parts: Readonly<Record<NoInfer<Part>, string>>;
    readonly steps: readonly LessonStep<NoInfer<Say>, NoInfer<Part>>[];
  },
): Lesson => lesson;

/** The tiles that a script draws, first to last. */
export const drawnIn = <Tile extends string>(steps: readonly LessonStep[]): Tile[] =>
  steps
    .flatMap(({ first = [], brings }) => [...first.map(told => told.brings), brings])
    .filter(tile => tile !== undefined) as Tile[];
