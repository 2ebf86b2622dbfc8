import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadReferee } from '../../src/game/index.ts';
import { type MatchRecord, parseRecord } from '../../src/game/record.ts';
import { type Fault, faultOf } from '../../src/game/referee.ts';
import { loadGame } from './load-game.ts';
import { seatCounts, waysOf } from './matches.ts';
import { recordOf } from './records.ts';

type Path = readonly [string, ...string[]];

/** Every place in a value, as the keys that lead to it. */
const pathsOf = (value: unknown, path: readonly string[] = []): Path[] => [
  ...(path.length > 0 ? [path as unknown as Path] : []),
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))
    : []),
];

/** A record as text, with all places in it that can be spoilt. */
type Spoilable = {
  readonly text: string;
  readonly paths: readonly Path[];
  readonly inEvents: readonly Path[];
};

const spoilable = (record: MatchRecord): Spoilable => {
  const paths = pathsOf(record);
  const inEvents = paths.filter(path => path[0] === 'events' && path.length > 2 && path[2] !== 'type');
  return { text: JSON.stringify(record), paths, inEvents };
};

/** A copy in which one place holds what `change` makes of it. */
const changedAt = (text: string, path: Path, change: (old: unknown) => unknown): unknown => {
  const copy = JSON.parse(text);
  let part = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) part = part[key] as typeof part;
  part[path.at(-1)!] = JSON.parse(JSON.stringify(change(part[path.at(-1)!])));
  return copy;
};

/** The same value to a careless reader, but of another type. */
const disguised = (old: unknown): unknown => {
  if (Array.isArray(old)) return { ...old };
  if (typeof old === 'object') return null;
  return typeof old === 'number' ? String(old) : [old];
};

for (const id of GAME_IDS) {
  const [module, referee] = await Promise.all([loadGame(id), loadReferee(id)]);
  const tables = seatCounts(module).filter(players => players !== 4);
  const RECORDS = waysOf(module).flatMap(way =>
    tables.map(players => spoilable(recordOf(module, players, way, 'spoilt'))),
  );

  /** What the referee says of any JSON at all: a sentence, a fault, or null when nothing is wrong. */
  const judge = (data: unknown, anySeed: boolean): Fault | string | null => {
    const parsed = parseRecord(data);
    if ('error' in parsed) return parsed.error;
    const { record } = parsed;
    const { min, max } = module.meta.seats;
    if (record.players < min || record.players > max) return 'too few or too many';
    const options = module.meta.parseOptions(record.options);
    return 'error' in options
      ? options.error
      : faultOf(record, module.rules, referee, options.options, anySeed);
  };

  /** A place in one of the records, which is named by its number: reports of failures stay readable. */
  const somewhereIn = (places: 'paths' | 'inEvents') =>
    fc
      .nat(RECORDS.length - 1)
      .chain(nth => fc.record({ nth: fc.constant(nth), path: fc.constantFrom(...RECORDS[nth]![places]) }));

  describe(`a spoilt record of ${id}`, () => {
    it.each([true, false])('is found wrong where a value has another type (seed not asked: %s)', anySeed => {
      fc.assert(
        fc.property(somewhereIn('inEvents'), ({ nth, path }) => {
          const fault = judge(changedAt(RECORDS[nth]!.text, path, disguised), anySeed) as Fault;
          expect(fault, path.join('.')).not.toBeNull();
          expect(fault.event!).not.toBeNull();
          expect(fault.event!).toBeLessThanOrEqual(Number(path[1]));
        }),
        { numRuns: 120, seed: 1 },
      );
    });

    it('never breaks the referee, whatever stands wherever', () => {
      const anything = fc.oneof(
        fc.jsonValue(),
        fc.constantFrom('__proto__', 'ra', 'farmer', 'god', 'unrest', '3,2', 'pharaoh', 0, -1, 17, 1e9, [0]),
      );
      fc.assert(
        fc.property(somewhereIn('paths'), anything, fc.boolean(), ({ nth, path }, value, anySeed) => {
          judge(
            changedAt(RECORDS[nth]!.text, path, () => value),
            anySeed,
          );
        }),
        { numRuns: 200, seed: 2 },
      );
    });
  });
}
