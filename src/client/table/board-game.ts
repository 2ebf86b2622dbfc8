import type { ComponentType, ReactNode } from 'react';
import type { AnyEvent, AnyMove } from '../../game/contract.ts';
import type { GameId } from '../../game/index.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { Person } from '../ui/i18n/grammar.ts';
import type { Language, Words } from '../ui/i18n/i18n.tsx';
import type { SoundWords } from '../ui/sound/sound-kinds.ts';
import type { HistoryEntry } from './history-entries.ts';
import type { TableMatch } from './table-match.ts';
import type { Telling } from './timeline.ts';

/** Who reads the sentences of a match, and in what language. */
export type Reader = { readonly language: Language; readonly person: (seat: Seat) => Person };

/** What the table around a board must know of the game that is played on it. */
export type BoardGame<View, Event extends AnyEvent, R extends Reader = Reader> = {
  /** As in addresses. */
  readonly id: GameId;
  /** What it is called. */
  readonly words: Words<{ readonly name: string }>;
  /** The folders of `games/` whose stylesheets reach this board, with spaces between: each is scoped to its name. */
  readonly styles: string;
  readonly legalMoves: (view: View, seat: Seat) => readonly AnyMove[];
  readonly refusalOf: (view: View, seat: Seat, move: AnyMove) => string | null;
  readonly refusalWords: Words<Readonly<Record<string, string>>>;
  /** The key of the sentence that says why a move is refused, where one code has several reasons; by default the code. */
  readonly reasonOf?: (view: View, seat: Seat, move: AnyMove, refusal: string) => string;
  /** An event of the match as one sentence, from which a listener can follow the match. */
  readonly sentenceOf: (event: Event, reader: R) => string;
  /** The reader with what this game's sentences need besides language and names: which secrets they may contain. */
  readonly readerOf: (plain: Reader, view: View, seat: Seat | null) => R;
  /**
   * A small square picture of an event of weight, for the history and the strip of what happened since one's last
   * turn; null for what is passed over there. Drawn at 28 to 44 px, hidden from screen readers: the sentence says it.
   */
  readonly iconOf?: (event: Event) => ReactNode;
  /**
   * The heading of the group that begins with this event in the history (an auction, a throw, a turn), '' for a group
   * without one, or null where the event goes on with what came before.
   */
  readonly groupOf?: (event: Event, reader: R) => string | null;
  /** How to score, with pictures, as the box prints it on the board: the first thing that help shows. */
  readonly HowToScore: ComponentType;
  /** The sounds of this game, for the settings; the first tries the volume. */
  readonly soundWords: Words<SoundWords>;
  /** What the history makes of an event. */
  readonly weightOf: (event: Event) => HistoryEntry['weight'];
  /** When something is scored: with which events, and what comes with them before anybody acts again. */
  readonly scoring: {
    readonly isScored: (event: Event) => boolean;
    readonly follows: (event: Event) => boolean;
  };
  /** The table itself shows how the match ends, before its sheet does. */
  readonly showsEnd?: boolean;
  /** May the match end before long? Then what stands there at the end is loaded meanwhile. */
  readonly endsSoon: (view: View) => boolean;
  /** What the stylesheets are to know of the match, wherever on the board. */
  readonly dressOf?: (view: View) => string;
  /** Whose event it is, for its colour; by default that of its `player`. */
  readonly seatOf?: (event: Event) => Seat | null;
  /** What somebody sees once they have heard of an event: that of the rules. */
  readonly after: (view: View, event: Event) => View;
  /** How the events of a match are told to this screen; by default all at once. Asked anew when something has happened. */
  readonly telling?: (
    live: Pick<TableMatch<View, Event>, 'view' | 'events' | 'seat' | 'seats'>,
  ) => Telling<View, Event>;
  /** Was this a seat's own turn? What came after the last one is told since then. By default: an event of its `player`. */
  readonly isTurnOf?: (event: Event, seat: Seat) => boolean;
};
