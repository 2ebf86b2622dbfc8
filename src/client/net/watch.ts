/** How long an answer may take before the page asks for the whole match again. */
export const ANSWER_MS = 2000;
/** Times that it asks again before it takes the connection for dead. */
const PATIENCE = 2;

export type Watch = {
  /** Something is expected from the server. */
  readonly expect: () => void;
  /** It came, or nothing can come any more. */
  readonly settle: () => void;
};

/** Waits for the server: after two seconds it asks again, and in the end dials anew. */
export const watchAnswers = (askAgain: () => void, redial: () => void): Watch => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      asked += 1;
      if (asked > PATIENCE) {
        asked = 0;
        redial();
        return;
      }
      askAgain();
      wait();
    }, ANSWER_MS);
  };
  return {
    expect: () => {
      asked = 0;
      wait();
    },
    settle: () => clearTimeout(timer),
  };
};
