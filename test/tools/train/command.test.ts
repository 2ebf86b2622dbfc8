import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NETS as NETS_OF_PRIESTS } from '../../../src/game/priests-of-ra/bot/nets.ts';
import { NETS as NETS_OF_RA } from '../../../src/game/ra/bot/nets.ts';
import { netFor } from '../../../src/game/ru-ra-re/bot/net-for.ts';
import type { Net } from '../../../src/game/shared/nets/net.ts';
import { changedNet } from '../../../src/game/shared/nets/net-change.ts';
import { netsOf } from '../../../src/game/shared/nets/nets.ts';
import { parseArguments } from '../../../src/tools/train/arguments.ts';
import { train } from '../../../src/tools/train/command.ts';
import { teach } from '../../../src/tools/train/lesson.ts';
import { playMatches } from '../../../src/tools/train/play-matches.ts';
import { seedFor, trainingFor } from '../../../src/tools/train/purposes.ts';
import { loadTraining, TRAINED_GAMES } from '../../../src/tools/train/trainings.ts';
import { readNets, writeNets } from '../../../src/tools/train/weights-module.ts';
import { newFolder, run } from '../../server/support/command.ts';

describe('npm run train', () => {
  it.each([
    [[], '--game is missing'],
    [['--game', 'chess'], '--game chess: there are '],
    [['--game', 'priests-of-ra', '--players', '6'], '--players 6: a whole number from 2 to 5'],
    [['--game', 'priests-of-ra', '--matches', 'many'], '--matches many: a whole number from '],
    [['--game', 'priests-of-ra', '--seed', ''], '--seed: a text that is not empty'],
    [['--game', 'priests-of-ra', '--out', ''], '--out: a file'],
    [['--game', 'priests-of-ra', '--for', 'fun'], '--for fun: there are play, coach, scores'],
    [['--game', 'priests-of-ra', 'now'], 'Unexpected argument'],
  ])('%j: says what is wrong and what there is', async (words, problem) => {
    const { status, stdout, stderr } = await run(train, ...words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(problem);
    expect(stderr).toContain('usage: npm run train');
  });

  it.each([
    [[], ['play', 'coach', 'scores', 'expert']],
    [['--for', 'coach'], ['coach']],
    [['--out', 'nets.ts'], ['play']],
    [['--out', 'nets.ts', '--for', 'coach'], ['coach']],
  ])('%j: makes nets for %j', (words, purposes) => {
    expect(parseArguments(['--game', 'ra', ...words]).purposes).toEqual(purposes);
  });

  it.each(TRAINED_GAMES)(
    '%s: teaches the second judge other matches, and keeps its nets apart',
    async game => {
      const training = await loadTraining(game);
      expect(seedFor('coach', '1')).not.toBe(seedFor('play', '1'));
      expect(trainingFor('play', training)).toBe(training);
      const second = trainingFor('coach', training);
      expect(training.file).toMatch(/\/nets\.ts$/);
      expect(second?.file).toBe(training.file.replace('nets.ts', 'second-nets.ts'));
      expect(second?.play).toBe(training.play);
    },
  );

  it('has nets of an expert beside the others, where a game has them', async () => {
    const training = await loadTraining('ru-ra-re');
    expect(seedFor('expert', '1')).not.toBe(seedFor('coach', '1'));
    expect(trainingFor('expert', training)?.file).toBe(training.file.replace('nets.ts', 'expert-nets.ts'));
    expect(trainingFor('expert', await loadTraining('kheops'))).toBeNull();
  });

  it.each([
    ['ru-ra-re', 2],
    ['ru-ra-re', 3],
    ['ru-ra-re', 4],
  ] as const)(
    '%s: an expert of a table of %i is taught what is foreseen, not who won',
    async (game, players) => {
      const training = trainingFor('expert', await loadTraining(game))!;
      const play = () => playMatches(training, players, 'foreseen', { from: 0, to: 1 }, netFor(players));
      const positions = play();
      expect(play()).toEqual(positions);
      expect(positions.foreseen).toHaveLength(positions.won.length);
      const likely = Array.from(positions.foreseen, (chance, i) => chance > 0 && chance !== positions.won[i]);
      expect(likely.filter(Boolean).length).toBeGreaterThan(positions.won.length / 2);
      for (let i = 0; i < positions.won.length; i += players)
        expect(positions.foreseen.slice(i, i + players).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(
          1,
          5,
        );
      // A net that is taught on stays what it was, where no step changes anything.
      const lesson = {
        layout: training.layout,
        hidden: training.hidden(players),
        alike: training.alike ?? false,
        passes: 1,
        seed: '1',
      };
      const { net } = teach({ ...lesson, rate: 0, start: netFor(players) }, positions, 2);
      expect(changedNet(netFor(players), net)).toEqual(netFor(players));
    },
  );

  it.each([
    ['ra', NETS_OF_RA],
    ['priests-of-ra', NETS_OF_PRIESTS],
  ] as const)(
    '%s: an expert is taught by matches of those who think with the net of the bots',
    async (game, nets) => {
      const training = trainingFor('expert', await loadTraining(game))!;
      const play = (first: Net | null) => playMatches(training, 4, 'strong', { from: 0, to: 1 }, first);
      const positions = play(netsOf(nets)(4));
      expect(play(netsOf(nets)(4))).toEqual(positions);
      expect(positions.byMatch.every(count => count > 10)).toBe(true);
      // Others win with another net: that it is asked makes a difference.
      expect(play(netsOf(nets)(5)).numbers).not.toEqual(positions.numbers);
      expect(() => play(null)).toThrow('those who think with a net');
    },
  );

  it('writes nets so that they can be read again, and none where there are none', () => {
    const file = join(newFolder(), 'nets.ts');
    expect(readNets(file)).toEqual({});
    writeNets(file, 'npm run train', { 2: 'AAA=', 4: 'BBB+' });
    expect(readNets(file)).toEqual({ 2: 'AAA=', 4: 'BBB+' });
  });
});
