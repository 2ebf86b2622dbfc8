/**
 * Does it while no other tab of this browser does the same, so that each knows what the one before has done; where the browser
 * cannot hold the others back, at once.
 */
export const alone = async <Done>(what: string, act: () => Promise<Done>): Promise<Done> => {
  // Pages that are not served safely have none.
  const locks = navigator.locks as LockManager | null | undefined;
  return locks ? locks.request(what, act) : act();
};
