import type { AnyMove } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { BotLine } from '../../wire/bot-api.ts';
import type { MatchData } from '../boardgame.ts';
import { timeLeft } from '../match/deadlines.ts';
import { isOver } from '../match/seats.ts';
import { type ServedGame, seatsToAct } from '../match/served-game.ts';
import type { StoredMatch } from '../match/stored-match.ts';

/** The seat that a bot has at a match, or null. */
export const seatOfBot = ({ players }: MatchData, bot: string): Seat | null =>
  Object.values(players).find(({ botAccount }) => botAccount === bot)?.id ?? null;

/** What a seat sees of a match, and what it may do. Nothing that a bot is told comes from anywhere else. */
export const seenBy = (
  game: ServedGame,
  match: StoredMatch,
  seat: Seat,
  now: number,
): {
  readonly state: number;
  readonly view: unknown;
  readonly legal: readonly AnyMove[];
  readonly left: number | null;
} | null => {
  const { state, data } = match;
  if (state === null) return null;
  const view = game.module.rules.view(state.G, seat);
  const isToAct = !isOver(data) && seatsToAct(game, state).includes(seat);
  return {
    state: state._stateID,
    view,
    legal: isToAct ? game.module.rules.legalMoves(view, seat) : [],
    left: isToAct ? (timeLeft(match, seat, now) ?? null) : null,
  };
};

/** What a bot is to be told of a match in which it has a seat: that it is its turn, or that the match is over; null: nothing. */
export const lineFor = (game: ServedGame, match: StoredMatch, seat: Seat, now: number): BotLine | null => {
  const table = { match: match.id, game: game.name, seat };
  if (isOver(match.data)) {
    const { winners = [], scores } = match.data.gameover as {
      readonly winners?: readonly Seat[];
      readonly scores?: Readonly<Record<Seat, number>>;
    };
    return { type: 'ended', ...table, winners, scores: scores === undefined ? null : Object.values(scores) };
  }
  const seen = seenBy(game, match, seat, now);
  if (seen === null || seen.legal.length === 0) return null;
  return {
    type: 'turn',
    ...table,
    ...(seen as Pick<Extract<BotLine, { type: 'turn' }>, 'state' | 'view' | 'legal' | 'left'>),
  };
};

/**
 * By what a line is known: it is told once. Where several act at once the number of the state moves on while somebody still
 * thinks, and what a move answers to stands in the moves themselves.
 */
export const keyOf = ({ module }: ServedGame, line: BotLine): string => {
  if (line.type !== 'turn') return line.type;
  return module.meta.turns === 'together' ? JSON.stringify(line.legal) : String(line.state);
};
