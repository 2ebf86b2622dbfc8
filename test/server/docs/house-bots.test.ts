import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { arena } from '../../../src/tools/arena/command.ts';
import { loadContestants } from '../../../src/tools/duels/contestants.ts';
import { playDeals } from '../../../src/tools/duels/deals.ts';
import { ROOT } from '../../game/source.ts';
import { run } from '../support/command.ts';

const EXAMPLE = join(ROOT, 'test/server/docs/example-bot.ts');
const page = readFileSync(join(ROOT, 'docs/house-bots.md'), 'utf8');

it('the bot that the page shows is the one that is played here', () => {
  const [, shown] = /```ts\n(.*?)```/s.exec(page)!;
  expect(shown!.replaceAll("'./src/", "'../../../src/")).toBe(readFileSync(EXAMPLE, 'utf8'));
});

it('it beats chance, as the page says', async () => {
  const deals = { players: 4, others: 'random', seed: 'example', from: 0, to: 6 } as const;
  const won = await playDeals({ ...deals, game: 'ra', one: EXAMPLE });
  expect(won.reduce((all, wins) => all + wins, 0)).toBeGreaterThan(12);
});

it('the arena takes it as a file', async () => {
  const words = ['--game', 'ra', '--seats', '2', '--matches', '2', '--threads', '1'];
  const { status, stdout } = await run(arena, ...words, EXAMPLE, 'random');
  expect(status).toBe(0);
  expect(stdout).toContain(`${EXAMPLE}  from random`);
});

it('a file without a bot is refused, and says what is missing', async () => {
  await expect(loadContestants('ra', [join(ROOT, 'src/game/ra/meta.ts')])).rejects.toThrow(
    'exports no function called "bot"',
  );
});
