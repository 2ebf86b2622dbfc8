import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commitmentTo } from '../../../src/game/commitment.ts';
import { playOnRules } from '../../../src/game/drive.ts';
import { GAME_IDS, loadRules, metaOf } from '../../../src/game/index.ts';
import { BASE } from '../../../src/game/kheops/pyramid.ts';
import { TILE_COUNTS as PRIESTS_TILES } from '../../../src/game/priests-of-ra/tiles.ts';
import { TILE_COUNTS as RA_TILES } from '../../../src/game/ra/tiles.ts';
import { botName, buildRecord } from '../../../src/game/record.ts';
import { CARDS, IN_DECK } from '../../../src/game/ru-ra-re/cards.ts';
import { sealedRandom } from '../../../src/game/shared/random.ts';
import { loadGame } from '../../game/load-game.ts';
import { newFolder } from '../support/command.ts';

const FILE = join(import.meta.dirname, '../../../docs/proof.md');
const PAGE = readFileSync(FILE, 'utf8');
const SCRIPT = PAGE.match(/```js\n([\s\S]+?)```/)![1]!;
const [, MATCH, SALT, SEED] = PAGE.match(/match-commitment\/1 ra (\S+) (\S+) (\S+) \| sha256sum/) as string[];

it('the commitment of the example is the one that the shell and the server give', () => {
  const line = PAGE.match(/```sh\n(printf .+sha256sum)\n/)![1]!;
  const said = execFileSync('bash', ['-c', line], { encoding: 'utf8' });
  expect(PAGE).toContain(`\n${said}`);
  expect(said).toContain(commitmentTo('ra', MATCH!, { seed: SEED!, salt: SALT! }));
});

it('the example has the words, suns and tiles that its seed gives', async () => {
  const random = sealedRandom(SEED!);
  const words = Array.from({ length: 5 }, () => random.below(2 ** 32));
  expect(PAGE).toContain(`\`${words.join(' ')}\``);
  const { rules, meta } = await loadRules('ra');
  const state = rules.setup({ players: 3, options: meta.defaults, seed: SEED! });
  const [a, b, c] = state.areas.map(({ suns }: { suns: { faceUp: number[] } }) => suns.faceUp.join('-'));
  expect(PAGE).toContain(`hold ${a}, ${b} and ${c}`);
  const kinds = Object.keys(RA_TILES);
  const drawn = [...(state.secret.bag as string).slice(-5)]
    .reverse()
    .map(tile => kinds[tile.charCodeAt(0) - 97]);
  expect(PAGE).toContain(`\`${drawn.join(' ')}\``);
});

it.each([
  ['Tiles of Priests of Ra', PRIESTS_TILES],
  ['Tiles of Ra', RA_TILES],
  ['Cards', Object.fromEntries(CARDS.map(card => [card, IN_DECK[card]]))],
])('the page lists what there is: %s', (title, counts) => {
  const list = Object.entries(counts).map(([name, count]) => `\`${name}\` ${count}`);
  expect(PAGE).toContain(`- ${title}: ${list.join(', ')}.`);
});

it('the page lists the base of Kheops, and stands for the rules as they are', () => {
  expect(PAGE).toContain(`\`${BASE.slice(0, 6).join(' ')}\` and then \`${BASE[6]}\` to \`${BASE.at(-1)}\``);
  for (const id of GAME_IDS) expect(PAGE).toContain(`\`rulesVersion\` ${metaOf(id).rulesVersion}`);
});

/** What the script says of a record, in a folder that holds nothing of ours but the page. */
const check = (folder: string, record: object): string => {
  writeFileSync(join(folder, 'check.mjs'), SCRIPT);
  copyFileSync(FILE, join(folder, 'proof.md'));
  writeFileSync(join(folder, 'record.json'), JSON.stringify(record));
  const script = [join(folder, 'check.mjs'), join(folder, 'record.json')];
  return execFileSync(process.execPath, script, { encoding: 'utf8' });
};

it.each(GAME_IDS)(
  'the script of the page, which knows none of our code, finds matches of %s right',
  async id => {
    const module = await loadGame(id);
    const folder = newFolder();
    const { defaults, rulesVersion } = module.meta;
    for (const players of new Set([module.meta.seats.min, module.meta.seats.max])) {
      const seal = { seed: `${players}-AQIDBAUGBwgJCgsMDQ4PEA`, salt: 'c2FsdA' };
      const bots = Array.from({ length: players }, () => module.bots.random!);
      const played = playOnRules(module, { players, options: defaults, seed: seal.seed, bots });
      const proof = { match: 'm1m1m1', commitment: commitmentTo(id, 'm1m1m1', seal), salt: seal.salt };
      const names = bots.map(() => botName('random'));
      const made = {
        game: id,
        players,
        names,
        options: defaults,
        defaults,
        rulesVersion,
        proof,
        seed: seal.seed,
      };
      const record = buildRecord({ ...made, ...played });
      const said = check(folder, record);
      expect(said.match(/right$/gm)?.length).toBeGreaterThanOrEqual(2);
      expect(said).not.toContain('WRONG');
      expect(check(folder, { ...record, seed: 'another' }).match(/WRONG/g)?.length).toBeGreaterThanOrEqual(2);
    }
  },
);
