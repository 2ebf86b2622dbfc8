import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/game/index.ts';
import { buildRecord, parseRecord, RECORD_FORMAT } from '../../src/game/record.ts';
import { loadGame } from './load-game.ts';
import { seatCounts, type Way, waysOf } from './matches.ts';
import { factsOf, recordOf } from './records.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/match-record.md'), 'utf8');
const SECTIONS = {
  'Priests of Ra and Ra': ['priests-of-ra', 'ra'],
  Kheops: ['kheops'],
  'Ru-Ra-Re': ['ru-ra-re'],
} as const satisfies Record<string, readonly GameId[]>;

/** Who thinks puts a mummy in a worker's place, which chance hardly does. */
const STEADY: Way = { name: 'steady', bot: 'steady', options: {} };

/** Words in backquotes, but those in parentheses, which say what a key holds. */
const wordsOf = (text: string): string[] =>
  [...text.replace(/\([^)]*\)/g, '').matchAll(/`([a-z]+)(?:: true)?`/g)].map(([, word]) => word!);

/** The keys of every event, by its type, as a section of the page tells them. */
const toldIn = (title: string): Map<string, string[]> => {
  const section = PAGE.split(`\n## ${title}\n`)[1]!.split('\n## ')[0]!;
  const rows = section.matchAll(/^\| `([a-z-]+)` \| (.+) \| .+ \|$/gm);
  return new Map([...rows].map(([, type, keys]) => [type!, wordsOf(keys!).toSorted()]));
};

/** The keys of every event of some random matches, by its type. */
const seenIn = async (games: readonly GameId[]): Promise<Map<string, string[]>> => {
  const seen = new Map<string, Set<string>>();
  for (const game of games) {
    const module = await loadGame(game);
    for (const way of [...waysOf(module), ...(game === 'kheops' ? [STEADY] : [])])
      for (const players of seatCounts(module))
        for (let n = 0; n < 3; n++)
          for (const { type, ...keys } of factsOf(recordOf(module, players, way, `page ${n}`))) {
            const known = seen.get(String(type)) ?? new Set();
            for (const key of Object.keys(keys)) known.add(key);
            seen.set(String(type), known);
          }
  }
  return new Map([...seen].map(([type, keys]) => [type, [...keys].toSorted()]));
};

it.each(Object.entries(SECTIONS))(
  'the page tells every event of %s, with its keys, and no other',
  async (title, games) => {
    const [told, seen] = [toldIn(title), await seenIn(games)];
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(seen));
  },
);

it('the page tells every key of a record, and every game has a section', async () => {
  expect(Object.values(SECTIONS).flat().toSorted()).toEqual([...GAME_IDS].toSorted());
  expect(PAGE).toContain(`\`${RECORD_FORMAT}\``);
  const module = await loadGame('kheops');
  const example = JSON.parse(PAGE.match(/```json\n([\s\S]+?)```/)![1]!);
  const { proof, ...keys } = example;
  expect(module.meta.id).toBe(keys.game);
  expect(proof).toBeDefined();
  expect(Object.keys(keys)).toEqual(Object.keys(recordOf(module, 2, waysOf(module)[0]!, 'keys')));
  // How a match ends that somebody gives up.
  const { defaults, rulesVersion } = module.meta;
  const given = buildRecord({
    ...{ game: 'kheops', rulesVersion, players: 2, names: ['a', 'b'], options: {}, defaults, events: [] },
    ...{ seed: 's', outcome: null, resigned: 1 },
  });
  const around = PAGE.split('\n## Around the events\n')[1]!.split('\n## ')[0]!;
  for (const key of [...Object.keys(keys), ...Object.keys(given)]) expect(around).toContain(`\`${key}\``);
  expect(parseRecord(given)).toEqual({ record: given });
});
