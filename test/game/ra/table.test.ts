import { describe, expect, it } from 'vitest';
import { raTrackLength, tilesOn } from '../../../src/game/auction/tracks.ts';
import type { AnyMove } from '../../../src/game/contract.ts';
import { bagOf, topOf } from '../../../src/game/ra/bag.ts';
import { game } from '../../../src/game/ra/game.ts';
import { meta } from '../../../src/game/ra/meta.ts';
import { ra } from '../../../src/game/ra/rules.ts';
import { REFUSALS, type Refusal, type State, type Step } from '../../../src/game/ra/table.ts';
import {
  CIVILIZATIONS,
  DISASTERS,
  KINDS,
  MONUMENTS,
  TILE_COUNTS,
  TILES,
} from '../../../src/game/ra/tiles.ts';
import { movesByPhase } from '../phase-moves.ts';
import { mayDo, type PlayerPosition, play, position, toAct } from './position.ts';

describe('the tiles', () => {
  it('are 180, as many of each as the rulebook says [C-01]', () => {
    const all = (kinds: readonly (keyof typeof TILE_COUNTS)[]) =>
      kinds.reduce((sum, kind) => sum + TILE_COUNTS[kind], 0);
    expect(all(TILES)).toBe(180);
    expect([TILE_COUNTS.ra, TILE_COUNTS.god, TILE_COUNTS.pharaoh, TILE_COUNTS.gold]).toEqual([30, 8, 25, 5]);
    expect([TILE_COUNTS.nile, TILE_COUNTS.flood, all(CIVILIZATIONS), all(MONUMENTS)]).toEqual([
      25, 12, 25, 40,
    ]);
    expect(DISASTERS.map(disaster => TILE_COUNTS[disaster])).toEqual([2, 2, 4, 2]);
    expect(new Set([...CIVILIZATIONS, ...MONUMENTS].map(kind => TILE_COUNTS[kind]))).toEqual(new Set([5]));
    expect(KINDS).toHaveLength(18);
  });

  it('are named as the match record names them', () => {
    expect([...TILES].toSorted()).toEqual(
      [
        ...['ra', 'god', 'pharaoh', 'nile', 'flood', 'gold', 'art', 'agriculture', 'religion', 'astronomy'],
        ...['writing', 'fortress', 'obelisk', 'palace', 'pyramid', 'sphinx', 'statues', 'step-pyramid'],
        ...['temple', 'funeral', 'drought', 'unrest', 'earthquake'],
      ].toSorted(),
    );
  });
});

describe.each([2, 3, 4, 5])('a match of %i', players => {
  const fresh = () => ra.setup({ players, options: meta.defaults, seed: 'a match' });

  it('begins with ten fame each, sun 1 in the centre and an empty table [C-01 to C-06]', () => {
    const state = fresh();
    expect(state.areas).toHaveLength(players);
    for (const { fame, tiles } of state.areas) expect([fame, Math.max(...tiles)]).toEqual([10, 0]);
    expect([state.centre, state.track, state.raTrack, state.bag, state.raLeft]).toEqual([1, [], 0, 180, 30]);
    const highest = state.areas.map(({ suns }) => Math.max(...suns.faceUp));
    expect(toAct(state)).toBe(highest.indexOf(Math.max(...highest)));
  });

  it('ends before the bag is empty, though nobody bids and Ra comes last of all [E-08]', () => {
    const state = fresh();
    const others = TILES.filter(tile => tile !== 'ra').flatMap(tile => Array(TILE_COUNTS[tile]).fill(tile));
    state.secret.bag = bagOf([...others, ...Array(TILE_COUNTS.ra).fill('ra')]);
    let moves = 0;
    while (state.step.kind !== 'over') {
      moves += 1;
      expect(moves).toBeLessThan(2000);
      const legal = ra.legalMoves(state, toAct(state));
      const shy = legal.find(([name]) => name === 'pass' || name === 'draw') ?? legal[0]!;
      play(state, shy);
    }
    expect(state.bag).toBe(TILE_COUNTS.ra - 3 * raTrackLength(players));
  });
});

describe('the actions of a turn', () => {
  const areas: PlayerPosition[] = [{ suns: [2, 13] }, { suns: [3, 12] }, { suns: [4, 11] }];

  it('a tile drawn ends the turn, whatever it is; a disaster waits on the track [T-04]', () => {
    for (const tile of [...KINDS, ...DISASTERS]) {
      const state = position({ areas, bag: [tile] });
      expect(play(state, ['draw'])).toEqual([{ type: 'draw', player: 0, tile }]);
      expect(state.track).toEqual([tile]);
      expect(state.step).toEqual({ kind: 'turn', player: 1 });
    }
  });

  it('a Ra tile begins an auction [T-03]', () => {
    const state = position({ areas, bag: ['ra'], track: ['gold'] });
    expect(play(state, ['draw'])).toEqual([
      { type: 'draw', player: 0, tile: 'ra' },
      { type: 'invoke', player: 0, kind: 'ra-tile' },
    ]);
    expect([toAct(state), state.raTrack]).toEqual([1, 1]);
  });

  it('on a full track Ra must be invoked by whoever has no god [T-02]', () => {
    const state = position({ areas, track: Array(8).fill('gold'), bag: ['art'] });
    expect(mayDo(state)).toEqual(['invokeRa']);
    expect(play(state, ['invokeRa'])).toEqual([{ type: 'invoke', player: 0, kind: 'full-track' }]);
  });

  it('Ra may be invoked over nothing: then only the centre sun is won [T-05]', () => {
    const state = position({ areas });
    const events = play(state, ['invokeRa'], ['pass'], ['pass'], ['bid', 2]);
    expect(events.at(-1)).toEqual({ type: 'sold', player: 0, sun: 2, took: 1, tiles: [] });
  });

  it('nobody bids on a Ra tile: the tiles stay, gaps and all [A-06]', () => {
    const state = position({ areas, bag: ['ra'], track: ['gold', null, 'art'] });
    const events = play(state, ['draw'], ['pass'], ['pass'], ['pass']);
    expect(events.at(-1)).toEqual({ type: 'unsold', tiles: [] });
    expect(state.track).toEqual(['gold', null, 'art']);
    expect(tilesOn(state.track)).toBe(2);
  });
});

const AREAS: PlayerPosition[] = [
  { suns: [2, 13], faceDown: [9], tiles: { god: 1, art: 2, writing: 1 } },
  { suns: [3, 12] },
  { suns: [4, 11] },
];
const auction = (over: Partial<Extract<Step, { kind: 'auction' }>> = {}): Step => ({
  kind: 'auction',
  cause: 'voluntary',
  caller: 0,
  toSpeak: [0],
  best: { seat: 1, sun: 3 },
  ...over,
});
const STEPS: Record<string, () => State> = {
  turn: () => position({ areas: AREAS, track: ['gold', 'god'], bag: ['art'] }),
  'full track': () => position({ areas: AREAS, track: Array(8).fill('gold'), bag: ['art'] }),
  'without a god': () => position({ areas: AREAS, track: ['gold'], step: 1 }),
  'no disasters': () => position({ areas: AREAS, track: ['drought'], options: { godsTakeDisasters: false } }),
  gods: () => position({ areas: AREAS, track: ['gold'], step: { kind: 'gods', player: 0 } }),
  bidding: () => position({ areas: AREAS, step: auction() }),
  'must bid': () => position({ areas: AREAS, step: auction({ best: null }) }),
  disaster: () =>
    position({
      areas: AREAS,
      step: { kind: 'disaster', player: 0, tile: 'unrest', pending: [], turnOf: 0, by: 'lot' },
    }),
  over: () => position({ areas: AREAS, step: { kind: 'over', scores: [1, 2, 3], winners: [2] } }),
};

describe('why a move is refused', () => {
  const CASES: [Refusal, string, unknown[]][] = [
    ['match-over', 'over', ['draw']],
    ['not-your-turn', 'without a god', ['draw']],
    ['unknown-move', 'turn', ['toString']],
    ['unknown-move', 'turn', ['__proto__']],
    ['unknown-move', 'turn', []],
    ['unknown-move', 'turn', [['draw']]],
    ['unknown-move', 'turn', ['draw', 1]],
    ['unknown-move', 'turn', ['playGod', 'gold', 'gold']],
    ['unknown-move', 'turn', ['placeTile', 'farmer']],
    ['not-now', 'turn', ['bid', 2]],
    ['not-now', 'turn', ['doneWithGods']],
    ['not-now', 'gods', ['draw']],
    ['not-now', 'bidding', ['discard', 'art', 'art']],
    ['not-now', 'disaster', ['playGod', 'gold']],
    ['track-full', 'full track', ['draw']],
    ['sun-not-yours', 'bidding', ['bid', 12]],
    ['sun-not-yours', 'bidding', ['bid']],
    ['sun-not-yours', 'bidding', ['bid', '13']],
    ['sun-face-down', 'bidding', ['bid', 9]],
    ['sun-too-low', 'bidding', ['bid', 2]],
    ['caller-must-bid', 'must bid', ['pass']],
    ['not-on-track', 'turn', ['playGod', 'nile']],
    ['not-on-track', 'turn', ['playGod']],
    ['god-takes-no-god', 'turn', ['playGod', 'god']],
    ['god-takes-no-disaster', 'no disasters', ['playGod', 'drought']],
    ['two-of-the-kind-struck', 'disaster', ['discard', 'art', 'god']],
    ['no-such-tile', 'disaster', ['discard', 'writing', 'writing']],
  ];

  it.each(CASES)('%s in the step "%s": %j', (why, step, move) => {
    expect(ra.refusalOf(STEPS[step]!(), 0, move as unknown as AnyMove)).toBe(why);
  });

  it('no-god: of whoever has none', () => {
    expect(ra.refusalOf(STEPS['without a god']!(), 1, ['playGod', 'gold'])).toBe('no-god');
  });

  it('every refusal has a case', () => {
    expect(new Set([...CASES.map(([why]) => why), 'no-god'])).toEqual(new Set(REFUSALS));
  });
});

describe.each(Object.keys(STEPS))('what a seat may know in the step "%s" [E-09]', step => {
  it('is the whole table and what is left in the bag, and neither its order nor the seed', () => {
    const { secret, ...table } = STEPS[step]!();
    expect(secret).toBeDefined();
    const inBag = TILES.map(() => 0);
    for (let { bag } = secret; bag !== ''; bag = bag.slice(0, -1)) inBag[TILES.indexOf(topOf(bag))]! += 1;
    for (const seat of [0, 1, null]) expect(ra.view(STEPS[step]!(), seat)).toEqual({ ...table, inBag });
  });

  it('is a new object: nothing in it is shared with the match', () => {
    const state = STEPS[step]!();
    const shared: string[] = [];
    const compare = (a: unknown, b: unknown, path: string) => {
      // What is worked out for the view has nothing beside it in the match.
      if (typeof a !== 'object' || a === null || b === undefined) return;
      if (a === b) shared.push(path);
      for (const [key, value] of Object.entries(a))
        compare(value, (b as Record<string, unknown>)[key], `${path}.${key}`);
    };
    compare(ra.view(state, 0), state, 'view');
    expect(shared).toEqual([]);
  });
});

describe('what a table may choose', () => {
  it('open totals, and whether gods take disasters; gods do unless it says otherwise [E-09, R-02]', () => {
    expect(meta.defaults).toEqual({
      openTotals: false,
      helps: true,
      godsTakeDisasters: true,
      raHeavy: false,
    });
    expect(meta.testOptions).toEqual(['raHeavy']);
    expect(meta.parseOptions({ godsTakeDisasters: false })).toEqual({
      options: { openTotals: false, helps: true, godsTakeDisasters: false, raHeavy: false },
    });
    expect(meta.parseOptions({ godsTakeDisasters: 'no' })).toEqual({
      error: expect.stringContaining('godsTakeDisasters'),
    });
  });

  it('with open totals or without, everybody is sent the same: what is shown is the screen’s [E-09]', () => {
    const seen = [true, false].map(openTotals => {
      const { options, ...table } = ra.view(position({ areas: AREAS, options: { openTotals } }), 1);
      expect(options.openTotals).toBe(openTotals);
      return table;
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]!.areas.map(({ fame }) => fame)).toEqual([10, 10, 10]);
  });

  it('its name and phases are those of records, addresses and steps [T-01]', () => {
    expect(meta.id).toBe('ra');
    expect(meta.seats).toEqual({ min: 2, max: 5 });
    expect(movesByPhase(game.phases)).toEqual({
      turn: ['draw', 'invokeRa', 'playGod'],
      gods: ['playGod', 'doneWithGods'],
      auction: ['bid', 'pass'],
      disaster: ['discard'],
      epochEnd: [],
    });
  });
});
