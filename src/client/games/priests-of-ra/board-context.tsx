import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { PriestsEvent } from '../../../game/priests-of-ra/events.ts';
import { legalMoves, refusalOf } from '../../../game/priests-of-ra/legal.ts';
import type { Move, Table } from '../../../game/priests-of-ra/table.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { useLanguage, useWords } from '../../i18n/i18n.tsx';
import type { TableMatch } from '../../table/table-match.ts';
import { fameShown } from './facts.ts';
import type { Reader } from './sentences.ts';
import { boardWords } from './words/board.ts';
import type { Person } from './words/grammar.ts';
import { refusalWords, waitingWords } from './words/refusals.ts';

export type PriestsMatch = TableMatch<Table, PriestsEvent>;

/** What every part of the board may ask and do. */
export type BoardAccess = {
  readonly match: PriestsMatch;
  readonly person: (seat: Seat) => Person;
  readonly reader: Reader;
  /** Legal moves of this screen's seat while it may send one; empty otherwise. */
  readonly legal: readonly Move[];
  readonly isLegal: (move: Move) => boolean;
  /** Makes a move, or says why it is refused. */
  readonly act: (move: Move) => void;
  /** Why the last press did nothing; gone with the next event. */
  readonly notice: { readonly text: string; readonly id: number } | null;
  readonly say: (text: string) => void;
};

const BoardContext = createContext<BoardAccess | null>(null);

export const useBoard = (): BoardAccess => {
  const access = useContext(BoardContext);
  if (access === null) throw new Error('a part of the board outside of a board');
  return access;
};

export const BoardProvider = ({ match, children }: { match: PriestsMatch; children: ReactNode }) => {
  const { view, seat, seats, events, status } = match;
  const { language } = useLanguage();
  const refusals = useWords(refusalWords);
  const waiting = useWords(waitingWords);
  const { player } = useWords(boardWords);
  const [said, setSaid] = useState<{ text: string; id: number; at: number } | null>(null);

  const say = useCallback(
    (text: string) => setSaid(last => ({ text, id: (last?.id ?? 0) + 1, at: events.length })),
    [events.length],
  );

  const access = useMemo((): BoardAccess => {
    const person = (s: Seat): Person => ({ name: seats[s]?.name ?? player(s + 1), you: s === seat });
    const legal = seat === null || status !== 'ready' ? [] : legalMoves(view, seat);
    const whyNot = (move: Move): string | null => {
      if (seat === null) return waiting.spectator;
      const refusal = refusalOf(view, seat, move);
      if (refusal !== null) return refusals[refusal];
      return status === 'ready' ? null : waiting[status];
    };
    return {
      match,
      person,
      reader: { language, person, maySeeFame: s => fameShown(view, s, seat) },
      legal,
      isLegal: move => legal.some(other => other[0] === move[0] && other[1] === move[1]),
      act: move => {
        const reason = whyNot(move);
        if (reason === null) match.play(move);
        else say(reason);
      },
      notice: said !== null && said.at === events.length ? said : null,
      say,
    };
  }, [match, view, seat, seats, events, status, language, refusals, waiting, player, said, say]);

  return <BoardContext.Provider value={access}>{children}</BoardContext.Provider>;
};
