/** A test that runs at length: what CI runs too, with other figures. */
export type Run = {
  readonly name: string;
  readonly what: string;
  /** The variable of the environment that says how much of it, and how much that is at length. */
  readonly variable: string;
  readonly count: number;
  /** Parts of the names of test files. */
  readonly files: readonly string[];
};

export const RUNS: readonly Run[] = [
  {
    name: 'drivers',
    what: 'matches of each game, whose every move boardgame.io and the plain rules must tell alike',
    variable: 'AGREEMENT',
    count: 10_000,
    files: ['test/game/agreement.test.ts'],
  },
  {
    name: 'kills',
    what: 'kills of one server under load: nothing acknowledged is lost',
    variable: 'KILLS',
    count: 1000,
    files: ['test/shipped/kill.test.ts'],
  },
  {
    name: 'choices',
    what: 'kills in the middle of choices that all make at the same time',
    variable: 'KILLS',
    count: 300,
    files: ['test/server/whole/kill-while-choosing.test.ts'],
  },
  {
    name: 'members',
    what: 'kills while members sit down and rated matches end: each is counted once, and each seat is theirs',
    variable: 'KILLS',
    count: 200,
    files: ['test/server/whole/members-killed.test.ts'],
  },
  {
    name: 'nodes',
    what: 'kills of one of two servers on PostgreSQL and Redis: nothing lost, nothing made twice',
    variable: 'KILLS',
    count: 300,
    files: ['test/server/whole/nodes-killed.test.ts'],
  },
  {
    name: 'frames',
    what: 'malformed messages and frames: no crash, and no match changes',
    variable: 'FRAMES',
    count: 1_000_000,
    files: ['test/server/transport/odd-frames.test.ts'],
  },
  {
    name: 'secrets',
    what: 'matches of all games, of which every frame is searched for what its reader may not know',
    variable: 'MATCHES',
    count: 10_000,
    files: ['test/server/whole/secrets-searched.test.ts'],
  },
  {
    name: 'tournament',
    what: 'bots of others in a tournament on two servers, of which one is killed in each round',
    variable: 'ENTRANTS',
    count: 64,
    files: ['test/server/tournaments/tournament-of-bots.test.ts'],
  },
  {
    name: 'guesses',
    what: 'guesses of what signs members in, from as many addresses: none lets anybody in',
    variable: 'GUESSES',
    count: 10_000,
    files: ['test/server/members/guesses.test.ts'],
  },
  {
    name: 'deadlines',
    what: 'deadlines of days, on every storage, with nodes killed and clocks set: each comes once',
    variable: 'DEADLINES',
    count: 1000,
    files: ['test/server/schedule/days.test.ts'],
  },
  {
    name: 'commands',
    what: 'commands to two owners of the same matches, on every storage',
    variable: 'COMMANDS',
    count: 100_000,
    files: ['test/server/match/two-stores-at-length.test.ts'],
  },
  {
    name: 'axe',
    what: 'looks (2 languages, 2 themes, 8 sizes) in which every page is searched by every rule of accessibility',
    variable: 'LOOKS',
    count: 32,
    files: ['test/browser/axe/'],
  },
];
