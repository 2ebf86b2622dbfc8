import { type GameId, metaOf } from '../../game/index.ts';
import type { TableOption, Value } from './option-words.ts';

/** What has been chosen so far; the rest is as the rulebook has it. */
export type Chosen = { readonly [Option in TableOption]?: Value };

/** The options a game offers to its tables, or to those on one screen, each with what holds when nothing is chosen. */
export const offeredOptions = (
  game: GameId,
  onThisScreen = false,
): readonly { option: TableOption; usual: Value }[] => {
  const { defaults, testOptions, serverOptions = [] } = metaOf(game);
  return Object.entries(defaults)
    .filter(([option]) => !testOptions.includes(option))
    .filter(([option]) => !(onThisScreen && serverOptions.includes(option)))
    .map(([option, usual]) => ({ option: option as TableOption, usual }));
};

/** Out of choices, or out of what a server tells of a table: what differs from the rulebook of the game. */
export const differing = (game: GameId, data: Readonly<Record<string, unknown>>): Chosen => {
  const { parseOptions } = metaOf(game);
  return Object.fromEntries(
    offeredOptions(game).flatMap(({ option, usual }) => {
      const value = data[option];
      const known = value !== undefined && 'options' in parseOptions({ [option]: value });
      return known && value !== usual ? [[option, value]] : [];
    }),
  );
};
