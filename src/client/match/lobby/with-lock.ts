/**
 * Does it while no other tab of this browser does the same; where the browser cannot hold the others back, at once. What the
 * one before has kept in the browser may be known late all the same: `browserKey` is for that.
 */
export const withLock = async <Done>(name: string, act: () => Promise<Done>): Promise<Done> => {
  // Pages that are not served safely have none.
  const locks = navigator.locks as LockManager | null | undefined;
  return locks ? locks.request(name, act) : act();
};
