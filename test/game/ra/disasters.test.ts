import { describe, expect, it } from 'vitest';
import type { Disaster, Lying } from '../../../src/game/ra/tiles.ts';
import { type Holding, heldIn, mayDo, play, position, refusal, toAct } from './position.ts';

/** Seat 0 invokes over a lot and wins it, alone with a sun besides one rival. */
const winning = (tiles: Holding, track: Lying[]) => {
  const state = position({ areas: [{ suns: [2, 9], tiles }, { suns: [1] }], track });
  const events = play(state, ['invokeRa'], ['pass'], ['bid', 2]).slice(-1 - count(track));
  return { state, events: events.filter(event => event.type === 'disaster') };
};
const count = (track: readonly Lying[]) => track.length;

describe('what a disaster takes [R-03]', () => {
  it.each<[string, Disaster, Holding, string[], Holding]>([
    [
      'a funeral takes two pharaohs',
      'funeral',
      { pharaoh: 3, nile: 1 },
      ['pharaoh', 'pharaoh'],
      { pharaoh: 1, nile: 1 },
    ],
    ['one, where there is one', 'funeral', { pharaoh: 1, gold: 2 }, ['pharaoh'], { gold: 2 }],
    ['nothing, where there is none', 'funeral', { nile: 5 }, [], { nile: 5 }],
    ['the worked case: 1 flood, 4 Niles', 'drought', { flood: 1, nile: 4 }, ['flood', 'nile'], { nile: 3 }],
    [
      'a drought takes floods first',
      'drought',
      { flood: 3, nile: 4 },
      ['flood', 'flood'],
      { flood: 1, nile: 4 },
    ],
    ['then Niles', 'drought', { nile: 3 }, ['nile', 'nile'], { nile: 1 }],
    ['a lone Nile', 'drought', { nile: 1, gold: 1 }, ['nile'], { gold: 1 }],
    [
      'unrest without a choice: all there are',
      'unrest',
      { art: 1, writing: 1, gold: 1 },
      ['art', 'writing'],
      { gold: 1 },
    ],
    [
      'unrest without a choice: one type',
      'unrest',
      { religion: 4 },
      ['religion', 'religion'],
      { religion: 2 },
    ],
    ['unrest leaves gold alone', 'unrest', { gold: 3 }, [], { gold: 3 }],
    ['an earthquake without a choice', 'earthquake', { sphinx: 3 }, ['sphinx', 'sphinx'], { sphinx: 1 }],
    ['an earthquake of a lone monument', 'earthquake', { temple: 1, art: 2 }, ['temple'], { art: 2 }],
  ])('%s', (_rule, tile, held, lost, left) => {
    const { state, events } = winning(held, [tile]);
    expect(events).toEqual([{ type: 'disaster', player: 0, tile, lost }]);
    expect(heldIn(state.areas[0]!)).toEqual(left);
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });

  it('tiles of the same lot are placed first, wherever they lie in it', () => {
    const { state, events } = winning({}, ['funeral', 'pharaoh', 'gold', 'pharaoh', 'pharaoh']);
    expect(events).toEqual([{ type: 'disaster', player: 0, tile: 'funeral', lost: ['pharaoh', 'pharaoh'] }]);
    expect(heldIn(state.areas[0]!)).toEqual({ pharaoh: 1, gold: 1 });
  });

  it('two of a kind together take four', () => {
    const { state, events } = winning({ pharaoh: 5 }, ['funeral', 'funeral']);
    expect(events.map(event => event.lost.length)).toEqual([2, 2]);
    expect(heldIn(state.areas[0]!)).toEqual({ pharaoh: 1 });
  });

  it('two droughts: floods, then Niles, four in all', () => {
    const { state, events } = winning({ flood: 1, nile: 4 }, ['drought', 'drought']);
    expect(events.map(event => event.lost)).toEqual([
      ['flood', 'nile'],
      ['nile', 'nile'],
    ]);
    expect(heldIn(state.areas[0]!)).toEqual({ nile: 1 });
  });

  it('every disaster of a lot is resolved, in the order of the track', () => {
    const held = { nile: 1, pharaoh: 1, sphinx: 1, art: 1 };
    const { state, events } = winning(held, ['unrest', 'drought', 'gold', 'funeral', 'earthquake']);
    expect(events.map(({ tile, lost }) => [tile, ...lost])).toEqual([
      ['unrest', 'art'],
      ['drought', 'nile'],
      ['funeral', 'pharaoh'],
      ['earthquake', 'sphinx'],
    ]);
    expect(heldIn(state.areas[0]!)).toEqual({ gold: 1 });
  });

  it('strikes the winner and nobody else, the Ra player neither', () => {
    const areas = [
      { suns: [2], tiles: { pharaoh: 4 } },
      { suns: [5, 9], tiles: { pharaoh: 4 } },
      { suns: [3], tiles: { pharaoh: 4 } },
    ];
    const state = position({ areas, track: ['funeral'] });
    play(state, ['invokeRa'], ['bid', 9]);
    expect(state.areas.map(heldIn)).toEqual([{ pharaoh: 4 }, { pharaoh: 2 }, { pharaoh: 4 }]);
    expect(toAct(state)).toBe(1);
  });
});

describe('the owner is asked where there is a real choice, and only there [R-04]', () => {
  it('every pair of civilizations once, two of a type only of whoever has two', () => {
    const { state } = winning({ art: 2, writing: 1 }, ['unrest']);
    expect(state.step).toEqual({
      kind: 'disaster',
      player: 0,
      tile: 'unrest',
      pending: [],
      turnOf: 0,
      by: 'lot',
    });
    expect(mayDo(state)).toEqual(['discard art art', 'discard art writing']);
  });

  it('a pair may be named in any order and is written in one', () => {
    const { state } = winning({ sphinx: 1, temple: 2, fortress: 1 }, ['earthquake']);
    expect(play(state, ['discard', 'temple', 'fortress'])).toEqual([
      { type: 'disaster', player: 0, tile: 'earthquake', lost: ['fortress', 'temple'] },
    ]);
    expect(heldIn(state.areas[0]!)).toEqual({ sphinx: 1, temple: 1 });
  });

  it('two of a kind that take everything leave no choice to the first of them', () => {
    const { state, events } = winning({ art: 2, writing: 1, religion: 1 }, ['unrest', 'unrest']);
    expect(events.flatMap(event => event.lost).toSorted()).toEqual(['art', 'art', 'religion', 'writing']);
    expect(heldIn(state.areas[0]!)).toEqual({});
  });

  it('two of a kind with one tile to spare ask twice', () => {
    const { state } = winning({ art: 3, writing: 2 }, ['unrest', 'unrest']);
    play(state, ['discard', 'art', 'writing']);
    expect(state.step).toMatchObject({ kind: 'disaster', tile: 'unrest', pending: [] });
    expect(mayDo(state)).toEqual(['discard art art', 'discard art writing']);
    play(state, ['discard', 'art', 'art']);
    expect(heldIn(state.areas[0]!)).toEqual({ writing: 1 });
  });

  it('a disaster that waits behind a choice is resolved after it', () => {
    const held = { art: 1, writing: 1, religion: 1, pharaoh: 2 };
    const { state } = winning(held, ['unrest', 'funeral']);
    expect(play(state, ['discard', 'art', 'religion'])).toEqual([
      { type: 'disaster', player: 0, tile: 'unrest', lost: ['art', 'religion'] },
      { type: 'disaster', player: 0, tile: 'funeral', lost: ['pharaoh', 'pharaoh'] },
    ]);
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });

  it('what may not be given up is refused', () => {
    const { state } = winning({ art: 2, writing: 1, gold: 1 }, ['unrest']);
    expect(refusal(state, 'discard', 'writing', 'writing')).toBe('no-such-tile');
    expect(refusal(state, 'discard', 'art', 'religion')).toBe('no-such-tile');
    for (const pair of [['gold', 'art'], ['art'], [], ['art', 'sphinx'], ['art', null], [['art'], 'art']]) {
      expect(refusal(state, 'discard', ...pair)).toBe('two-of-the-kind-struck');
    }
    expect(refusal(state, 'discard', 'art', 'art', 'writing')).toBe('unknown-move');
    expect(refusal(state, 'pass')).toBe('not-now');
  });
});

describe('a choice is settled before anything else [A-09]', () => {
  it('the last sun of the match wins a lot whose disaster asks for a choice', () => {
    const state = position({
      areas: [{ suns: [2], tiles: { sphinx: 3, temple: 1 } }, { faceDown: [15] }],
      epoch: 3,
      centre: 16,
      track: ['earthquake'],
    });
    expect(play(state, ['invokeRa'], ['bid', 2]).at(-1)?.type).toBe('sold');
    expect(state.step.kind).toBe('disaster');
    const events = play(state, ['discard', 'sphinx', 'temple']);
    expect(events.map(event => event.type)).toEqual(['disaster', 'epoch-end', 'score', 'score', 'end']);
    expect(events[1]).toEqual({ type: 'epoch-end', epoch: 3, reason: 'suns-spent' });
    expect(events[2]).toMatchObject({ items: expect.arrayContaining([{ for: 'monument-kinds', fame: 1 }]) });
  });

  it('after an outsider’s choice play goes on left of the Ra player [A-08]', () => {
    const areas = [{ suns: [2] }, { suns: [5, 9], tiles: { art: 2, writing: 1 } }, { suns: [3] }];
    const state = position({ areas, track: ['unrest'] });
    play(state, ['invokeRa'], ['bid', 9]);
    expect(state.step).toMatchObject({ kind: 'disaster', player: 1 });
    play(state, ['discard', 'art', 'art']);
    // left of the Ra player sits the winner, who has another sun
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });
});
