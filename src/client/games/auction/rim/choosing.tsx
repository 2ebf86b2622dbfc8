import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useConfirm } from '../../../table/confirm.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useBoard } from '../context/board-context.tsx';
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
  /** Takes back whatever is chosen: its player says something else. */
  readonly forget: () => void;
};

const ChoosingContext = createContext<Choosing>({
  may: false,
  isChosen: () => false,
  choose: () => {},
  forget: () => {},
});

/** What this screen's player will say when asked. */
export const useChoosing = (): Choosing => useContext(ChoosingContext);

/** Long enough to see that one is asked, in milliseconds. */
const BEAT = 350;
/** What begins or goes on with a press: none is ever cut short by what was chosen before it. */
const PRESSES = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'keyup'] as const;

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
    const { step } = view;
    if (step.kind === 'auction' && 'toSpeak' in step && step.toSpeak.includes(seat ?? -1))
      say(words.dropped, 'answer');
  }, [chosen, stands, view, seat, say, words]);

  const asked = stands && isLegal(chosen.move);
  // biome-ignore lint/correctness/useExhaustiveDependencies: being asked is what lets the choice be said, by the `act` of that moment
  useEffect(() => {
    if (!asked || chosen === null) return;
    const speak = () => {
      setChosen(null);
      act(chosen.move);
    };
    let timer = setTimeout(speak, BEAT);
    const wait = ({ type }: Event) => {
      clearTimeout(timer);
      if (type !== 'pointerdown') timer = setTimeout(speak, BEAT);
    };
    for (const press of PRESSES) document.addEventListener(press, wait, true);
    return () => {
      clearTimeout(timer);
      for (const press of PRESSES) document.removeEventListener(press, wait, true);
    };
  }, [asked, chosen]);

  const choosing = useMemo((): Choosing => {
    const begun = auctionBegan(events, view);
    return {
      may,
      isChosen: move => stands && isMove(chosen, move),
      choose: async move => {
        // What was chosen before is not said while another choice is thought over.
        setChosen(null);
        if (isMove(chosen, move)) return;
        const isLast = move[0] === 'bid' && seat !== null && view.areas[seat]?.suns.faceUp.length === 1;
        if (isLast && !(await ask('last-sun', words.lastSun(move[1], view.epoch, isAlone(view.areas)))))
          return;
        setChosen({ move, auction: begun });
        say(words.chosen(move[0] === 'bid' ? move[1] : null), 'answer');
      },
      forget: () => setChosen(null),
    };
  }, [may, stands, chosen, events, view, seat, ask, say, words]);
  return <ChoosingContext value={choosing}>{children}</ChoosingContext>;
};
