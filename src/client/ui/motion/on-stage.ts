const showing = new Set<object>();

/** Is a moment of the match being shown? Bots and replays wait until it is over. */
export const isOnStage = (): boolean => showing.size > 0;

/** Something is being shown from now on until the returned function is called. */
export const holdStage = (): (() => void) => {
  const hold = {};
  showing.add(hold);
  return () => void showing.delete(hold);
};
