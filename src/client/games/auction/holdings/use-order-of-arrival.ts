import { useEffect, useRef } from 'react';

/**
 * What is there, in the order in which it came. Whatever comes later or goes leaves the places of the others as they
 * are: where something has gone is null, until something new takes the place. In a new epoch all is put in order anew.
 */
export const useOrderOfArrival = <T extends string>(
  present: readonly T[],
  epoch: number,
): readonly (T | null)[] => {
  const last = useRef<{ readonly epoch: number; readonly places: readonly (T | null)[] }>({
    epoch,
    places: [],
  });
  const places = inPlace(last.current.epoch === epoch ? last.current.places : [], present);
  useEffect(() => {
    last.current = { epoch, places };
  });
  return places;
};

/** The same as a function of the places as they were. */
export const inPlace = <T extends string>(
  before: readonly (T | null)[],
  present: readonly T[],
): readonly (T | null)[] => {
  const places = before.map(each => (each !== null && present.includes(each) ? each : null));
  for (const each of present) {
    if (places.includes(each)) continue;
    const free = places.indexOf(null);
    places[free === -1 ? places.length : free] = each;
  }
  return places.slice(0, places.findLastIndex(each => each !== null) + 1);
};
