import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../src/game/contract.ts';
import { playOnRules } from '../../src/game/drive.ts';
import { loadReferee } from '../../src/game/index.ts';
import { botMatch, priestsOfRaModule, WAYS } from './matches.ts';

/**
 * Whole matches as text, one line an event: a change of the rules shows as a diff to be read. Each was
 * looked for because of what happens in it. After a change that is meant: `npx vitest run golden -u`.
 */
const [random, shy, raHeavy] = WAYS;
const GOLDEN = [
  { file: 'ra-track-full', shows: ['E-02', 'E-03'], players: 2, way: raHeavy, seed: 'golden 156' },
  { file: 'full-track-unsold', shows: ['T-02', 'A-05', 'A-06'], players: 2, way: shy, seed: 'golden 330' },
  {
    file: 'tie-broken-by-a-sun',
    shows: ['E-07', 'E-01', 'A-04'],
    players: 2,
    way: random,
    seed: 'golden 74',
  },
  {
    file: 'priests-in-the-last-auction',
    shows: ['A-09', 'P-02'],
    players: 2,
    way: random,
    seed: 'golden 363',
  },
  {
    file: 'fame-stays-above-nothing',
    shows: ['E-05', 'P-14', 'E-01'],
    players: 2,
    way: random,
    seed: 'golden 188',
  },
  {
    file: 'three-players',
    shows: ['A-02', 'T-01', 'T-06', 'A-04'],
    players: 3,
    way: random,
    seed: 'golden 1',
  },
  { file: 'four-players', shows: ['A-02', 'E-06', 'P-12'], players: 4, way: raHeavy, seed: 'golden 3' },
  { file: 'five-players', shows: ['A-02', 'P-01', 'P-13'], players: 5, way: shy, seed: 'golden 5' },
] as const;

/** What some golden match must show: every way in which a match, an epoch or an auction can end, and its corners. */
const DEMANDED: Record<string, (facts: Fact[]) => boolean> = {
  'the Ra track is full': shows('E-02'),
  'all suns are spent': shows('E-01'),
  'the Ra player must bid': shows('A-04'),
  'a full track is sold': facts => sales(facts).some(({ kind }) => kind === 'full-track'),
  'a full track leaves the game unsold': shows('A-05'),
  'a Ra tile is auctioned and the lot sold': facts => sales(facts).some(({ kind }) => kind === 'ra-tile'),
  'nobody bids on a Ra tile, and the tiles stay': shows('A-06'),
  'the Ra player outbids the others': facts =>
    sales(facts).some(({ bids, winner }) => bids > 1 && winner === 'caller'),
  'the Ra player is outbid and passes': facts =>
    sales(facts).some(({ kind, winner }) => kind === 'voluntary' && winner === 'other'),
  'only the centre sun is won': shows('T-05'),
  'the last player with suns plays on alone': shows('T-06'),
  'a priest turns a tile in the last auction of an epoch': shows('A-09'),
  'fame does not fall below nothing': shows('E-05'),
  'a sun breaks a tie': shows('E-07'),
};

const referee = await loadReferee('priests-of-ra');
const play = ({ players, way, seed }: (typeof GOLDEN)[number]) =>
  playOnRules(priestsOfRaModule, botMatch(priestsOfRaModule, players, way, seed));

type Fact = AnyEvent & { readonly kind?: string; readonly player?: number };

function shows(rule: string): (facts: Fact[]) => boolean {
  return facts => referee.rulesInPlay(facts)[rule]! > 0;
}

/** How each auction with a winner went. */
const sales = (facts: readonly Fact[]) => {
  const done: { kind: string | undefined; bids: number; winner: 'caller' | 'other' }[] = [];
  let began: Fact | undefined;
  let bids = 0;
  for (const fact of facts) {
    if (fact.type === 'invoke') [began, bids] = [fact, 0];
    if (fact.type === 'bid') bids += 1;
    if (fact.type === 'sold')
      done.push({ kind: began?.kind, bids, winner: fact.player === began?.player ? 'caller' : 'other' });
  }
  return done;
};

const lineOf = ({ type, ...facts }: AnyEvent): string =>
  [type, ...Object.entries(facts).map(([name, fact]) => `${name} ${textOf(fact)}`)].join('  ');

const textOf = (fact: unknown): string => {
  if (Array.isArray(fact)) return fact.length === 0 ? '–' : fact.map(textOf).join(' ');
  if (typeof fact === 'object' && fact !== null) return Object.values(fact).join('=');
  return String(fact);
};

describe('golden matches of Priests of Ra', () => {
  it.each(GOLDEN)('$file', async golden => {
    const { events } = play(golden);
    await expect(`${events.map(lineOf).join('\n')}\n`).toMatchFileSnapshot(
      `golden/priests-of-ra/${golden.file}.txt`,
    );
  });

  it.each(GOLDEN)('$file shows $shows', golden => {
    const seen = referee.rulesInPlay(play(golden).events);
    for (const rule of golden.shows) expect(seen[rule], rule).toBeGreaterThan(0);
  });

  it.each(Object.entries(DEMANDED))('some match shows that %s', (_what, isShown) => {
    expect(GOLDEN.filter(golden => isShown([...play(golden).events])).length).toBeGreaterThan(0);
  });

  it('has no file that no match stands for', () => {
    const files = readdirSync(new URL('./golden/priests-of-ra', import.meta.url));
    expect(files.sort()).toEqual(GOLDEN.map(({ file }) => `${file}.txt`).sort());
  });
});
