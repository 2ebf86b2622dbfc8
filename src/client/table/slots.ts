/** Things in their places, in the order of the screen; null is a gap. */
export type Slots<Thing> = readonly (Thing | null)[];

/** The places after some things have gone and others come: what stays stays where it was, what is new fills the gaps. */
export const inSlots = <Thing>(before: Slots<Thing>, things: readonly Thing[]): Slots<Thing> => {
  const fresh = things.filter(thing => !before.includes(thing));
  const kept = before.map(thing =>
    thing !== null && things.includes(thing) ? thing : (fresh.shift() ?? null),
  );
  return [...kept, ...fresh];
};
