import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useBoard } from './board-context.ts';
import { type Scene, sceneAfter } from './scene.ts';
import { useTelling } from './use-telling.ts';

type Telling = {
  readonly scene: Scene;
  /** How many events have been told. */
  readonly told: number;
  /** A throw is still being told: nobody can choose before it is over. */
  readonly isTelling: boolean;
  readonly skip: () => void;
};

const TellingContext = createContext<Telling | null>(null);

/** The table as far as it has been told. */
export const useTold = (): Telling => {
  const telling = useContext(TellingContext);
  if (telling === null) throw new Error('a part of the board outside of its telling');
  return telling;
};

export const TellingProvider = ({ children }: { children: ReactNode }) => {
  const { events, view, clock = null } = useBoard().match;
  const { told, isTelling, skip } = useTelling(events, clock);
  const players = view.totals.length;
  const scene = useMemo(() => sceneAfter(events, told, players), [events, told, players]);
  return (
    <TellingContext.Provider value={{ scene, told, isTelling, skip }}>{children}</TellingContext.Provider>
  );
};
