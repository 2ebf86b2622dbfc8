/**
 * How many tiles of each kind somebody holds: one count a kind, in the order of the game's list of kinds.
 * Numbers alone, because this goes to every client with every move.
 */
export type Counts = number[];

/** Reads and changes `Counts` of a game by the names of its kinds. */
export type Counting<Kind extends string> = {
  readonly noTiles: () => Counts;
  readonly count: (counts: readonly number[], kind: Kind) => number;
  readonly addTiles: (counts: Counts, kind: Kind, n: number) => void;
  /** How many tiles of several kinds together. */
  readonly countAll: (counts: readonly number[], kinds: readonly Kind[]) => number;
  /** All tiles of some kinds leave the game. */
  readonly removeAll: (counts: Counts, kinds: readonly Kind[]) => void;
};

export const countingOf = <Kind extends string>(kinds: readonly Kind[]): Counting<Kind> => {
  const place = Object.fromEntries(kinds.map((kind, i) => [kind, i])) as Readonly<Record<Kind, number>>;
  return {
    noTiles: () => kinds.map(() => 0),
    count: (counts, kind) => counts[place[kind]] ?? 0,
    addTiles: (counts, kind, n) => {
      const there = place[kind];
      counts[there] = (counts[there] ?? 0) + n;
    },
    countAll: (counts, some) => {
      let total = 0;
      for (const kind of some) total += counts[place[kind]] ?? 0;
      return total;
    },
    removeAll: (counts, some) => {
      for (const kind of some) counts[place[kind]] = 0;
    },
  };
};
