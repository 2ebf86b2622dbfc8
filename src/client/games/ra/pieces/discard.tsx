import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { DISASTER_TAKES } from '../../../../game/ra/numbers.ts';
import { STRUCK } from '../../../../game/ra/rules/disasters.ts';
import type { ChoosingDisaster } from '../../../../game/ra/table.ts';
import { count, type Kind } from '../../../../game/ra/tiles.ts';
import { at } from '../../../../game/shared/seats.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useBoard } from '../view/board-context.ts';
import { choiceWords } from '../words/actions.ts';

/** What this screen's player is choosing to give up to a disaster. */
type Discarding = {
  /** The disaster that asks, or null when none asks this player. */
  readonly disaster: ChoosingDisaster | null;
  readonly chosen: readonly Kind[];
  readonly mayGiveUp: (kind: Kind) => boolean;
  /** Chooses one more of a kind, or takes the chosen ones of it back. */
  readonly pick: (kind: Kind) => void;
};

const DiscardContext = createContext<Discarding | null>(null);

export const useDiscard = (): Discarding => {
  const discarding = useContext(DiscardContext);
  if (discarding === null) throw new Error('tiles are given up on a board only');
  return discarding;
};

export const DiscardProvider = ({ children }: { children: ReactNode }) => {
  const words = useWords(choiceWords);
  const { match, say } = useBoard();
  const { view, seat, events } = match;
  const { step, areas } = view;
  const [picked, setPicked] = useState<{ at: number; kinds: readonly Kind[] }>({ at: 0, kinds: [] });
  const discarding = useMemo((): Discarding => {
    const disaster = step.kind === 'disaster' && step.player === seat ? step.tile : null;
    // Whatever happens at the table, and the next disaster, begin with nothing chosen.
    const chosen = disaster !== null && picked.at === events.length ? picked.kinds : [];
    const held = (kind: Kind) => (seat === null ? 0 : count(at(areas, seat).tiles, kind));
    const mayGiveUp = (kind: Kind) =>
      disaster !== null && held(kind) > 0 && (STRUCK[disaster] as readonly Kind[]).includes(kind);
    return {
      disaster,
      chosen,
      mayGiveUp,
      pick: kind => {
        const already = chosen.filter(other => other === kind).length;
        const choose = (kinds: readonly Kind[]) => setPicked({ at: events.length, kinds });
        if (chosen.length < DISASTER_TAKES && already < held(kind)) choose([...chosen, kind]);
        else if (already > 0) choose(chosen.filter(other => other !== kind));
        else say(words.twoChosen);
      },
    };
  }, [step, areas, seat, events.length, picked, say, words]);
  return <DiscardContext.Provider value={discarding}>{children}</DiscardContext.Provider>;
};
