import { useRef } from 'react';

/** Does one thing after another, as they are asked for, whether or not those before have come off. */
export const useInTurn = () => {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <Done>(act: () => Promise<Done>): Promise<Done> => {
    const done = last.current.then(act);
    last.current = done.catch(() => {});
    return done;
  };
};
