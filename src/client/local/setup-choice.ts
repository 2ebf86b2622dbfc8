import { botNameAt } from '../../game/shared/bot-names.ts';
import type { LocalSetup } from './saved-match.ts';

/** One line of the set-up form. */
export type SeatChoice = { readonly kind: 'person' | (string & {}); readonly name: string };

/** The set-up of a match at once: one person against two of the first kind of bot. */
export const quickSetup = (you: string, bot: string, options: object): LocalSetup => ({
  seats: [
    { name: you, bot: null },
    { name: botNameAt(1), bot },
    { name: botNameAt(2), bot },
  ],
  options,
  handOver: true,
});

/** What the form has been filled in with; empty names get those that were proposed. */
export const setupOf = (
  choices: readonly SeatChoice[],
  proposed: (choice: SeatChoice, seat: number) => string,
  options: object,
  handOver: boolean,
): LocalSetup => ({
  seats: choices.map((choice, seat) => ({
    name: choice.name.trim() === '' ? proposed(choice, seat) : choice.name.trim(),
    bot: choice.kind === 'person' ? null : choice.kind,
  })),
  options,
  handOver,
});
