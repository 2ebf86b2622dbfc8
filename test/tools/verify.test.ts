import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitmentTo } from '../../src/game/commitment.ts';
import { simulate } from '../../src/tools/simulate/command.ts';
import { verify } from '../../src/tools/verify/command.ts';
import { newFolder, run } from '../server/support/command.ts';

const file = (name: string, text: string) => {
  const path = join(newFolder(), name);
  writeFileSync(path, text);
  return path;
};

it('says ok of right records, and names the first wrong event of wrong ones', async () => {
  const folder = newFolder();
  await run(simulate, '--players', '3', '--matches', '2', '--seed', '9', '--records', join(folder, 'v'));
  const right = join(folder, 'v', '0001.json');
  expect(await run(verify, right, join(folder, 'v', '0002.json'))).toMatchObject({ status: 0, stderr: '' });

  const record = JSON.parse(readFileSync(right, 'utf8'));
  const sold = record.events.findIndex((event: { type: string }) => event.type === 'sold');
  record.events[sold].tiles.push('pyramid');
  const { status, stdout } = await run(verify, file('wrong.json', JSON.stringify(record)), right);
  expect(status).toBe(1);
  expect(stdout).toContain(`wrong.json: event ${sold} of ${record.events.length}: "tiles" is`);
  expect(stdout).toContain(`${right}: ok`);
});

it('takes a folder for the records in it, and says so when there is none', async () => {
  const folder = newFolder();
  const records = join(folder, 'many');
  await run(simulate, '--game', 'ra', '--players', '2-5', '--matches', '8', '--records', records);
  const { status, stdout } = await run(verify, records);
  expect([status, stdout.match(/: ok, /g)?.length]).toEqual([0, 8]);
  expect(stdout.indexOf('0001.json')).toBeLessThan(stdout.indexOf('0008.json'));
  mkdirSync(join(folder, 'empty'));
  expect(await run(verify, join(folder, 'empty'))).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('no record in this folder'),
  });
});

it.each([
  ['not JSON', '{"format": x}', 'not JSON: Unexpected token'],
  ['cut off', '{"format": ', 'not JSON: the text breaks off after 11 characters'],
  ['an open text', '{"format', 'position 8'],
  ['another thing', '{}', '"format"'],
  [
    'another game',
    '{"format":"match-record/1","game":"chess","players":2,"names":["",""],"options":{},"events":[]}',
    'chess',
  ],
  [
    'too many players',
    '{"format":"match-record/1","game":"priests-of-ra","players":6,"names":["","","","","",""],"options":{},"events":[]}',
    '2 to 5',
  ],
  [
    'unknown options',
    '{"format":"match-record/1","game":"priests-of-ra","players":2,"names":["",""],"options":{"x":1},"events":[]}',
    'unknown option',
  ],
  [
    'no events',
    '{"format":"match-record/1","game":"priests-of-ra","players":2,"names":["",""],"options":{},"events":[]}',
    'event 0',
  ],
])('names what is wrong: %s', async (name, text, problem) => {
  const { status, stdout } = await run(verify, file(`${name}.json`, text));
  expect(status).toBe(1);
  expect(stdout).toContain(problem);
});

describe('the commitment to the seed', () => {
  const seal = { seed: '9-1', salt: 'saltsaltsaltsaltsaltsa' };
  const commitment = commitmentTo('ra', 'matchID', seal);
  const other = 'f'.repeat(64);
  const GIVEN_UP = { resigned: 1, result: undefined };
  /** A record as a server gives it, of a match that the simulator played. */
  const served = async (change: object = {}) => {
    const folder = newFolder();
    const made = ['--game', 'ra', '--players', '2', '--matches', '1', '--seed', '9', '--records', folder];
    await run(simulate, ...made);
    const record = JSON.parse(readFileSync(join(folder, '0001.json'), 'utf8'));
    const proof = { match: 'matchID', commitment, salt: seal.salt };
    if ('resigned' in change) record.events.length = 3;
    return file('served.json', JSON.stringify({ ...record, proof, ...change }));
  };

  it.each<[string, object, string[], number, string]>([
    ['is kept', {}, [], 0, 'dealt from the seed that was committed to'],
    [
      'is the one noted down',
      {},
      ['--commitment', commitment],
      0,
      'dealt from the seed that was committed to',
    ],
    ['is not the one noted down', {}, ['--commitment', other], 1, `${other} was noted down`],
    ['is not there', { proof: undefined }, [], 0, 'no commitment to its seed'],
    [
      'is not there to compare',
      { proof: undefined },
      ['--commitment', commitment],
      1,
      'tells of no commitment',
    ],
    ['was to another seed', { seed: '9-2' }, [], 1, 'seed and salt give the hash'],
    ['lacks its salt', { proof: { match: 'matchID', commitment } }, [], 1, '"seed" and "salt"'],
    ['is kept where somebody resigned', GIVEN_UP, [], 0, 'player 1 resigned, dealt from the seed'],
    ['is untold where somebody resigned', { ...GIVEN_UP, seed: undefined }, [], 1, '"seed" and "salt"'],
    ['is not asked about rules of later', { rulesVersion: 99 }, [], 1, 'version 99 of the rules of ra'],
  ])('%s', async (_what, change, words, status, line) => {
    const said = await run(verify, ...words, await served(change));
    expect(said).toMatchObject({ status, stdout: expect.stringContaining(line) });
  });

  it('is kept, and the tiles are not those of the seed', async () => {
    const seedless = { seed: '9-3', proof: undefined };
    const wrong = { seed: '9-3', salt: seal.salt };
    const proof = { match: 'matchID', commitment: commitmentTo('ra', 'matchID', wrong), salt: seal.salt };
    for (const change of [seedless, { ...seedless, proof }]) {
      const { status, stdout } = await run(verify, await served(change));
      expect([status, stdout]).toEqual([1, expect.stringContaining('the seed ')]);
    }
  });

  it.each([
    ['no hash', ['--commitment']],
    ['a hash that is none', ['--commitment', 'abc']],
  ])('cannot be asked about with %s', async (_what, words) => {
    expect(await run(verify, await served(), ...words)).toMatchObject({ status: 2, stdout: '' });
  });

  it('is one of one record', async () => {
    const [one, two] = [await served(), await served()];
    expect(await run(verify, '--commitment', commitment, one, two)).toMatchObject({ status: 2, stdout: '' });
  });
});

it('says what it expects when it is given nothing, and names a file that is not there', async () => {
  const folder = newFolder();
  expect(await run(verify)).toMatchObject({ status: 2, stderr: expect.stringContaining('usage:') });
  expect(await run(verify, join(folder, 'nowhere.json'))).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('ENOENT'),
  });
});

it('with --any-seed asks no seed for its tiles, and still who was to begin', async () => {
  const folder = newFolder();
  await run(simulate, '--game', 'kheops', '--matches', '1', '--seed', '9', '--records', folder);
  const path = join(folder, '0001.json');
  const record = { ...JSON.parse(readFileSync(path, 'utf8')), seed: 'another house’s' };
  const elsewhere = file('elsewhere.json', JSON.stringify(record));
  expect(await run(verify, elsewhere)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('the seed '),
  });
  expect(await run(verify, '--any-seed', elsewhere)).toMatchObject({ status: 0, stderr: '' });

  const { white } = record.events[0];
  const swapped = { ...record, options: { ...record.options, white: 1 - white } };
  expect(await run(verify, '--any-seed', file('swapped.json', JSON.stringify(swapped)))).toMatchObject({
    status: 1,
    stdout: expect.stringContaining(`"white" is player ${white}, and the table chose ${1 - white}`),
  });
});

it('with --json the verdict is data: a line for each record', async () => {
  const folder = newFolder();
  await run(simulate, '--game', 'ra', '--players', '3', '--matches', '2', '--seed', '9', '--records', folder);
  const [right, other] = ['0001.json', '0002.json'].map(name => join(folder, name)) as [string, string];
  const record = JSON.parse(readFileSync(other, 'utf8'));
  record.events.splice(4, 1);
  writeFileSync(other, JSON.stringify(record));
  const { status, stdout } = await run(verify, '--json', right, other, join(folder, 'none.json'));
  const verdicts = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(status).toBe(1);
  const whole = {
    problem: null,
    event: null,
    events: expect.any(Number),
    isRunning: false,
    resigned: null,
    seed: 'none',
  };
  expect(verdicts).toEqual([
    { ...whole, file: right, ok: true },
    { ...whole, file: other, ok: false, problem: expect.any(String), event: expect.any(Number) },
    {
      ...{ file: join(folder, 'none.json'), ok: false, problem: expect.stringContaining('no such file') },
      ...{ event: null, events: null, isRunning: null, resigned: null, seed: null },
    },
  ]);
});
