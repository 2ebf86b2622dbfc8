import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnyEvent } from '../../game/contract.ts';
import { useBackCloses } from '../ui/hooks/back-closes.ts';
import type { BoardGame } from './board-game.ts';
import type { TableMatch } from './table-match.ts';
import { type Timeline, viewAt } from './timeline.ts';

/** The match as it stood once, when nothing can be played; null as long as it is shown as it stands. */
export const useLookingBack = <View, Event extends AnyEvent>(
  live: TableMatch<View, Event>,
  { after, telling }: Pick<BoardGame<View, Event>, 'after' | 'telling'>,
): readonly [back: TableMatch<View, Event> | null, Pick<Timeline<Event>, 'lookAt' | 'comeBack'>] => {
  const [chosen, setChosen] = useState<number | null>(null);
  const { events, snapshots, comeBack } = live;
  const setWanted = useCallback(
    (at: number | null) => {
      comeBack?.();
      setChosen(at);
    },
    [comeBack],
  );
  const wanted = live.shownAt ?? chosen;
  const back = useMemo(() => {
    const snapshot = wanted === null || wanted >= events.length ? null : snapshots?.at(wanted);
    if (wanted === null || snapshot == null) return null;
    const reached = viewAt(after, snapshot, events, wanted);
    const view =
      snapshot.events === wanted ? reached : (telling?.(live).midway?.(reached, snapshot.view) ?? reached);
    return { ...live, view, events: events.slice(0, wanted), clock: null };
  }, [live, wanted, events, snapshots, after, telling]);
  const isBack = back !== null;
  useBackCloses(isBack, () => setWanted(null));

  useEffect(() => {
    if (!isBack) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      setWanted(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isBack, setWanted]);

  const looking = useMemo(
    () => ({
      lookAt: (at: number) => {
        const isNow = at >= events.length;
        if (!isNow && snapshots?.at(at) == null) {
          if (snapshots?.ask === undefined) return false;
          snapshots.ask(at);
        }
        setWanted(isNow ? null : at);
        return true;
      },
      comeBack: () => setWanted(null),
    }),
    [events, snapshots, setWanted],
  );
  return [back, looking];
};
