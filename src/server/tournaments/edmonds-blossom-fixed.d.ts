/** Maximum weight matching: by vertex its mate, or -1. It has no types of its own. */
declare module 'edmonds-blossom-fixed' {
  const blossom: (
    edges: readonly (readonly [from: number, to: number, weight: number])[],
    maxCardinality?: boolean,
  ) => readonly number[];
  export = blossom;
}
