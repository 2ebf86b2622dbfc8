import type { ReactNode } from 'react';
import type { AnyEvent } from '../../../../game/contract.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import type { BoardGame } from '../../../table/board-game.ts';
import type { PieceWords } from '../../../table/piece-words.ts';
import type { TableMatch } from '../../../table/table-match.ts';
import type { Words } from '../../../ui/i18n/i18n.tsx';
import type { Thinking } from '../../thinking/thinking.ts';
import type { TileProps } from '../art/tile-frame.tsx';
import type { AuctionView } from '../view/auction-view.ts';
import type { Reader } from '../view/facts.ts';
import type { OwnScenes } from '../view/scenes.ts';
import type { Gain, Reason } from '../view/sheet-facts.ts';
import type { Prospects } from '../worth/prospects.ts';

/** What a score sheet of a game holds. */
export type SheetOutline = {
  /** In the order of the sheet, with the numbered rule behind each. */
  readonly items: readonly { readonly item: string; readonly rule: string; readonly atTheEnd: boolean }[];
  readonly names: Words<Readonly<Record<string, string>>>;
  /** What else is counted: a number of a score event, which is no fame. */
  readonly counts: readonly { readonly key: string; readonly rule: string }[];
  readonly countNames: Words<Readonly<Record<string, string>>>;
  /** What stands for an item: one of its tiles, a sun. */
  readonly pictureOf: (item: string) => ReactNode;
};

/** What the parts of the table that both games share must know of the game that is played on it. */
export type AuctionGame<View extends AuctionView, Event extends AnyEvent> = BoardGame<View, Event, Reader> & {
  /** How its own events are told; of those of both games the shared parts know. */
  readonly scenes: OwnScenes<Event>;
  /** Takes any text: what an event or a view names is a side of the game’s, though types cannot say so here. A method, so that it may. */
  Tile(props: TileProps): ReactNode;
  readonly tileWords: Words<Readonly<Record<string, PieceWords>>>;
  readonly sheet: SheetOutline;
  /**
   * What the lot on the track, or with `tiles` what these, would bring a seat by the end of the epoch, to be thought out;
   * null where the table does not tell.
   */
  readonly prospects: (view: View, seat: Seat, tiles: readonly string[] | null) => Thinking<Prospects> | null;
  /** The kinds of the bag by the sides that may lie up, in the order in which they are counted; none for Ra tiles. */
  readonly bag: readonly (readonly string[])[];
  /** What the lot on the track would bring a seat as things lie. */
  readonly lotWorth: (view: View, seat: Seat) => Gain;
  /** The items of the sheet that it would change. */
  readonly lotReasons: (view: View, seat: Seat) => readonly Reason[];
};

export type AnyGame = AuctionGame<AuctionView, AnyEvent>;
export type AuctionMatch = TableMatch<AuctionView, AnyEvent>;
