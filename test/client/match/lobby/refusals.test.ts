import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lobbyWords } from '../../../../src/client/match/lobby/words.ts';
import { netWords } from '../../../../src/client/match/online/words.ts';

/** Heard by the server alone: whoever thinks for a bot, and what was made for a version that is gone. */
const UNHEARD = ['outdated'];

const codesIn = (directory: string, pattern: RegExp): readonly string[] =>
  readdirSync(directory)
    .filter(name => name.endsWith('.ts'))
    .flatMap(name => [...readFileSync(`${directory}/${name}`, 'utf8').matchAll(pattern)])
    .map(([, code]) => code!);

it.each(['en', 'it'] as const)('every code with which the server refuses has a sentence (%s)', language => {
  const refused = codesIn('src/server/match', /\brefuse\('([a-z-]+)'\)/g);
  expect(refused).toContain('seat-kept');
  const overHttp = [
    ...codesIn('src/server/lobby', /\basHttpError\(ctx, '([a-z-]+)'\)/g),
    ...codesIn('src/server/lobby', /\breason: '([a-z-]+)'/g),
  ];
  expect(overHttp).toContain('matches-in-play');
  const inLobby = Object.keys(lobbyWords[language].refusals);
  const known = [...inLobby, ...Object.keys(netWords[language].refused), ...UNHEARD];
  expect([...new Set(refused)].filter(code => !known.includes(code))).toEqual([]);
  expect([...new Set(overHttp)].filter(code => !inLobby.includes(code))).toEqual([]);
});
