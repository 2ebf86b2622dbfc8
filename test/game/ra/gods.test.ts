import { describe, expect, it } from 'vitest';
import { heldIn, mayDo, type PlayerPosition, play, position, refusal, toAct } from './position.ts';

const three = (god: number, held = {}): PlayerPosition[] => [
  { suns: [2, 13], tiles: { god, ...held } },
  { suns: [3, 12] },
  { suns: [4, 11] },
];

describe('gods are played as the action of a turn [R-01]', () => {
  it('one god takes one tile, goes to the box, and ends the turn of whoever has no other', () => {
    const state = position({ areas: three(1), track: ['gold', 'nile'] });
    expect(play(state, ['playGod', 'nile'])).toEqual([{ type: 'god', player: 0, takes: 'nile' }]);
    expect(heldIn(state.areas[0]!)).toEqual({ nile: 1 });
    expect(state.track).toEqual(['gold']);
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });

  it('several in one turn, one event each, and the turn ends when the player is done', () => {
    const state = position({ areas: three(3), track: ['gold', 'nile', 'art', 'sphinx'] });
    const events = play(state, ['playGod', 'art'], ['playGod', 'gold'], ['doneWithGods']);
    expect(events).toEqual([
      { type: 'god', player: 0, takes: 'art' },
      { type: 'god', player: 0, takes: 'gold' },
    ]);
    expect(heldIn(state.areas[0]!)).toEqual({ god: 1, art: 1, gold: 1 });
    expect(toAct(state)).toBe(1);
  });

  it('after one god only gods may follow', () => {
    const state = position({ areas: three(2), track: ['gold', 'nile'], bag: ['art'] });
    play(state, ['playGod', 'nile']);
    expect(mayDo(state)).toEqual(['playGod gold', 'doneWithGods']);
    expect([refusal(state, 'draw'), refusal(state, 'invokeRa')]).toEqual(['not-now', 'not-now']);
  });

  it('the turn ends by itself when no tile is left that a god may take', () => {
    const state = position({ areas: three(2), track: ['god', 'nile'] });
    play(state, ['playGod', 'nile']);
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });

  it('the turn does not end by itself while a disaster is left that a god may take [R-02]', () => {
    const state = position({ areas: three(2), track: ['god', 'gold', 'drought'] });
    play(state, ['playGod', 'gold']);
    expect(state.step).toEqual({ kind: 'gods', player: 0 });
    expect(mayDo(state)).toEqual(['playGod drought', 'doneWithGods']);
  });

  it('never a god, whether another is there or not', () => {
    const state = position({ areas: three(1), track: ['god', 'nile', 'god'] });
    expect(mayDo(state)).toEqual(['draw', 'invokeRa', 'playGod nile']);
    expect(refusal(state, 'playGod', 'god')).toBe('god-takes-no-god');
    expect(mayDo(position({ areas: three(1), track: ['god'] }))).toEqual(['draw', 'invokeRa']);
  });

  it('on a full track too, where nobody may draw', () => {
    const state = position({ areas: three(1), track: Array(8).fill('nile'), bag: ['art'] });
    expect(mayDo(state)).toEqual(['invokeRa', 'playGod nile']);
    play(state, ['playGod', 'nile']);
    expect(mayDo(state)).toEqual(['draw', 'invokeRa']);
  });

  it('nothing but what lies on the auction track, and no Ra tile', () => {
    const state = position({ areas: three(1), track: ['gold', null, 'art'], raTrack: 2 });
    for (const tile of ['ra', 'nile', null, undefined, 0, 'toString', ['gold']]) {
      expect(refusal(state, 'playGod', tile)).toBe('not-on-track');
    }
  });

  it('each name is offered once, in the order of the track', () => {
    const track = ['temple', 'nile', null, 'art', 'nile', 'god', 'unrest'] as const;
    const state = position({ areas: three(1), track: [...track] });
    expect(mayDo(state).slice(2)).toEqual([
      'playGod temple',
      'playGod nile',
      'playGod art',
      'playGod unrest',
    ]);
  });

  it('only on one’s own turn, and only by whoever has one', () => {
    const state = position({ areas: three(1), track: ['gold'], step: 1 });
    expect(refusal(state, 'playGod', 'gold')).toBe('no-god');
    const auction = position({
      areas: three(1),
      track: ['gold'],
      step: { kind: 'auction', cause: 'ra-tile', caller: 1, toSpeak: [0, 1], best: null },
    });
    expect(refusal(auction, 'playGod', 'gold')).toBe('not-now');
  });

  it('whoever has no face-up sun is skipped, gods or not [T-01]', () => {
    const state = position({
      areas: [{ faceDown: [2], tiles: { god: 2 } }, { suns: [3] }, { suns: [4] }],
      track: ['gold'],
      bag: ['nile', 'nile'],
      step: 1,
    });
    play(state, ['draw'], ['draw']);
    expect(toAct(state)).toBe(1);
  });

  it('the last player with suns may play gods alone, turn after turn [T-06]', () => {
    const areas = [{ suns: [2], tiles: { god: 2 } }, { faceDown: [3] }];
    const state = position({ areas, track: ['gold', 'nile'] });
    play(state, ['playGod', 'gold'], ['doneWithGods'], ['playGod', 'nile']);
    expect(heldIn(state.areas[0]!)).toEqual({ gold: 1, nile: 1 });
    expect(state.step).toEqual({ kind: 'turn', player: 0 });
  });
});

describe('the auction track after gods left gaps [R-01]', () => {
  const gaps = () =>
    position({
      areas: three(2),
      track: ['art', 'nile', 'gold', 'nile', 'sphinx', 'temple', 'flood', 'statues'],
      bag: ['pharaoh', 'obelisk', 'palace'],
    });

  it('of two tiles of one name the first is taken, and its space stays empty', () => {
    const state = gaps();
    play(state, ['playGod', 'nile']);
    expect(state.track).toEqual(['art', null, 'gold', 'nile', 'sphinx', 'temple', 'flood', 'statues']);
  });

  it('is not full, and the next tiles fill the gaps, first space first [T-04]', () => {
    const state = gaps();
    play(state, ['playGod', 'gold'], ['playGod', 'art']);
    expect(state.track.slice(0, 4)).toEqual([null, 'nile', null, 'nile']);
    play(state, ['draw'], ['draw']);
    expect(state.track.slice(0, 4)).toEqual(['pharaoh', 'nile', 'obelisk', 'nile']);
    expect(refusal(state, 'draw')).toBe('track-full');
  });

  it('an auction over a track with gaps is voluntary, and nobody else bidding means the Ra player must [A-03, A-04]', () => {
    const state = gaps();
    play(state, ['playGod', 'gold'], ['doneWithGods']);
    expect(play(state, ['invokeRa'])).toEqual([{ type: 'invoke', player: 1, kind: 'voluntary' }]);
    play(state, ['pass'], ['pass']);
    expect(refusal(state, 'pass')).toBe('caller-must-bid');
  });

  it('the lot is what lies there, in track order [A-07]', () => {
    const state = gaps();
    play(state, ['playGod', 'gold'], ['playGod', 'nile']);
    const events = play(state, ['invokeRa'], ['pass'], ['pass'], ['bid', 3]);
    expect(events.at(-1)).toEqual({
      type: 'sold',
      player: 1,
      sun: 3,
      took: 1,
      tiles: ['art', 'nile', 'sphinx', 'temple', 'flood', 'statues'],
    });
    expect(state.track).toEqual([]);
  });

  it('taking the last tiles leaves no gap behind them', () => {
    const state = position({ areas: three(2), track: ['art', 'nile', 'gold'] });
    play(state, ['playGod', 'nile']);
    expect(state.track).toEqual(['art', null, 'gold']);
    play(state, ['playGod', 'gold']);
    expect(state.track).toEqual(['art']);
  });

  it('a full track unsold leaves the game even if the Ra player holds a god [A-05]', () => {
    const state = position({ areas: three(1), track: Array(8).fill('gold') });
    const events = play(state, ['invokeRa'], ['pass'], ['pass'], ['pass']);
    expect(events.at(-1)).toEqual({ type: 'unsold', tiles: Array(8).fill('gold') });
    expect(heldIn(state.areas[0]!)).toEqual({ god: 1 });
  });
});

describe('a disaster taken with a god [R-02]', () => {
  it('strikes its taker at once, and the gods go on', () => {
    const state = position({ areas: three(2, { pharaoh: 3 }), track: ['funeral', 'gold'] });
    expect(play(state, ['playGod', 'funeral'])).toEqual([
      { type: 'god', player: 0, takes: 'funeral' },
      { type: 'disaster', player: 0, tile: 'funeral', lost: ['pharaoh', 'pharaoh'] },
    ]);
    expect(heldIn(state.areas[0]!)).toEqual({ god: 1, pharaoh: 1 });
    expect(state.step).toEqual({ kind: 'gods', player: 0 });
  });

  it('asks its taker where there is a choice, and then the gods go on', () => {
    const areas = three(2, { art: 1, religion: 1, writing: 1 });
    const state = position({ areas, track: ['unrest', 'gold'] });
    play(state, ['playGod', 'unrest']);
    expect(state.step).toMatchObject({ kind: 'disaster', player: 0, tile: 'unrest' });
    expect(play(state, ['discard', 'art', 'writing'])).toEqual([
      { type: 'disaster', player: 0, tile: 'unrest', lost: ['art', 'writing'] },
    ]);
    expect(state.step).toEqual({ kind: 'gods', player: 0 });
    expect(heldIn(state.areas[0]!)).toEqual({ god: 1, religion: 1 });
  });

  it('ends the turn when it was the last god', () => {
    const state = position({ areas: three(1), track: ['drought', 'gold'] });
    expect(play(state, ['playGod', 'drought']).at(-1)).toEqual({
      type: 'disaster',
      player: 0,
      tile: 'drought',
      lost: [],
    });
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });

  it('is refused where the table lets gods take none', () => {
    const options = { godsTakeDisasters: false };
    const state = position({ areas: three(1), track: ['drought', 'gold', 'unrest'], options });
    expect(mayDo(state)).toEqual(['draw', 'invokeRa', 'playGod gold']);
    expect(refusal(state, 'playGod', 'drought')).toBe('god-takes-no-disaster');
    play(state, ['playGod', 'gold']);
    expect(toAct(state)).toBe(1);
  });

  it('the turn ends by itself when only disasters are left and the table forbids them', () => {
    const options = { godsTakeDisasters: false };
    const state = position({ areas: three(2), track: ['gold', 'unrest'], options });
    play(state, ['playGod', 'gold']);
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });
});
