import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { simulate } from '../../../src/server/cli/simulate/command.ts';
import { verify } from '../../../src/server/cli/verify/command.ts';
import { newFolder, run } from '../support/command.ts';

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

it('says what it expects when it is given nothing, and names a file that is not there', async () => {
  const folder = newFolder();
  expect(await run(verify)).toMatchObject({ status: 2, stderr: expect.stringContaining('usage:') });
  expect(await run(verify, join(folder, 'nowhere.json'))).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('ENOENT'),
  });
});
