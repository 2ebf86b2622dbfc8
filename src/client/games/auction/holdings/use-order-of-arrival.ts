import { useEffect, useRef } from 'react';

/** What is there, in the order in which it came: whatever comes later leaves the places of the others as they are. */
export const useOrderOfArrival = <T>(present: readonly T[]): readonly T[] => {
  const last = useRef<readonly T[]>([]);
  const stayed = last.current.filter(each => present.includes(each));
  const order = [...stayed, ...present.filter(each => !stayed.includes(each))];
  useEffect(() => {
    last.current = order;
  });
  return order;
};
