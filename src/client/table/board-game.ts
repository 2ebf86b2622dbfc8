import type { AnyEvent, AnyMove } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { Person } from '../i18n/grammar.ts';
import type { Language, Words } from '../i18n/i18n.tsx';

/** Who reads the sentences of a match, and in what language. */
export type Reader = { readonly language: Language; readonly person: (seat: Seat) => Person };

/** What the table around a board must know of the game that is played on it. */
export type BoardGame<View, Event extends AnyEvent, R extends Reader = Reader> = {
  /** As in addresses. */
  readonly id: string;
  /** The folders of `games/` whose stylesheets reach this board, with spaces between: each is scoped to its name. */
  readonly styles: string;
  readonly legalMoves: (view: View, seat: Seat) => readonly AnyMove[];
  readonly refusalOf: (view: View, seat: Seat, move: AnyMove) => string | null;
  readonly refusalWords: Words<Readonly<Record<string, string>>>;
  /** An event of the match as one sentence, from which a listener can follow the match. */
  readonly sentenceOf: (event: Event, reader: R) => string;
  /** The reader with what this game's sentences need besides language and names: which secrets they may contain. */
  readonly readerOf: (plain: Reader, view: View, seat: Seat | null) => R;
};
