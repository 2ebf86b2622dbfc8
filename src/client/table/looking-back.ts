import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnyEvent } from '../../game/contract.ts';
import type { BoardGame } from './board-game.ts';
import type { TableMatch } from './table-match.ts';
import { viewAt } from './timeline.ts';

/** The board as it stood once, instead of as it stands. */
export type LookingBack<View, Event extends AnyEvent> = {
  /** After how many events, or null where the board is shown as it stands. */
  readonly at: number | null;
  /** The match as it stands, whatever the board shows. */
  readonly live: TableMatch<View, Event>;
  /** Is there a way back at all? */
  readonly canLook: boolean;
  /** There will be one, when what happened before has arrived. */
  readonly isLoading: boolean;
  /**
   * Shows the board as it stood after so many events; as it stands, after all of them. False where this screen did not
   * see it so, and there is nobody to ask.
   */
  readonly lookAt: (at: number) => boolean;
  readonly comeBack: () => void;
};

/** The match that a board shows: the one that goes on, or as it stood once, when nothing can be played. */
export const useLookingBack = <View, Event extends AnyEvent>(
  live: TableMatch<View, Event>,
  { after, telling }: Pick<BoardGame<View, Event>, 'after' | 'telling'>,
): readonly [shown: TableMatch<View, Event>, looking: LookingBack<View, Event>] => {
  const [chosen, setChosen] = useState<number | null>(null);
  const wanted = live.shownAt ?? chosen;
  const { comeBack } = live;
  const setWanted = useCallback(
    (at: number | null) => {
      comeBack?.();
      setChosen(at);
    },
    [comeBack],
  );
  const count = live.events.length;
  const { past, loadsHistory: isLoading = false } = live;
  const at = wanted !== null && wanted < count && !isLoading ? wanted : null;
  const { events } = live;
  const view = useMemo(() => {
    const snapshot = at === null ? null : past?.(at);
    if (snapshot == null || at === null) return null;
    if (snapshot.events === at) return snapshot.view;
    const view = viewAt(after, snapshot, events, at);
    return telling?.(live).midway?.(view, snapshot.view) ?? view;
  }, [past, at, events, after, telling, live]);
  const isBack = at !== null && view !== null;

  useEffect(() => {
    if (!isBack) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      setWanted(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isBack, setWanted]);

  const shown = useMemo(
    (): TableMatch<View, Event> =>
      isBack ? { ...live, view, events: live.events.slice(0, at), clock: null } : live,
    [live, isBack, view, at],
  );
  const looking = useMemo(
    (): LookingBack<View, Event> => ({
      at: isBack ? at : null,
      live,
      canLook: live.past !== undefined,
      isLoading,
      lookAt: to => {
        const isNow = to >= live.events.length;
        if (!isNow && isLoading) return false;
        if (!isNow && (live.past?.(to) ?? null) === null) {
          if (live.askPast === undefined) return false;
          live.askPast(to);
        }
        setWanted(isNow ? null : to);
        return true;
      },
      comeBack: () => setWanted(null),
    }),
    [live, isLoading, isBack, at, setWanted],
  );
  return [shown, looking];
};
