import type { GameModule } from '../../../game/index.ts';
import type { FloodKind } from '../load/flood.ts';
import type { Programs } from '../servers/start.ts';

/** How much of everything is measured. */
export type Plan = {
  readonly tables: number;
  /** Seats of every table, each with a page. */
  readonly seats: number;
  readonly rounds: number;
  /** Moves that each server has made before it is measured. */
  readonly warmUp: number;
  /** Of what is saturated before it is measured: what was just begun is not yet what it will be. Milliseconds. */
  readonly runUp: number;
  /** Of one round. */
  readonly seconds: number;
  /** How many sockets stand idle beside, in turn. */
  readonly idle: readonly number[];
  /** Pages that come back at the same time. */
  readonly pages: number;
  /** For both sides to hear of what was cut. Milliseconds. */
  readonly settle: number;
  /** Matches of each game that are played to their end, and visitors who come then. */
  readonly matches: number;
  readonly syncs: number;
  /** Matches that are over and lie in the storage. */
  readonly stored: number;
  /** Matches in play that a start finds. */
  readonly inPlay: number;
  /** Moves that a match has before it is flooded. */
  readonly flooded: number;
  /** The ways in which it is flooded, where not in all; and how often, each time compared with a quiet moment before. */
  readonly floods?: readonly FloodKind[];
  readonly windows: number;
  /** Tables of Experts that think beside. */
  readonly expertTables: number;
  /** For the Experts to get into their stride, and for all of them to come to wait for their person. Milliseconds. */
  readonly expertsBegin: number;
  readonly expertsRest: number;
};

export const FULL: Plan = {
  tables: 200,
  seats: 4,
  rounds: 3,
  warmUp: 5000,
  runUp: 500,
  seconds: 5,
  idle: [0, 1000, 2000],
  pages: 1000,
  settle: 3000,
  matches: 5,
  syncs: 100,
  stored: 1_000_000,
  inPlay: 20_000,
  flooded: 100,
  windows: 5,
  expertTables: 50,
  expertsBegin: 5000,
  expertsRest: 25_000,
};
export const QUICK: Plan = {
  tables: 4,
  seats: 3,
  rounds: 1,
  warmUp: 20,
  runUp: 50,
  seconds: 0.3,
  idle: [0, 5],
  pages: 8,
  settle: 100,
  matches: 1,
  syncs: 2,
  stored: 1000,
  inPlay: 20,
  flooded: 3,
  windows: 1,
  expertTables: 1,
  expertsBegin: 300,
  expertsRest: 300,
};

/** What each part of the measurement is given. */
export type Bench = {
  readonly plan: Plan;
  readonly module: GameModule;
  readonly programs: Programs;
  readonly say: (text: string) => void;
};
