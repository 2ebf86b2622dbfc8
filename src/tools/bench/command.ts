import type { Command } from '../command.ts';
import { benchCluster } from './cluster/command.ts';
import { benchCoach } from './coach/command.ts';
import { benchDaily } from './daily/command.ts';
import { benchLadder } from './ladder/command.ts';
import { benchPeople } from './people/command.ts';
import { benchRules } from './rules/command.ts';
import { benchServer } from './server/command.ts';
import { benchSizes } from './sizes/command.ts';
import { benchThinking } from './thinking/command.ts';

/** What there is to measure, each with options of its own. Where the first word names none of it, the rules are. */
const SUBJECTS: Readonly<Record<string, Command>> = {
  rules: benchRules,
  ladder: benchLadder,
  coach: benchCoach,
  sizes: benchSizes,
  thinking: benchThinking,
  server: benchServer,
  cluster: benchCluster,
  people: benchPeople,
  daily: benchDaily,
};

export const bench: Command = (words, streams) => {
  const [subject = '', ...rest] = words;
  return Object.hasOwn(SUBJECTS, subject) ? SUBJECTS[subject]!(rest, streams) : benchRules(words, streams);
};
