import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { AnyEvent, AnyMove } from '../../../game/contract.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { useLanguage, useWords } from '../../i18n/i18n.tsx';
import type { TableMatch } from '../../table/table-match.ts';
import type { AnyGame, AuctionGame, AuctionView } from './auction-game.ts';
import { fameShown } from './facts.ts';
import type { Reader } from './sentences.ts';
import { boardWords } from './words/board.ts';
import type { Person } from './words/grammar.ts';
import { waitingWords } from './words/refusals.ts';

/** What every part of a board may ask and do. */
export type BoardAccess<View extends AuctionView, Event extends AnyEvent> = {
  readonly game: AnyGame;
  readonly match: TableMatch<View, Event>;
  readonly person: (seat: Seat) => Person;
  readonly reader: Reader;
  /** Legal moves of this screen's seat while it may send one; empty otherwise. */
  readonly legal: readonly AnyMove[];
  readonly isLegal: (move: AnyMove) => boolean;
  /** Makes a move, or says why it is refused. */
  readonly act: (move: AnyMove) => void;
  /** Why the last press did nothing; gone with the next event. */
  readonly notice: { readonly text: string; readonly id: number } | null;
  readonly say: (text: string) => void;
};

const BoardContext = createContext<BoardAccess<never, never> | null>(null);

/** A part of one game's board asks for its view and its events; shared parts for what both games have. */
export const useBoard = <
  View extends AuctionView = AuctionView,
  Event extends AnyEvent = AnyEvent,
>(): BoardAccess<View, Event> => {
  const access = useContext(BoardContext);
  if (access === null) throw new Error('a part of the board outside of a board');
  return access as unknown as BoardAccess<View, Event>;
};

export const BoardProvider = <View extends AuctionView, Event extends AnyEvent>({
  game,
  match,
  children,
}: {
  game: AuctionGame<View, Event>;
  match: TableMatch<View, Event>;
  children: ReactNode;
}) => {
  const { view, seat, seats, events, status } = match;
  const { language } = useLanguage();
  const refusals = useWords(game.refusalWords);
  const waiting = useWords(waitingWords);
  const { player } = useWords(boardWords);
  const [said, setSaid] = useState<{ text: string; id: number; at: number } | null>(null);

  const say = useCallback(
    (text: string) => setSaid(last => ({ text, id: (last?.id ?? 0) + 1, at: events.length })),
    [events.length],
  );

  const access = useMemo((): BoardAccess<View, Event> => {
    const person = (s: Seat): Person => ({ name: seats[s]?.name ?? player(s + 1), you: s === seat });
    const legal = seat === null || status !== 'ready' ? [] : game.legalMoves(view, seat);
    const whyNot = (move: AnyMove): string | null => {
      if (seat === null) return waiting.spectator;
      const refusal = game.refusalOf(view, seat, move);
      if (refusal !== null) return refusals[refusal] ?? refusal;
      return status === 'ready' ? null : waiting[status];
    };
    return {
      game: game as unknown as AnyGame,
      match,
      person,
      reader: { language, person, maySeeFame: s => fameShown(view, s, seat) },
      legal,
      isLegal: move => legal.some(other => other.join() === move.join()),
      act: move => {
        const reason = whyNot(move);
        if (reason === null) match.play(move);
        else say(reason);
      },
      notice: said !== null && said.at === events.length ? said : null,
      say,
    };
  }, [game, match, view, seat, seats, events, status, language, refusals, waiting, player, said, say]);

  return (
    <BoardContext.Provider value={access as unknown as BoardAccess<never, never>}>
      {children}
    </BoardContext.Provider>
  );
};
