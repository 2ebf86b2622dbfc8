/** How long the server may leave something unanswered before it is asked again. */
export const ANSWER_MS = 2000;
/** How long to wait with what was said too fast. */
export const PAUSE_MS = 1000;
/** Times that it is asked again before the connection is taken for dead. */
const RETRIES = 2;

export type Retries = {
  /** Something has just been asked. */
  readonly start: () => void;
  /** What was asked has to be asked again, a little later. */
  readonly pause: () => void;
  /** Nothing is awaited any more, or nothing can come. */
  readonly stop: () => void;
};

/** Asks again for what stays unanswered, and dials anew when that stays unanswered too. */
export const newRetries = (askAgain: () => void, redial: () => void): Retries => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retries = 0;
  const askIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (retries === RETRIES) {
        retries = 0;
        redial();
        return;
      }
      retries += 1;
      askAgain();
      askIn(ANSWER_MS);
    }, ms);
  };
  return {
    start: () => {
      retries = 0;
      askIn(ANSWER_MS);
    },
    pause: () => {
      retries = 0;
      askIn(PAUSE_MS);
    },
    stop: () => clearTimeout(timer),
  };
};
