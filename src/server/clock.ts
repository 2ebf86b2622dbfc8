/** Milliseconds since 1970. */
export type Clock = () => number;

/**
 * The time by which it is told how old something is that is to be removed: the machine's, but that it never goes faster than
 * time does. Where the machine's clock is set forward by a month nothing has been left alone for a month.
 */
export const agingClock = (
  wall: Clock = () => Date.now(),
  steady: Clock = () => performance.now(),
): Clock => {
  const began = wall() - steady();
  return () => Math.min(wall(), Math.floor(began + steady()));
};

/**
 * The time by which deadlines are set and kept: the machine's, but that it never goes back. Where the machine's clock is set
 * back this one goes on from where it was, or whatever waits would wait for so much longer; forward it follows.
 * @param wall the machine's clock
 * @param steady milliseconds since any moment, on a clock that does not jump
 */
export const steadyClock = (
  wall: Clock = () => Date.now(),
  steady: Clock = () => performance.now(),
): Clock => {
  let at = wall();
  let seen = steady();
  return () => {
    const now = steady();
    at = Math.max(wall(), at + Math.max(0, Math.floor(now - seen)));
    seen += Math.floor(now - seen);
    return at;
  };
};
