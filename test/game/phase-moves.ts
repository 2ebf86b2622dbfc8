import type { AnyPhases } from '../../src/game/contract.ts';

/** Phase → the moves that may be made in it; of a phase in which something happens by itself, none. */
export const movesByPhase = (phases: AnyPhases): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(phases).map(([name, phase]) => [name, 'moves' in phase ? Object.keys(phase.moves) : []]),
  );

/** The phases in which somebody has moves to choose from. */
export const actingPhases = (phases: AnyPhases): readonly string[] =>
  Object.keys(phases).filter(name => 'moves' in (phases[name] ?? {}));
