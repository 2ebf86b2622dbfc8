import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { KheopsEvent, NetworkEvent } from '../../../../game/kheops/events.ts';
import type { Cell } from '../../../../game/kheops/pyramid.ts';
import { HistoryInSight, HistoryPointing } from '../../../table/history-pointing.ts';
import { play } from '../../../ui/sound/sound.ts';
import { closedNetworks, justClosed, openNetworks } from '../pieces/closed.ts';
import { usePlan } from '../plan/plan-context.tsx';
import { useBoard } from '../view/board-context.ts';
import { cellsOf } from '../view/last-changed.ts';
import { type Payment, paymentsOf } from '../view/payments.ts';
import type { Heard } from '../words/sounds.ts';
import { type Deed, isDeed, useFlights } from './flights.ts';
import { type Payments, usePayments } from './use-payments.ts';

type Scene = {
  /** The networks that are lit for good: those that are closed, and over all that have been paid. */
  readonly lit: readonly NetworkEvent[];
  /** Those of them that the last move has closed. */
  readonly fresh: readonly NetworkEvent[];
  /** The networks that may still grow; none any more when the match is over. */
  readonly open: readonly NetworkEvent[];
  /** The event that is being shown, or null. */
  readonly moment: KheopsEvent | null;
  /** What another player has done and is still on its way: what comes of it is not told before it has arrived. */
  readonly arriving: Deed | null;
  /** The last tile, or what the pyramid pays, is still being shown: nobody has won yet. */
  readonly isEnding: boolean;
  /** The last tile is still being laid: nothing is paid as yet. */
  readonly isLaying: boolean;
  readonly payments: Payments;
  /** The cells that a line of the history speaks of while it is pointed at. */
  readonly pointed: readonly Cell[];
  /** Does the history stand before or beside the pyramid? */
  readonly isBeside: boolean;
};

const SceneContext = createContext<Scene | null>(null);

export const useScene = (): Scene => {
  const scene = useContext(SceneContext);
  if (scene === null) throw new Error('a part of the scene outside of it');
  return scene;
};

const NONE: readonly Cell[] = [];
const NO_PAYMENTS: readonly Payment[] = [];
const NO_NETWORKS: readonly NetworkEvent[] = [];

/** What is to be seen around the match itself: lights, the event of the moment, what the history points at. */
export const SceneProvider = ({ children }: { children: ReactNode }) => {
  const { match, live, timeline } = useBoard();
  const { view } = match;
  const { back, told, current: moment, isOn, hasLanded } = timeline;
  const { now } = usePlan();
  const [line, pointAt] = useState<number | null>(null);
  const [isBeside, setBeside] = useState(false);
  const spokenOf = line ?? (back === null ? null : back - 1);
  const pointed = useMemo(
    () => (spokenOf === null ? NONE : cellsOf(live.events[spokenOf])),
    [spokenOf, live.events],
  );
  const lights = useMemo(
    () => ({
      closed: closedNetworks(view, now),
      open: view.step.kind === 'over' ? NO_NETWORKS : openNetworks(view, now),
      fresh: justClosed(view, now, told),
    }),
    [view, now, told],
  );
  const closes = lights.fresh.some(({ points }) => points > 0);
  const due = useMemo(() => (view.step.kind === 'over' ? paymentsOf(view, now) : NO_PAYMENTS), [view, now]);
  useSounds(moment, closes);
  useFlights();
  const arriving = isOn && !hasLanded && moment !== null && isDeed(moment) ? moment : null;
  const payments = usePayments(due, view, timeline);
  const isEnding = isOn && live.view.step.kind === 'over';
  const isLaying = isEnding && moment?.type !== 'end';
  const { closed, open } = useLatched(lights, arriving !== null);
  const fresh = arriving === null ? lights.fresh : NO_NETWORKS;
  const scene = useMemo(() => {
    const paid = payments.paid.flatMap(({ networks }) => networks);
    const lit = [...closed, ...paid.filter(network => !closed.includes(network))];
    return { lit, fresh, open, moment, arriving, isEnding, isLaying, payments, pointed, isBeside };
  }, [closed, open, fresh, moment, arriving, isEnding, isLaying, payments, pointed, isBeside]);
  return (
    <SceneContext.Provider value={scene}>
      <HistoryPointing value={pointAt}>
        <HistoryInSight value={setBeside}>{children}</HistoryInSight>
      </HistoryPointing>
    </SceneContext.Provider>
  );
};

/** A value, or while it is latched what it was before that. */
export const useLatched = <T,>(value: T, isLatched: boolean): T => {
  const shown = useRef(value);
  if (!isLatched) shown.current = value;
  return shown.current;
};

const SOUNDS: Partial<Record<KheopsEvent['type'], Heard>> = {
  pawn: 'tile',
  power: 'stone',
  tile: 'stone',
  end: 'gong',
};

const useSounds = (moment: KheopsEvent | null, closes: boolean) =>
  useEffect(() => {
    const sound = moment === null ? undefined : SOUNDS[moment.type];
    if (sound === undefined) return;
    play(sound);
    if (closes && moment?.type !== 'end') play('coin');
  }, [moment, closes]);
