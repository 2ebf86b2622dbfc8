/**
 * The groups of nodes that can each be reached from each other.
 * @param edges for each node those to which it leads
 */
export const cyclesIn = (edges: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] => {
  const reached = new Map([...edges.keys()].map(node => [node, reachedFrom(node, edges)]));
  const groups = new Map<string, readonly string[]>();
  for (const [node, to] of reached) {
    if (!to.has(node)) continue;
    const group = [...to].filter(other => reached.get(other)?.has(node)).toSorted();
    groups.set(group.join(), group);
  }
  return [...groups.values()];
};

/** All that lies ahead of a node; the node itself too when a way leads back to it. */
const reachedFrom = (node: string, edges: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> => {
  const reached = new Set<string>();
  const todo = [...(edges.get(node) ?? [])];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    todo.push(...(edges.get(next) ?? []));
  }
  return reached;
};
