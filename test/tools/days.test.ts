import { expect, it } from 'vitest';
import { days } from '../../src/tools/days/command.ts';
import { run } from '../server/support/command.ts';

it.each(['ra', 'priests-of-ra', 'kheops'])(
  'a match of %s by days takes less than half of them with what is chosen beforehand',
  async game => {
    const { status, stdout } = await run(days, ...`--game ${game} --players 2 --matches 2`.split(' '));
    expect(status).toBe(0);
    const line = JSON.parse(stdout);
    expect(line).toMatchObject({ game, players: 2 });
    expect(line.without).toBeGreaterThan(5);
    expect(line.share).toBeLessThan(0.5);
    expect(line.movesChosen).toBeGreaterThan(0.2);
  },
);

it('says what it does not know', async () => {
  const { status, stderr } = await run(days, '--game', 'ru-ra-re');
  expect(status).toBe(2);
  expect(stderr).toContain('--game ru-ra-re: nothing is chosen beforehand in it');
});
