import type { Net } from '../../../game/shared/nets/net.ts';

/** What is made of a net, once for each net: matches by the thousand are played with the same one. */
export const onceFor = <Made>(make: (net: Net) => Made): ((net: Net) => Made) => {
  const made = new WeakMap<Net, Made>();
  return net => {
    const known = made.get(net) ?? make(net);
    made.set(net, known);
    return known;
  };
};
