import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { KheopsEvent } from '../../../../game/kheops/events.ts';
import type { View } from '../../../../game/kheops/table.ts';
import type { Timeline } from '../../../table/timeline.ts';
import { fly } from '../../../ui/motion/fly.ts';
import { FrozenClockContext } from '../../../ui/motion/frozen-clock.ts';
import { onNextFrame } from '../../../ui/motion/next-frame.ts';
import { play } from '../../../ui/sound/sound.ts';
import { type PawnSide, sideOf } from '../view/facts.ts';
import type { Payment } from '../view/payments.ts';

export type Payments = {
  /** What has been paid: all of it once the match is over and its end has been shown. */
  readonly paid: readonly Payment[];
  /** What of it has arrived where it is added up. */
  readonly arrived: readonly Payment[];
};

/** How long a payment is watched at the normal pace, in milliseconds: one after the other. */
const WATCHED = 500;
/** Of many each is watched for a shorter time, so that all of them take no longer than that. */
const LONGEST = 4000;
/** For how many further payments one is on its way. */
const ON_ITS_WAY = 1;
/** For how long, once the last has arrived, all is calm: for so many more. */
const CALM = 1;

const stepsOf = (payments: number): number => payments + ON_ITS_WAY + CALM;

/** How long it takes at the normal pace until so many payments have been watched, in milliseconds. */
export const lengthOfPayments = (payments: number): number => Math.min(LONGEST, WATCHED * stepsOf(payments));

const NONE: readonly Payment[] = [];

/** How far a finished pyramid has paid, of all that it pays: while its end is being shown one network after the other, otherwise all at once. */
export const usePayments = (
  all: readonly Payment[],
  view: View,
  { current, isOn, ms }: Pick<Timeline<KheopsEvent>, 'current' | 'isOn' | 'ms'>,
): Payments => {
  const isOver = view.step.kind === 'over';
  const isPaying = isOver && isOn && current?.type === 'end';
  const pace = ms / stepsOf(all.length);
  const steps = useSteps(isPaying, pace);
  const count = !isOn ? all.length : isPaying ? steps : 0;
  const paid = useMemo(() => all.slice(0, count), [all, count]);
  const last = isOn ? Math.max(0, count - ON_ITS_WAY) : count;
  const arrived = useMemo(() => all.slice(0, last), [all, last]);
  useCoins(isPaying ? paid : NONE, view, pace * ON_ITS_WAY);
  return useMemo(() => ({ paid, arrived }), [paid, arrived]);
};

/** How often so many milliseconds have passed since it is on. */
const useSteps = (isOn: boolean, pace: number): number => {
  const [steps, setSteps] = useState(0);
  const stopped = useContext(FrozenClockContext);
  useEffect(() => {
    setSteps(0);
    if (!isOn) return;
    if (stopped !== null) return setSteps(Math.floor((stopped.at - stopped.began) / pace));
    // By the clock: on a busy machine ticks are late.
    const began = performance.now();
    const timer = setInterval(() => setSteps(Math.round((performance.now() - began) / pace)), pace);
    return () => clearInterval(timer);
  }, [isOn, pace, stopped]);
  return steps;
};

/** Each payment flies from its tiles to whoever has it. */
const useCoins = (paid: readonly Payment[], { white }: View, ms: number) => {
  const last = paid.at(-1);
  const isPaying = last !== undefined;
  const flights = useRef<AbortController | null>(null);
  useEffect(() => {
    if (!isPaying) return;
    const all = new AbortController();
    flights.current = all;
    return () => all.abort();
  }, [isPaying]);
  useEffect(() => {
    if (last === undefined || last.player === null) return;
    const side = sideOf(last.player, white);
    play('coin');
    return onNextFrame(() => launch(last, side, ms, flights.current?.signal));
  }, [last, white, ms]);
};

const launch = (
  { cells, points, player }: Payment,
  side: PawnSide,
  ms: number,
  signal: AbortSignal | undefined,
): void => {
  // Where the light of a network tells what it is worth, or an ankh.
  const from =
    document.querySelector(`.light-worth[data-of="${cells.join()}"]`) ??
    document.querySelector(`.pyramid [data-cell="${cells[0]}"] .stone-symbol-size`);
  const to = document.querySelector(`.architect[data-seat="${player}"] .architect-points strong`);
  if (from === null || to === null) return;
  const coin = document.createElement('span');
  coin.className = 'light-worth';
  coin.dataset.light = side;
  coin.innerHTML = `<svg viewBox="-22 -22 44 44"><circle r="20"/><text font-size="10">${points}</text></svg>`;
  void fly({ what: coin, from, to, ms, arc: 40, ...(signal === undefined ? {} : { signal }) });
};
