import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = (script: 'simulate' | 'verify' | 'bench', ...args: string[]) => {
  const command = ['--import', 'tsx', `src/server/cli/${script}.ts`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, stdout, stderr };
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'simulated-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const contents = (dir: string) =>
  readdirSync(dir)
    .sort()
    .map(file => [file, readFileSync(join(dir, file), 'utf8')]);

describe('simulate', () => {
  const play = (driver: string, dir: string) =>
    run(
      'simulate',
      '--game',
      'priests-of-ra',
      '--players',
      '2-5',
      '--matches',
      '8',
      '--seed',
      '7',
      '--bots',
      'random',
      '--driver',
      driver,
      '--records',
      join(folder, dir),
    );

  it('writes the same records again, and the same under both drivers, byte for byte', () => {
    for (const [driver, dir] of [
      ['rules', 'a'],
      ['rules', 'b'],
      ['framework', 'c'],
    ] as const) {
      expect(play(driver, dir).status).toBe(0);
    }
    const records = contents(join(folder, 'a'));
    expect(records.map(([file]) => file)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(n => `000${n}.json`));
    expect(contents(join(folder, 'b'))).toEqual(records);
    expect(contents(join(folder, 'c'))).toEqual(records);
    const first = JSON.parse(records[0]![1]!);
    expect(first).toMatchObject({
      format: 'match-record/1',
      game: 'priests-of-ra',
      players: 2,
      names: ['bot: random', 'bot: random'],
      options: {},
    });
  });

  it('prints one JSON object that sums the matches up', () => {
    const { stdout, stderr } = run(
      'simulate',
      '--players',
      '3',
      '--matches',
      '20',
      '--bots',
      'steady,random,random',
    );
    const summary = JSON.parse(stdout);
    expect(summary).toMatchObject({
      matches: 20,
      winsPerBot: { steady: expect.any(Number) },
      epochEnds: expect.any(Object),
    });
    expect(summary.winsPerSeat.reduce((a: number, b: number) => a + b)).toBe(20);
    expect(summary.winsPerBot.steady).toBe(summary.winsPerSeat[0]);
    expect(summary.scoresPerSeat).toHaveLength(3);
    expect(summary.rules['C-03']).toBe(20);
    expect(summary.rulesNeverInPlay).toEqual(
      Object.keys(summary.rules).filter(rule => summary.rules[rule] === 0),
    );
    expect(stderr).toContain('20 of 20');
  });

  it('seats as many as the game takes where nothing is said, and sums up what that game has', () => {
    const { status, stdout } = run('simulate', '--game', 'kheops', '--matches', '40', '--seed', '3');
    expect(status).toBe(0);
    const summary = JSON.parse(stdout);
    expect(summary.scoresPerSeat).toHaveLength(2);
    expect(summary).not.toHaveProperty('epochEnds');
    expect(summary.draws).toBeGreaterThan(0);
    expect(summary.winsPerSeat.reduce((a: number, b: number) => a + b)).toBe(40 + summary.draws);
    expect(summary.rules).toMatchObject({ 'K-01': 40, 'K-30': 1200, 'K-45 draw': summary.draws });
    const turned = summary.rules['K-13 rotate-room'] + summary.rules['K-13 rotate-corridor'];
    expect(summary.rules['K-13']).toBe(turned);
  });

  it.each([
    ['kheops', ['--option', 'white=1', '--option', 'strictClosure=true'], { white: 1, strictClosure: true }],
    ['kheops', ['--option', 'white=random'], {}],
    ['ra', ['--ra-heavy', '--option', 'openTotals=true'], { raHeavy: true, openTotals: true }],
  ])('plays %s with the table options %j', (game, args, options) => {
    const records = join(folder, `options ${args.join(' ')}`);
    const { status } = run('simulate', '--game', game, '--matches', '2', '--records', records, ...args);
    expect(status).toBe(0);
    for (const [, text] of contents(records)) expect(JSON.parse(text!).options).toEqual(options);
    expect(run('verify', records).status).toBe(0);
  });

  it.each([
    [['--game', 'kheops', '--players', '3'], '2 to 2'],
    [
      ['--game', 'kheops', '--ra-heavy'],
      'kheops has no option "raHeavy"; its options are white, strictClosure',
    ],
    [['--game', 'kheops', '--bots', 'shy'], 'no bot is called "shy"; there are steady, random'],
    [['--game', 'kheops', '--option', 'white=2'], 'option white must be random, 0 or 1'],
    [['--option', 'white=1'], 'priests-of-ra has no option "white"'],
    [['--option', 'openTotals'], 'openTotals=false'],
    [['--option', 'openTotals=perhaps'], 'openTotals'],
    [['--players', '6'], '2 to 5'],
    [['--players', '3-2'], '3 to 5'],
    [['--matches', 'many'], 'whole number'],
    [['--game', 'chess'], 'priests-of-ra'],
    [['--bots', 'deep'], 'no bot is called "deep"'],
    [['--bots', 'random,random'], 'seats'],
    [['--driver', 'car'], 'rules or framework'],
    [['--nonsense'], '--nonsense'],
    [['word'], 'word'],
  ])('says what is wrong with %j and what is expected', (args, problem) => {
    const { status, stdout, stderr } = run('simulate', ...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(problem);
    expect(stderr).toContain('usage:');
    expect(stderr).not.toContain('    at ');
  });

  it('says so when the records cannot be written', () => {
    writeFileSync(join(folder, 'file'), '');
    const { status, stderr } = run('simulate', '--matches', '1', '--records', join(folder, 'file', 'below'));
    expect(status).toBe(1);
    expect(stderr).toContain('ENOTDIR');
  });
});

describe('verify', () => {
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it('says ok of right records, and names the first wrong event of wrong ones', () => {
    run('simulate', '--players', '3', '--matches', '2', '--seed', '9', '--records', join(folder, 'v'));
    const right = join(folder, 'v', '0001.json');
    expect(run('verify', right, join(folder, 'v', '0002.json'))).toMatchObject({ status: 0, stderr: '' });

    const record = JSON.parse(readFileSync(right, 'utf8'));
    const sold = record.events.findIndex((event: { type: string }) => event.type === 'sold');
    record.events[sold].tiles.push('pyramid');
    const { status, stdout } = run('verify', file('wrong.json', JSON.stringify(record)), right);
    expect(status).toBe(1);
    expect(stdout).toContain(`wrong.json: event ${sold} of ${record.events.length}: "tiles" is`);
    expect(stdout).toContain(`${right}: ok`);
  });

  it('takes a folder for the records in it, and says so when there is none', () => {
    const records = join(folder, 'many');
    run('simulate', '--game', 'ra', '--players', '2-5', '--matches', '8', '--records', records);
    const { status, stdout } = run('verify', records);
    expect([status, stdout.match(/: ok, /g)?.length]).toEqual([0, 8]);
    expect(stdout.indexOf('0001.json')).toBeLessThan(stdout.indexOf('0008.json'));
    mkdirSync(join(folder, 'empty'));
    expect(run('verify', join(folder, 'empty'))).toMatchObject({
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
  ])('names what is wrong: %s', (name, text, problem) => {
    const { status, stdout } = run('verify', file(`${name}.json`, text));
    expect(status).toBe(1);
    expect(stdout).toContain(problem);
  });

  it('says what it expects when it is given nothing, and names a file that is not there', () => {
    expect(run('verify')).toMatchObject({ status: 2, stderr: expect.stringContaining('usage:') });
    expect(run('verify', join(folder, 'nowhere.json'))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('ENOENT'),
    });
  });
});

describe('bench', () => {
  it('measures both drivers and the steady bot', () => {
    const { status, stdout, stderr } = run('bench', '--quick');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const figure = (name: string) => Number(stdout.match(new RegExp(`^  ${name} +([\\d.]+)`, 'm'))?.[1]);
    expect(figure('rules')).toBeGreaterThan(figure('framework'));
    expect(figure('framework')).toBeGreaterThan(0);
    expect(figure('ratio')).toBeGreaterThan(1);
    expect(figure('won')).toBeGreaterThan(50);
    expect(stdout).toContain('steady against 2 × random');
    expect(stdout.match(/^kheops: .*/gm)).toEqual([
      expect.stringContaining('matches of 2 players'),
      expect.stringContaining('steady against 1 × random'),
    ]);
  });

  it('measures one game alone, at the table that is asked for', () => {
    const { stdout } = run('bench', '--quick', '--game', 'ru-ra-re', '--players', '4');
    expect(stdout.match(/^\S.*/gm)).toEqual([
      expect.stringContaining('ru-ra-re: random matches of 4 players'),
      ...[1, 2, 3].map(others => expect.stringContaining(`ru-ra-re: steady against ${others} × random`)),
    ]);
  });

  it.each([
    [['--fast'], "'--fast'"],
    [['--game', 'senet'], 'no game is called senet'],
    [['--players', 'many'], 'many is no number of players'],
  ])('says what it expects when it is asked for something else: %j', (words, problem) => {
    const { status, stderr } = run('bench', ...words);
    expect(status).toBe(2);
    expect(stderr).toContain(problem);
    expect(stderr).toContain('usage:');
  });
});
