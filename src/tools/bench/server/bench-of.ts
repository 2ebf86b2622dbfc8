import { parseArgs } from 'node:util';
import { loadRules } from '../../../game/index.ts';
import { type Command, parsedOr, wholeNumber } from '../../command.ts';
import { FLOOD_KINDS, type FloodKind } from '../load/flood.ts';
import { buildPrograms } from '../servers/start.ts';
import { machineLoad } from '../usage.ts';
import { type Bench, FULL, type Plan, QUICK } from './plan.ts';

/** What is measured of one subject, in this order. */
export type Parts = Readonly<Record<string, (bench: Bench) => Promise<void>>>;

const usageOf = (subject: string, parts: Parts): string => `usage: npm run bench -- ${subject} [options]
  --only NAMES   some of it only, comma separated: ${Object.keys(parts).join(', ')}
  --rounds N     how often each is measured, turn about where there are several (default ${FULL.rounds})
  --seconds N    how long a round takes (default ${FULL.seconds})
  --seats N      how many sit at each table (default ${FULL.seats})
  --tables N     how many tables there are (default ${FULL.tables})
  --windows N    how many quiet and flooded windows each kind of flood is measured in (default ${FULL.windows})
  --floods NAMES only these kinds of floods, comma separated: ${FLOOD_KINDS.join(', ')}
  --quick        a little of everything: to see that it runs, not to measure
Builds the server as it is built for players and measures it from outside over loopback, with data of its own. Needs Linux.
`;

type Wanted = { readonly parts: readonly string[]; readonly plan: Plan };

const parseWanted = (words: readonly string[], names: readonly string[]): Wanted => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      seats: { type: 'string' },
      tables: { type: 'string' },
      windows: { type: 'string' },
      floods: { type: 'string' },
      quick: { type: 'boolean' },
    },
  });
  const parts = values.only?.split(',') ?? names;
  const unknown = parts.find(part => !names.includes(part));
  if (unknown !== undefined) throw new Error(`there is no part ${unknown}`);
  const isKind = (kind: string): kind is FloodKind => (FLOOD_KINDS as readonly string[]).includes(kind);
  const floods = values.floods?.split(',');
  const unknownFlood = floods?.find(kind => !isKind(kind));
  if (unknownFlood !== undefined) throw new Error(`there is no flood ${unknownFlood}`);
  const usual = values.quick === true ? QUICK : FULL;
  const number = (name: 'rounds' | 'seconds' | 'seats' | 'tables' | 'windows', most: number) =>
    wholeNumber(`--${name}`, values[name] ?? String(usual[name]), 1, most);
  const plan = {
    ...usual,
    rounds: number('rounds', 100),
    seconds: values.seconds === undefined ? usual.seconds : number('seconds', 600),
    seats: number('seats', 5),
    tables: number('tables', 1000),
    windows: number('windows', 100),
    ...(floods !== undefined && { floods: floods.filter(isKind) }),
  };
  return { parts, plan };
};

/**
 * Measures servers from outside. On a busy machine the ratios hold better than the figures beside them.
 * @param missing what has to be installed, in sentences
 */
export const benchOf =
  (subject: string, parts: Parts, missing: () => readonly string[] = () => []): Command =>
  async (words, streams) => {
    const read = (given: readonly string[]) => parseWanted(given, Object.keys(parts));
    const wanted = parsedOr(read, words, usageOf(subject, parts), streams);
    if (wanted === null) return 2;
    const lacks = missing();
    if (lacks.length > 0) {
      streams.err(`${lacks.join('\n')}\n`);
      return 1;
    }
    const say = (text: string) => streams.out(`${text}\n`);
    const module = await loadRules('priests-of-ra');
    const programs = await buildPrograms();
    try {
      say(`at the beginning: ${machineLoad()}`);
      for (const part of wanted.parts) await parts[part]!({ plan: wanted.plan, module, programs, say });
      say(`at the end: ${machineLoad()}`);
      return 0;
    } finally {
      programs.remove();
    }
  };
