/** Fewer than so many are over before anybody asks. */
const WORTH_TELLING = 250;

/**
 * Says how far a long run has come, twenty times in all, and nothing of a short one.
 * @param what of which there are `all`, in the plural: "kills"
 * @returns called with how many are done, after each
 */
export const progressOf = (what: string, all: number): ((done: number) => void) => {
  const began = performance.now();
  const step = Math.ceil(all / 20);
  let told = 0;
  return done => {
    if (all < WORTH_TELLING || done < told + step) return;
    told = done;
    const seconds = (performance.now() - began) / 1000;
    console.info(`${done} of ${all} ${what} after ${seconds.toFixed(0)} s`);
  };
};
