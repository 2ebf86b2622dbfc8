import { createContext, useContext } from 'react';
import type { AnyEvent, AnyMove } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { Person } from '../ui/i18n/grammar.ts';
import type { BoardGame, Reader } from './board-game.ts';
import type { TableMatch } from './table-match.ts';
import type { Timeline } from './timeline.ts';

/** A sentence beside the actions. A warning says why nothing was done, or what it would do. */
export type Notice = { readonly text: string; readonly tone: 'warning' | 'answer'; readonly id: number };

/** What every part of a board may ask and do. */
export type BoardAccess<Game, View, Event extends AnyEvent, R extends Reader> = {
  readonly game: Game;
  /** As the board shows it: as far as it has been told, or as it stood where one looks back. */
  readonly match: TableMatch<View, Event>;
  /** As it stands, whatever the board shows. */
  readonly live: TableMatch<View, Event>;
  /** How far the match has been told, and what is on stage; or how far one looks back. */
  readonly timeline: Timeline<Event, View>;
  readonly person: (seat: Seat) => Person;
  readonly reader: R;
  /** Legal moves of this screen's seat while it may send one; empty otherwise. */
  readonly legal: readonly AnyMove[];
  readonly isLegal: (move: AnyMove) => boolean;
  /** Makes a move, or says why it is refused. */
  readonly act: (move: AnyMove) => void;
  /** What the last press was answered; gone with the next event. */
  readonly notice: Notice | null;
  /** Answers a press: by default why it did nothing. */
  readonly say: (text: string, tone?: Notice['tone']) => void;
};

/** Filled by `BoardProvider`. */
export const BoardContext = createContext<BoardAccess<
  BoardGame<unknown, AnyEvent>,
  unknown,
  AnyEvent,
  Reader
> | null>(null);

/** A part of one game's board asks for its game, view and events; parts of the table for what all have. */
export const useBoard = <
  Game = BoardGame<unknown, AnyEvent>,
  View = unknown,
  Event extends AnyEvent = AnyEvent,
  R extends Reader = Reader,
>(): BoardAccess<Game, View, Event, R> => {
  const access = useContext(BoardContext);
  if (access === null) throw new Error('a part of the board outside of a board');
  return access as unknown as BoardAccess<Game, View, Event, R>;
};
