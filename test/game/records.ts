import { dataHashOf } from '../../src/game/data-hash.ts';
import { playOnRules } from '../../src/game/drive.ts';
import { buildRecord, type MatchRecord } from '../../src/game/record.ts';
import { type AnyReferee, type Fault, faultOf } from '../../src/game/referee.ts';
import type { LoadedGame } from './load-game.ts';
import { botMatch, type Way } from './matches.ts';

/** An event of a record, to be spoilt. */
export type Fact = Record<string, unknown>;

/** The record of a match between bots, as it is read from a file. */
export const recordOf = (module: LoadedGame, players: number, way: Way, seed: string): MatchRecord => {
  const match = botMatch(module, players, way, seed);
  return JSON.parse(
    JSON.stringify(
      buildRecord({
        game: module.meta.id,
        names: Array.from({ length: players }, (_, seat) => `player ${seat}`),
        defaults: module.meta.defaults,
        rulesVersion: module.meta.rulesVersion,
        dataHash: dataHashOf(module.rules),
        ...match,
        ...playOnRules(module, match),
      }),
    ),
  );
};

export const factsOf = ({ events }: MatchRecord): readonly Fact[] => events as unknown as Fact[];
export const withEvents = (record: MatchRecord, events: readonly Fact[]): MatchRecord => ({
  ...record,
  events: events as never,
});

/** What the referee of a game says of a record. */
export const judge = (
  { meta, rules }: LoadedGame,
  referee: AnyReferee,
  record: MatchRecord,
  anySeed = false,
): Fault | null => {
  const parsed = meta.parseOptions(record.options);
  if ('error' in parsed) throw new Error(parsed.error);
  return faultOf(record, rules, referee, parsed.options, anySeed);
};
