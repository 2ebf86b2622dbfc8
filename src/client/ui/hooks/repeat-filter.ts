import { momentOfPress, REPEAT_MS, runOfPresses } from './repeat-guard.ts';

/** Knows the last thing that was done by a press, when, and by which. */
export type RepeatFilter = {
  /** Has this very thing just been done, or anything else by the same press? Otherwise it is being done now. */
  readonly isRepeat: (deed: string) => boolean;
  /** It has been undone: to do it again repeats nothing. */
  readonly forget: () => void;
};

/** @param now milliseconds since any moment */
export const newRepeatFilter = (now: () => number = () => performance.now()): RepeatFilter => {
  const nothing = { deed: '', run: 0, at: Number.NEGATIVE_INFINITY };
  let last = nothing;
  return {
    isRepeat: deed => {
      const run = runOfPresses();
      const isSame = deed === last.deed || (run > 0 && run === last.run);
      if (isSame && momentOfPress(now) < last.at + REPEAT_MS) return true;
      last = { deed, run, at: now() };
      return false;
    },
    forget: () => {
      last = nothing;
    },
  };
};
