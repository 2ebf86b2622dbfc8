import { useRef } from 'react';

/** Runs tasks one after another, in the order in which they are added; one that fails does not stop those behind it. */
export const useSerialQueue = () => {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <Done>(act: () => Promise<Done>): Promise<Done> => {
    const done = last.current.then(act);
    last.current = done.catch(() => {});
    return done;
  };
};
