import { newRepeatFilter } from '../../ui/hooks/repeat-filter.ts';
import { momentOfPress, REPEAT_MS } from '../../ui/hooks/repeat-guard.ts';
import type { LocalMatch } from './local-match.ts';

/** A local match as it is played by presses at one screen. */
export type PressedMatch = LocalMatch & {
  /** Has the turn just gone to somebody else? What is pressed then was meant by whoever had it before. */
  readonly isHandedOn: () => boolean;
};

/**
 * Of several people at one screen each presses for themselves: for half a second after the turn has gone on, a press is not
 * yet that of whoever has it now. And nothing is taken back twice by one press.
 * @param now milliseconds since any moment
 */
export const handedOn = (match: LocalMatch, now: () => number = () => performance.now()): PressedMatch => {
  const repeats = newRepeatFilter(now);
  const turn = () => {
    const { seat, handTo } = match.snapshot();
    return `${seat} ${handTo}`;
  };
  let whose = turn();
  let until = Number.NEGATIVE_INFINITY;
  const isHandedOn = () => momentOfPress(now) < until;
  // It goes with the match, whose listeners are forgotten when it is closed.
  match.subscribe(() => {
    const next = turn();
    if (next !== whose) until = now() + REPEAT_MS;
    whose = next;
  });
  const ifTheirs =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      if (!isHandedOn()) act(...args);
    };
  return {
    ...match,
    isHandedOn,
    play: ifTheirs(match.play),
    takeScreen: ifTheirs(match.takeScreen),
    takeBack: ifTheirs(() => {
      if (!repeats.isRepeat('take-back')) match.takeBack();
    }),
  };
};
