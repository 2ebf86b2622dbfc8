import { botNameAt } from '../../../game/shared/bots/bot-names.ts';
import type { LocalSetup } from './saved-match.ts';

/** One line of the set-up form. */
export type SeatChoice = { readonly kind: 'person' | (string & {}); readonly name: string };

/** How many sit at a table for which nothing has been chosen. */
export const usualPlayers = ({ min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(max, Math.max(min, 3));

/** The set-up of a match at once: one person against bots of one level. */
export const quickSetup = (you: string, players: number, bot: string, options: object): LocalSetup => ({
  seats: Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { name: you, bot: null } : { name: botNameAt(seat, bot), bot },
  ),
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
