import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { train } from '../../../../src/server/cli/train/command.ts';
import { readNets, writeNets } from '../../../../src/server/cli/train/weights-module.ts';
import { newFolder, run } from '../../support/command.ts';

describe('npm run train', () => {
  it.each([
    [[], '--game is missing'],
    [['--game', 'chess'], '--game chess: there are '],
    [['--game', 'priests-of-ra', '--players', '6'], '--players 6: a whole number from 2 to 5'],
    [['--game', 'priests-of-ra', '--matches', 'many'], '--matches many: a whole number from '],
    [['--game', 'priests-of-ra', '--seed', ''], '--seed: a text that is not empty'],
    [['--game', 'priests-of-ra', '--out', ''], '--out: a file'],
    [['--game', 'priests-of-ra', 'now'], 'Unexpected argument'],
  ])('%j: says what is wrong and what there is', async (words, problem) => {
    const { status, stdout, stderr } = await run(train, ...words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(problem);
    expect(stderr).toContain('usage: npm run train');
  });

  it('writes nets so that they can be read again, and none where there are none', () => {
    const file = join(newFolder(), 'nets.ts');
    expect(readNets(file)).toEqual({});
    writeNets(file, 'npm run train', { 2: 'AAA=', 4: 'BBB+' });
    expect(readNets(file)).toEqual({ 2: 'AAA=', 4: 'BBB+' });
  });
});
