import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../src/game/contract.ts';
import { playOnRules } from '../../src/game/drive.ts';
import { type GameId, loadCoverage } from '../../src/game/index.ts';
import { kheops } from './golden/kheops.ts';
import type { Fact, Golden, GoldenMatch } from './golden/matches.ts';
import { priestsOfRa } from './golden/priests-of-ra.ts';
import { ra } from './golden/ra.ts';
import { ruRaRe } from './golden/ru-ra-re.ts';
import { loadGame } from './load-game.ts';
import { botMatch } from './matches.ts';

/**
 * Whole matches as text, one line an event: a change of the rules shows as a diff to be read. Each was
 * looked for because of what happens in it. After a change that is meant: `npx vitest run golden -u`.
 */
const GOLDEN: Readonly<Partial<Record<GameId, Golden>>> = {
  'priests-of-ra': priestsOfRa,
  ra,
  kheops,
  'ru-ra-re': ruRaRe,
};

const lineOf = ({ type, ...facts }: AnyEvent): string =>
  [type, ...Object.entries(facts).map(([name, fact]) => `${name} ${textOf(fact)}`)].join('  ');

const textOf = (fact: unknown): string => {
  if (Array.isArray(fact)) return fact.length === 0 ? '–' : fact.map(textOf).join(' ');
  if (typeof fact === 'object' && fact !== null) return Object.values(fact).join('=');
  return String(fact);
};

for (const [id, { matches, demanded }] of Object.entries(GOLDEN) as [GameId, Golden][]) {
  const [module, rulesInPlay] = await Promise.all([loadGame(id), loadCoverage(id)]);
  const play = ({ players, way, seed }: GoldenMatch) =>
    playOnRules(module, botMatch(module, players, way, seed)).events as readonly Fact[];

  describe(`golden matches of ${id}`, () => {
    it.each(matches)('$file', async golden => {
      await expect(`${play(golden).map(lineOf).join('\n')}\n`).toMatchFileSnapshot(
        `golden/${id}/${golden.file}.txt`,
      );
    });

    it.each(matches)('$file shows $shows', golden => {
      const seen = rulesInPlay(play(golden));
      for (const rule of golden.shows) expect(seen[rule], rule).toBeGreaterThan(0);
    });

    it.each(Object.entries(demanded))('some match shows that %s', (_what, isShown) => {
      const showing = matches.map(play).filter(facts => isShown(facts, rulesInPlay(facts)));
      expect(showing.length).toBeGreaterThan(0);
    });

    it('has no file that no match stands for', () => {
      const files = readdirSync(new URL(`./golden/${id}`, import.meta.url));
      expect(files.sort()).toEqual(matches.map(({ file }) => `${file}.txt`).sort());
    });
  });
}
