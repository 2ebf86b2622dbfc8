import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notePlayed } from '../../../../src/client/match/played/note-played.ts';
import { parsePlayed, writePlayed } from '../../../../src/client/match/played/parse-played.ts';
import {
  addPlayed,
  allPlayed,
  importPlayed,
  keepRecord,
  keptRecord,
  type PlayedMatch,
  playedMatches,
} from '../../../../src/client/match/played/played-matches.ts';
import {
  BOTS,
  byGame,
  byOpponent,
  bySeats,
  EVERYTHING,
  linesBy,
  matching,
} from '../../../../src/client/pages/played/statistics.ts';
import type { MatchRecord } from '../../../../src/game/record.ts';
import { NAME_LENGTH } from '../../../../src/game/shared/name-length.ts';

const DAY = new Date(2026, 10, 22, 12).getTime();
const match = (key: string, more: Partial<PlayedMatch> = {}): PlayedMatch => ({
  key,
  game: 'ra',
  ended: DAY,
  players: [
    { name: 'Ada', bot: false, score: 20 },
    { name: 'Ned', bot: false, score: 12 },
  ],
  winners: [0],
  own: 0,
  ...more,
});

const RECORD: MatchRecord = {
  format: 'match-record/1',
  game: 'ra',
  players: 2,
  names: ['Ada', 'Ned'],
  options: {},
  events: [],
};

beforeEach(() => localStorage.clear());

describe('the matches of a device', () => {
  it('are kept once each, the latest first', () => {
    expect(addPlayed([match('a'), match('b', { ended: DAY + 1 })])).toEqual({ fresh: 2, isKept: true });
    expect(addPlayed([match('a', { own: 1 }), match('c', { ended: DAY - 1 })])).toEqual({
      fresh: 1,
      isKept: true,
    });
    expect(playedMatches().map(({ key }) => key)).toEqual(['b', 'a', 'c']);
    expect(playedMatches()[1]!.own).toBe(0);
  });

  it('are shown whatever their players are called', () => {
    const players = ['Ada', '👩‍👩‍👧‍👦'.repeat(NAME_LENGTH)].map(name => ({ name, bot: false, score: 1 }));
    addPlayed([match('a', { players })]);
    expect(playedMatches()).toHaveLength(1);
  });

  it('what cannot be read any more is not shown, and not lost either', () => {
    localStorage.setItem('played-matches', JSON.stringify([match('a'), { key: 'of another version' }]));
    expect(playedMatches().map(({ key }) => key)).toEqual(['a']);
    addPlayed([match('b')]);
    expect(JSON.parse(localStorage.getItem('played-matches')!)).toContainEqual({ key: 'of another version' });
  });

  it('a match is noted when it ends, with the record that no server keeps', () => {
    const seats = [
      { name: 'Ada', bot: null },
      { name: 'Nofret', bot: 'steady' },
    ];
    const outcome = { scores: [7, 9], winners: [1] };
    const record = { format: 'match-record/1' } as never;
    notePlayed({ key: 'local/x', game: 'kheops', seats, outcome, own: 0 }, record);
    notePlayed({ key: 'local/x', game: 'kheops', seats, outcome, own: 0 }, record);
    expect(playedMatches()).toMatchObject([
      {
        game: 'kheops',
        players: [
          { bot: false, score: 7 },
          { name: 'Nofret', bot: true },
        ],
        winners: [1],
      },
    ]);
    expect(keptRecord('local/x')).toBe(JSON.stringify(record));
  });

  it('one that is not to count is noted with why', () => {
    const seats = [
      { name: 'Ada', bot: null },
      { name: 'Ned', bot: 'steady' },
    ];
    const outcome = { scores: [9, 7], winners: [0] };
    notePlayed({ key: 'local/y', game: 'ra', seats, outcome, own: 0, uncounted: 'taken-back' });
    expect(playedMatches()).toMatchObject([{ winners: [0], uncounted: 'taken-back' }]);
  });

  it('one that was given up is noted with who resigned, and counts for nobody’s points', () => {
    const seats = [
      { name: 'Ada', bot: null },
      { name: 'Ned', bot: null },
    ];
    const outcome = { scores: [], winners: [0] };
    notePlayed({ key: 'ra/x', game: 'ra', seats, outcome, own: 1, online: 'x', resigned: 1 });
    expect(playedMatches()).toMatchObject([{ winners: [0], resigned: 1, own: 1 }]);
  });

  it.each([
    ['kept where a worker keeps what is read', {}, ['/games/ra/x/record']],
    ['left to the server where none does', null, []],
  ])('the record of a match on the server is %s, once', (_what, controller, asked) => {
    vi.stubGlobal('navigator', { serviceWorker: { controller } });
    const fetched = vi.fn(async (_path: string) => new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    const seats = [
      { name: 'Ada', bot: null },
      { name: 'Ned', bot: null },
    ];
    const ended = { game: 'ra', seats, outcome: { scores: [1, 2], winners: [1] }, own: 0 };
    notePlayed({ ...ended, key: 'ra/x', online: 'x' });
    notePlayed({ ...ended, key: 'ra/x', online: 'x' });
    notePlayed({ ...ended, key: 'local/y' });
    vi.unstubAllGlobals();
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(asked);
  });

  it('of the records the latest forty are kept', () => {
    const clock = vi.spyOn(Date, 'now');
    for (let i = 0; i < 42; i++) {
      clock.mockReturnValue(DAY + i);
      const seats = [
        { name: 'Ada', bot: null },
        { name: 'Ned', bot: null },
      ];
      const outcome = { scores: [1, 2], winners: [1] };
      notePlayed({ key: `${i}`, game: 'ra', seats, outcome, own: null }, {} as never);
    }
    clock.mockRestore();
    expect([...Array(42).keys()].filter(i => keptRecord(`${i}`) === null)).toEqual([0, 1]);
    expect(playedMatches()).toHaveLength(42);
  });
});

describe('the file', () => {
  it('carries everything there and back', () => {
    const matches = [
      match('a', { online: 'id' }),
      match('b', { own: null }),
      match('c', { resigned: 1 }),
      match('d', { uncounted: 'position' }),
    ];
    const carried = { matches, records: new Map([['b', RECORD]]) };
    expect(parsePlayed(writePlayed(carried))).toEqual(carried);
    // Files of before carry no records.
    const { records, ...before } = JSON.parse(writePlayed(carried));
    expect(parsePlayed(JSON.stringify(before))).toEqual({ matches, records: new Map() });
  });

  it('carries what can be replayed here to where it cannot be yet, and takes nothing away there', () => {
    addPlayed([match('a'), match('b'), match('c')]);
    keepRecord('a', RECORD);
    keepRecord('b', { ...RECORD, names: ['Ada', 'Hori'] });
    localStorage.setItem('played-record:c', '{"format":');
    const file = writePlayed(allPlayed());
    localStorage.clear();
    addPlayed([match('b')]);
    keepRecord('b', RECORD);
    const read = parsePlayed(file);
    if ('fault' in read) throw new Error(read.fault);
    expect(importPlayed(read)).toBe(2);
    const names = ['a', 'b', 'c'].map(key => JSON.parse(keptRecord(key) ?? 'null')?.names);
    expect(names).toEqual([['Ada', 'Ned'], ['Ada', 'Ned'], undefined]);
  });

  it.each<[string, object | string, string, string]>([
    ['no JSON', '{', '', 'json'],
    ['another file', { format: 'match-record/1' }, 'format', 'format'],
    ['no list', { matches: {} }, 'matches', 'list'],
    ['no records', { matches: [], records: [] }, 'records', 'object'],
    ['no record', { matches: [], records: { a: { ...RECORD, events: 7 } } }, 'records["a"]', 'record'],
    ['no match', { matches: [match('a'), 7] }, 'matches[1]', 'object'],
    ['no name', { matches: [{ ...match('a'), key: '' }] }, 'matches[0].key', 'text'],
    ['no such game', { matches: [match('a', { game: 'chess' })] }, 'matches[0].game', 'game'],
    ['no moment', { matches: [match('a', { ended: 1e300 })] }, 'matches[0].ended', 'number'],
    ['no players', { matches: [match('a', { players: [] })] }, 'matches[0].players', 'list'],
    [
      'no score',
      {
        matches: [
          {
            ...match('a'),
            players: [
              { name: 'A', bot: true, score: 1 },
              { name: 'B', bot: false },
            ],
          },
        ],
      },
      'matches[0].players[1].score',
      'number',
    ],
    ['no such winner', { matches: [match('a', { winners: [0, 2] })] }, 'matches[0].winners[1]', 'seat'],
    ['no winner', { matches: [match('a', { winners: [] })] }, 'matches[0].winners', 'list'],
    ['no such seat that resigned', { matches: [match('a', { resigned: 2 })] }, 'matches[0].resigned', 'seat'],
    ['no such seat', { matches: [match('a', { own: -1 })] }, 'matches[0].own', 'seat'],
    [
      'no such reason',
      { matches: [{ ...match('a'), uncounted: true }] },
      'matches[0].uncounted',
      'uncounted',
    ],
  ])('a damaged one names the place: %s', (_what, file, place, fault) => {
    const text = typeof file === 'string' ? file : JSON.stringify({ format: 'played-matches/1', ...file });
    expect(parsePlayed(text)).toEqual({ place, fault });
  });
});

describe('what one looks for', () => {
  const all = [
    match('a'),
    match('b', { winners: [1], ended: DAY - 86_400_000 }),
    match('c', { game: 'kheops', own: null }),
    match('d', { players: [...match('d').players, { name: 'Zoe', bot: true, score: 40 }], winners: [2] }),
  ];
  it.each([
    ['everything', {}, 'abcd'],
    ['a game', { game: 'kheops' }, 'c'],
    ['won', { result: 'won' }, 'a'],
    ['not won', { result: 'lost' }, 'bd'],
    ['a player', { player: ' zo' }, 'd'],
    ['from a day', { from: '2026-11-22' }, 'acd'],
    ['to a day', { to: '2026-11-21' }, 'b'],
  ] as const)('%s', (_what, filter, keys) => {
    const found = matching(all, { ...EVERYTHING, ...filter });
    expect(found.map(({ key }) => key).join('')).toBe(keys);
  });

  it('how it went, by game, number of players and opponent: one’s own matches only', () => {
    expect(linesBy(all, byGame)).toEqual([{ of: 'ra', played: 3, won: 1, best: 20, mean: 20 }]);
    const given = [match('e', { resigned: 1 }), match('f', { resigned: 0, winners: [1] })];
    expect(linesBy(given, byGame)).toEqual([{ of: 'ra', played: 2, won: 1, best: null, mean: null }]);
    expect(linesBy([...given, match('g')], byGame)).toEqual([
      { of: 'ra', played: 3, won: 2, best: 20, mean: 20 },
    ]);
    // Who has seen what comes and had it back has shown nothing.
    expect(linesBy([...all, match('u', { uncounted: 'taken-back' })], byGame)).toEqual(linesBy(all, byGame));
    expect(linesBy(all, bySeats).map(({ of, played }) => [of, played])).toEqual([
      ['2', 2],
      ['3', 1],
    ]);
    expect(linesBy(all, byOpponent).map(({ of, played, won }) => [of, played, won])).toEqual([
      ['Ned', 3, 1],
      [BOTS, 1, 0],
    ]);
  });
});
