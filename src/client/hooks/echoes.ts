/** So long after a press another one may be its echo, in milliseconds: of a double click, or of a finger that bounces. */
export const ECHO_MS = 500;

/** Knows the last thing that was done by a press, and when. */
export type Echoes = {
  /** Has this very thing just been done? Else it is being done now. */
  readonly isEcho: (deed: string) => boolean;
};

/** @param now milliseconds since any moment */
export const newEchoes = (now: () => number = () => performance.now()): Echoes => {
  let done = '';
  let at = Number.NEGATIVE_INFINITY;
  return {
    isEcho: deed => {
      if (deed === done && now() < at + ECHO_MS) return true;
      done = deed;
      at = now();
      return false;
    },
  };
};
