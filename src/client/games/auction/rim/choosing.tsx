import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useWords } from '../../../i18n/i18n.tsx';
import { useConfirm } from '../../../table/confirm.tsx';
import { useBoard } from '../board-context.tsx';
import { auctionWords } from '../words/auction.ts';
import { isAlone } from './beaters.ts';
import { auctionBegan, type ChosenBefore, isMove, mayChooseBefore, stillStands } from './chosen-before.ts';

type Said = ChosenBefore['move'];

type Choosing = {
  /** May be said in advance now: the auction is on, and others are asked before. */
  readonly may: boolean;
  readonly isChosen: (move: Said) => boolean;
  /** Chooses what will be said, or takes the choice back. */
  readonly choose: (move: Said) => void;
};

const ChoosingContext = createContext<Choosing>({ may: false, isChosen: () => false, choose: () => {} });

/** What this screen's player will say when asked. */
export const useChoosing = (): Choosing => useContext(ChoosingContext);

/** Long enough to see that one is asked. */
const BEAT = 350;

export const ChoosingProvider = ({ children }: { children: ReactNode }) => {
  const words = useWords(auctionWords);
  const { match, act, isLegal, say } = useBoard();
  const { ask } = useConfirm();
  const { view, seat, events } = match;
  const [chosen, setChosen] = useState<ChosenBefore | null>(null);
  const may = seat !== null && mayChooseBefore(view, seat);
  const stands = chosen !== null && seat !== null && stillStands(chosen, events, view, seat);

  useEffect(() => {
    if (chosen === null || stands) return;
    setChosen(null);
    if (view.step.kind === 'auction') say(words.dropped, 'answer');
  }, [chosen, stands, view.step.kind, say, words]);

  const asked = stands && isLegal(chosen.move);
  // biome-ignore lint/correctness/useExhaustiveDependencies: being asked is what lets the choice be said, once
  useEffect(() => {
    if (!asked || chosen === null) return;
    const timer = setTimeout(() => {
      setChosen(null);
      act(chosen.move);
    }, BEAT);
    return () => clearTimeout(timer);
  }, [asked]);

  const choosing = useMemo((): Choosing => {
    const begun = auctionBegan(events, view);
    return {
      may,
      isChosen: move => stands && isMove(chosen, move),
      choose: async move => {
        if (isMove(chosen, move)) return setChosen(null);
        const isLast = move[0] === 'bid' && seat !== null && view.areas[seat]?.suns.faceUp.length === 1;
        if (isLast && !(await ask('last-sun', words.lastSun(move[1], view.epoch, isAlone(view.areas)))))
          return;
        setChosen({ move, auction: begun });
        say(words.chosen(move[0] === 'bid' ? move[1] : null), 'answer');
      },
    };
  }, [may, stands, chosen, events, view, seat, ask, say, words]);
  return <ChoosingContext value={choosing}>{children}</ChoosingContext>;
};
