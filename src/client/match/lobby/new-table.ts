import { type GameId, metaOf } from '../../../game/index.ts';
import { askedOf, type Chosen } from '../options/table-options.ts';
import type { NewTable } from './api.ts';

/** A seat that is left to whoever comes. */
export const ANYONE = 'anyone';

/** What the form of a new table holds; another game may offer less of it. */
export type TableChoices = {
  readonly players: number;
  /** By seat: a bot's level, or `ANYONE`, as is a seat that is missing. */
  readonly sitters: Readonly<Record<number, string>>;
  readonly options: Chosen;
  readonly unlisted: boolean;
};

/** As many players as chosen, within what the game allows. */
export const playersAt = (game: GameId, { players }: TableChoices): number => {
  const { min, max } = metaOf(game).seats;
  return Math.min(max, Math.max(min, players));
};

/** Who was chosen for a seat, if the game has that bot. */
export const sitterAt = (game: GameId, { sitters }: TableChoices, seat: number): string => {
  const sitter = sitters[seat];
  return metaOf(game).bots.find(level => level === sitter) ?? ANYONE;
};

/** What the server is asked to lay: options that differ from the rulebook, how long whoever is away is waited for, and the bots by seat. */
export const newTable = (game: GameId, choices: TableChoices): NewTable => {
  const players = playersAt(game, choices);
  const bots = Array.from({ length: players }, (_, seat) => [seat, sitterAt(game, choices, seat)] as const)
    // The maker of the table has the first seat.
    .filter(([seat, sitter]) => seat > 0 && sitter !== ANYONE);
  return {
    numPlayers: players,
    setupData: {
      ...(bots.length > 0 ? { bots: Object.fromEntries(bots) } : {}),
      ...askedOf(game, choices.options),
    },
    unlisted: choices.unlisted,
  };
};
