import type { AnyChoice } from '../../../game/shared/beforehand.ts';
import type { Seat } from '../../../game/shared/seats.ts';

/** What the sheet of a game is shown by in which somebody chooses before it is their turn. */
export type BeforehandProps<View> = {
  readonly view: View;
  readonly seat: Seat;
  /** What is chosen now. */
  readonly choices: readonly AnyChoice[];
  /** Chooses all of this in its place; none withdraws everything. */
  readonly choose: (choices: readonly AnyChoice[]) => void;
};

/** A choice as one line of text, to tell two of them apart. */
export const textOf = (choice: AnyChoice): string => choice.join(' ');

/** The others, and this in the place of one. */
export const withChoice = (
  choices: readonly AnyChoice[],
  old: AnyChoice | undefined,
  next: AnyChoice | undefined,
): readonly AnyChoice[] => [
  ...choices.filter(each => old === undefined || textOf(each) !== textOf(old)),
  ...(next === undefined ? [] : [next]),
];
