import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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

/** For each game its version, and the digests of the golden matches by which it goes. */
type Lineage = Readonly<
  Record<string, { readonly version: number; readonly matches: Readonly<Record<string, string>> }>
>;
const lineage: Lineage = JSON.parse(
  readFileSync(new URL('./golden/lineage.json', import.meta.url), 'utf8'),
) as Lineage;
const lineageNow: Record<string, Lineage[string]> = {};

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** One version more when a match that was golden before no longer plays out the same; further ones change nothing. */
const grown = (before: Lineage[string] | undefined, now: Lineage[string]['matches']): Lineage[string] => {
  const same = Object.entries(before?.matches ?? {}).every(([file, was]) => now[file] === was);
  return { version: (before?.version ?? 0) + (same && before !== undefined ? 0 : 1), matches: now };
};

for (const [id, { matches, demanded }] of Object.entries(GOLDEN) as [GameId, Golden][]) {
  const [module, rulesInPlay] = await Promise.all([loadGame(id), loadCoverage(id)]);
  const played = new Map(
    matches.map(golden => {
      const { players, way, seed } = golden;
      const { events } = playOnRules(module, botMatch(module, players, way, seed));
      return [golden, events as readonly Fact[]];
    }),
  );
  const textOfMatch = (golden: GoldenMatch) => `${played.get(golden)!.map(lineOf).join('\n')}\n`;
  lineageNow[id] = grown(
    lineage[id],
    Object.fromEntries(matches.map(golden => [golden.file, digest(textOfMatch(golden))])),
  );

  describe(`golden matches of ${id}`, () => {
    it.each(matches)('$file', async golden => {
      await expect(textOfMatch(golden)).toMatchFileSnapshot(`golden/${id}/${golden.file}.txt`);
    });

    it('each shows the rules that it was looked for', () => {
      const missing = [...played].flatMap(([{ file, shows }, facts]) => {
        const seen = rulesInPlay(facts);
        return shows.filter(rule => !((seen[rule] ?? 0) > 0)).map(rule => `${file}: ${rule}`);
      });
      expect(missing).toEqual([]);
    });

    it('whatever is demanded of them is shown by some', () => {
      const seen = [...played.values()].map(facts => [facts, rulesInPlay(facts)] as const);
      const missing = Object.entries(demanded).filter(([, isShown]) => !seen.some(each => isShown(...each)));
      expect(missing.map(([what]) => what)).toEqual([]);
    });

    it('has no file that no match stands for', () => {
      const files = readdirSync(new URL(`./golden/${id}`, import.meta.url));
      expect(files.sort()).toEqual(matches.map(({ file }) => `${file}.txt`).sort());
    });
  });
}

describe('the version of the matches that a browser keeps', () => {
  const write = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

  it('goes by the golden matches', async () => {
    await expect(write(lineageNow)).toMatchFileSnapshot('golden/lineage.json');
    const versions = Object.fromEntries(Object.entries(lineageNow).map(([id, { version }]) => [id, version]));
    await expect(write(versions)).toMatchFileSnapshot('../../src/client/match/local/match-versions.json');
  });

  it.each([
    ['none was golden before', undefined, { a: '1' }, 1],
    ['all play out as before', { version: 3, matches: { a: '1' } }, { a: '1' }, 3],
    ['there is a further one', { version: 3, matches: { a: '1' } }, { a: '1', b: '2' }, 3],
    ['one plays out otherwise', { version: 3, matches: { a: '1' } }, { a: '2' }, 4],
    ['one is no more', { version: 3, matches: { a: '1', b: '2' } }, { a: '1' }, 4],
  ])('when %s', (_when, before, now, version) => {
    expect(grown(before, now)).toEqual({ version, matches: now });
  });
});
