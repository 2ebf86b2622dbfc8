import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clubFailures } from '../../../../src/client/match/club/club-failure.ts';
import { lobbyWords } from '../../../../src/client/match/lobby/words.ts';
import { accountFailures } from '../../../../src/client/match/member/use-mutation.tsx';
import { netWords } from '../../../../src/client/match/online/words.ts';

/** Heard by the server alone: whoever thinks for a bot, and what was made for a version that is gone. */
const UNHEARD = ['outdated'];

/** Said where it is asked for, in words of its own: of holidays, of the deal of the day, of how long one waits; and to bots alone. */
const ELSEWHERE = ['no-days', 'played-here', 'too-often', 'people-only'];

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

it.each(['en', 'it'] as const)('so has every code of members, tournaments, deals and bots (%s)', language => {
  const codes = ['members', 'tournaments', 'duplicate', 'daily', 'bot-accounts'].flatMap(room => [
    ...codesIn(`src/server/${room}`, /\basHttpError\(ctx, '([a-z-]+)'\)/g),
    ...codesIn(`src/server/${room}`, /\brefuse\(ctx, \d+, '([a-z-]+)'\)/g),
    ...codesIn(`src/server/${room}`, /\breason: '([a-z-]+)'/g),
  ]);
  expect(codes).toContain('leagues-of-member');
  const words = [lobbyWords[language].refusals, accountFailures[language], clubFailures[language]];
  const known = [...words.flatMap(Object.keys), ...ELSEWHERE];
  expect([...new Set(codes)].filter(code => !known.includes(code))).toEqual([]);
});
