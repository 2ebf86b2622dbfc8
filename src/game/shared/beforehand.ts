import type { AnyMove } from '../contract.ts';
import type { Seat } from './seats.ts';

/**
 * What somebody wants done when their turn comes, chosen while they look: its kind, then what it is about. As flat as a move, so
 * that two of them are compared part by part.
 */
export type AnyChoice = readonly (string | number)[];

/** A choice as it is kept, with what it was made for: as soon as that looks otherwise, it counts no more. */
export type MadeChoice = { readonly choice: AnyChoice; readonly sight: string };

/**
 * The choices beforehand that a game knows. Everything is worked out from the view of the seat, so that nothing is answered with
 * what its owner could not have known.
 */
export type Beforehand<View, Move extends AnyMove, Choice extends AnyChoice> = {
  /** Is it a choice that the seat may make in sight of this view? Anything may be asked: choices come from anywhere. */
  readonly isOpen: (view: View, seat: Seat, choice: AnyChoice) => choice is Choice;
  /** Of choices for one slot a seat has one; a new one takes its place. */
  readonly slotOf: (choice: Choice) => string;
  /** What the choice was made for, as this view has it. */
  readonly sightOf: (view: View, seat: Seat, choice: Choice) => string;
  /** Does that still look as it did? Asked after everything that happens. */
  readonly holds: (view: View, seat: Seat, choice: Choice, sight: string) => boolean;
  /** Made for the next turn alone: whoever acts by hand has let go of it, and whoever finds it undone is told so. */
  readonly isForOneTurn?: true;
  /** What it says to do now, or null where it is about something else. Whether that is legal is asked of the rules. */
  readonly answerOf: (view: View, seat: Seat, choice: Choice) => Move | null;
};

/** Those of any game, where it does not matter of which. */
// biome-ignore lint/suspicious/noExplicitAny: the views of different games have nothing in common
export type AnyBeforehand = Beforehand<any, AnyMove, any>;

/** How many choices one seat may have made at a time. */
export const MOST_CHOICES = 12;

/** Choices of a seat as they are to be kept, or null where one may not be made, two are for one slot, or there are too many. */
export const choicesMade = (
  { isOpen, slotOf, sightOf }: AnyBeforehand,
  view: unknown,
  seat: Seat,
  choices: readonly AnyChoice[],
): readonly MadeChoice[] | null => {
  if (choices.length > MOST_CHOICES || !choices.every(choice => isOpen(view, seat, choice))) return null;
  if (new Set(choices.map(choice => slotOf(choice))).size < choices.length) return null;
  return choices.map(choice => ({ choice, sight: sightOf(view, seat, choice) }));
};

/** What the first of a seat's choices that has an answer says to do now, or null. */
export const answerOf = (
  game: AnyBeforehand,
  view: unknown,
  seat: Seat,
  made: readonly MadeChoice[],
): AnyMove | null => {
  for (const { choice } of made) {
    const move = game.answerOf(view, seat, choice);
    if (move !== null) return move;
  }
  return null;
};

/** Is a choice among those that are offered? */
export const isAmong = (offered: readonly AnyChoice[], choice: AnyChoice): boolean =>
  offered.some(each => each.length === choice.length && each.every((part, i) => part === choice[i]));
