import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkOf } from '../../../scripts/chunks.ts';
import { cyclesIn } from '../../../scripts/cycles.ts';

const START = '/index.html';
const HOME = '/src/client/pages/home.tsx';
const LOCAL = '/src/client/pages/local.tsx';
const MATCH = '/src/client/pages/match.tsx';
const RULES_PAGE = '/src/client/pages/rules.tsx';
const board = (game: string) => `/src/client/games/${game}/board.tsx`;
const rules = (game: string) => `/src/game/${game}/rules.ts`;
const bots = (game: string) => `/src/game/${game}/bots.ts`;
const GAMES = ['kheops', 'priests-of-ra', 'ra', 'ru-ra-re'];
const ROOTS = [
  START,
  HOME,
  LOCAL,
  MATCH,
  RULES_PAGE,
  ...GAMES.flatMap(game => [board(game), rules(game), bots(game)]),
];

describe('chunks of the client', () => {
  it.each([
    ['what the first page needs', [START, LOCAL, board('ra')], 'start'],
    ['what one game needs', [board('ra'), rules('ra'), bots('ra')], 'ra'],
    ['what both auction games need', [board('ra'), rules('priests-of-ra')], 'auction'],
    ['what all games need', GAMES.map(board), 'table'],
    ['what two games need that are not alike', [board('ra'), board('kheops')], 'table'],
    ['what a game and the page around it need', [board('kheops'), LOCAL], 'table'],
    ['what one page needs', [MATCH], 'match'],
    ['what is loaded when it is wanted', [bots('ra')], null],
    ['what several such need', [bots('ra'), RULES_PAGE], 'pages-rules~ra-bots'],
  ])('%s', (_what, roots, chunk) => {
    expect(chunkOf(roots)).toBe(chunk);
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
        const chunks = reached.map(roots => chunkOf([...roots]) ?? [...roots].join());
        const edges = new Map(chunks.map(chunk => [chunk, [] as string[]]));
        for (const [from, to] of imports) {
          if (chunks[from] !== chunks[to]) edges.get(chunks[from]!)!.push(chunks[to]!);
        }
        expect(cyclesIn(edges)).toEqual([]);
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
