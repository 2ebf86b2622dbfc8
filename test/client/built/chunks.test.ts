import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkOf } from '../../../scripts/chunks.ts';
import { cyclesIn } from '../../../scripts/cycles.ts';

const START = '/index.html';
const HOME = '/src/client/pages/home/home.tsx';
const LOCAL = '/src/client/pages/local/local.tsx';
const MATCH = '/src/client/pages/match/match.tsx';
const REPLAY = '/src/client/pages/replay/replay.tsx';
const RULES_PAGE = '/src/client/pages/rules/rules.tsx';
const board = (game: string) => `/src/client/games/${game}/board.tsx`;
const rules = (game: string) => `/src/game/${game}/rules.ts`;
const bot = (game: string, level: string) => `/src/game/${game}/bot/${level}.ts`;
const WORKER = '/src/client/match/local/bot-worker.ts';
const GAMES = ['kheops', 'priests-of-ra', 'ra', 'ru-ra-re'];
const ROOTS = [
  START,
  HOME,
  LOCAL,
  MATCH,
  REPLAY,
  RULES_PAGE,
  WORKER,
  ...GAMES.flatMap(game => [board(game), rules(game), bot(game, 'steady'), bot(game, 'hard')]),
];

describe('chunks of the client', () => {
  it.each([
    ['what the first page needs', [START, LOCAL, board('ra')], 'start'],
    ['what one game needs', [board('ra')], 'ra'],
    ['what both auction games need', [board('ra'), board('priests-of-ra')], 'auction'],
    ['what all games need', GAMES.map(board), 'table'],
    ['what two games need that are not alike', [board('ra'), board('kheops')], 'table'],
    ['what a game and the page around it need', [board('kheops'), LOCAL], 'table'],
    ['what one page needs', [MATCH], 'match'],
    ['what both pages of one device alone need', [LOCAL, REPLAY], 'alone'],
    ['what one of them needs, and a match online', [LOCAL, MATCH], 'table'],
    ['what is loaded when it is wanted', [RULES_PAGE], null],
    ['what several such need', [RULES_PAGE, '/src/client/pages/learn/learn.tsx'], 'learn-learn~rules-rules'],
  ])('of pages: %s', (_what, roots, chunk) => {
    expect(chunkOf(roots, false)).toBe(chunk);
  });

  it.each([
    ['what the first page needs', [START, WORKER], 'start-rules'],
    ['what one game needs', [board('ra'), rules('ra'), bot('ra', 'steady')], 'ra-rules'],
    ['what both auction games need', [rules('ra'), rules('priests-of-ra')], 'auction-rules'],
    ['what a page and a worker need', [LOCAL, WORKER], 'local-rules'],
    ['what most bots of a game think with', [bot('ra', 'easy'), bot('ra', 'hard')], 'ra-bots'],
    ['the same of both auction games', ['ra', 'priests-of-ra'].map(of => bot(of, 'steady')), 'auction-bots'],
    ['what only a strong bot thinks with', [bot('ra', 'hard')], null],
    ['a worker itself', [WORKER], null],
  ])('that workers can reach: %s', (_what, roots, chunk) => {
    expect(chunkOf(roots, true)).toBe(chunk);
  });

  it.each([
    ['two that are no auction games share', ['kheops', 'ru-ra-re'], 'kheops~ru-ra-re'],
    ['an auction game has too', ['kheops', 'ra'], 'table'],
    ['one game has', ['kheops'], 'kheops'],
    ['both auction games share', ['ra', 'priests-of-ra'], 'auction'],
  ])('of styles: what %s', (_what, games, chunk) => {
    expect(chunkOf([...games.map(board), RULES_PAGE], false, true)).toBe(chunk);
  });

  it('never need each other, whatever imports what', () => {
    const modules = fc.array(fc.tuple(fc.subarray(ROOTS, { minLength: 1 }), fc.array(fc.nat())), {
      minLength: 2,
      maxLength: 20,
    });
    fc.assert(
      fc.property(modules, drawn => {
        // Each imports some of those after it, which are then reached from wherever it is.
        const reached = drawn.map(([roots]) => new Set(roots));
        const imports = drawn.flatMap(([, picks], from) =>
          picks.map(pick => [from, pick % drawn.length] as const).filter(([, to]) => to > from),
        );
        for (const [from, to] of imports) for (const root of reached[from]!) reached[to]!.add(root);
        // What is imported by something that a worker can reach can be reached by it too.
        const isAside = (roots: ReadonlySet<string>) =>
          [...roots].some(root => root === WORKER || root.startsWith('/src/game/'));
        const chunks = reached.map(roots => chunkOf([...roots], isAside(roots)) ?? [...roots].join());
        const edges = new Map(chunks.map(chunk => [chunk, [] as string[]]));
        for (const [from, to] of imports) {
          if (chunks[from] !== chunks[to]) edges.get(chunks[from]!)!.push(chunks[to]!);
        }
        expect(cyclesIn(edges)).toEqual([]);
        // And no worker loads what it can do nothing with.
        const aside = new Set(chunks.filter((_, i) => isAside(reached[i]!)));
        expect(chunks.filter((chunk, i) => aside.has(chunk) && !isAside(reached[i]!))).toEqual([]);
      }),
    );
  });
});

describe('chunks that need each other', () => {
  it.each([
    ['none', { a: ['b', 'c'], b: ['c'], c: [] }, []],
    ['two', { a: ['b'], b: ['a'], c: ['a'] }, [['a', 'b']]],
    [
      'three, and one that needs itself',
      { a: ['b'], b: ['c'], c: ['a'], d: ['d'] },
      [['a', 'b', 'c'], ['d']],
    ],
  ])('%s', (_what, edges, cycles) => {
    expect(cyclesIn(new Map(Object.entries(edges)))).toEqual(cycles);
  });
});
