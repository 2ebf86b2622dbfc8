import { describe, expect, it } from 'vitest';
import type { Side } from '../../../src/game/priests-of-ra/tiles.ts';
import { type Held, heldIn, mayDo, play, position, refusal, typesOf } from './position.ts';

/** Seat 1 of three wins this lot in an auction begun by seat 0, and pays with its sun 12. */
const won = (lot: Side[], { owned = {}, suns = [3, 12] }: { owned?: Held; suns?: number[] } = {}) => {
  const state = position({
    areas: [{ suns: [2, 13] }, { suns, tiles: owned }, { suns: [4, 11] }],
    track: lot,
  });
  const events = play(state, ['invokeRa'], ['bid', 12], ['pass']);
  return { state, events };
};

describe('when the winner has something to turn [P-02, A-09]', () => {
  it('a lot without a priest: play goes on', () => {
    expect(won(['farmer', 'pyramid'], { owned: { priest: 2 } }).state.step).toEqual({
      kind: 'turn',
      player: 1,
    });
  });

  it('a priest: the winner is asked before anything else', () => {
    const { state, events } = won(['farmer', 'priest']);
    expect(state.step).toEqual({ kind: 'priests', player: 1, caller: 0, turns: 1, turned: [] });
    expect(events.at(-1)?.type).toBe('sold');
    expect(heldIn(state.areas[1]!)).toEqual({ farmer: 1, priest: 1 });
    expect(state.centre).toBe(12);
  });

  it('no two-sided tile at all: the step is skipped', () => {
    const { state, events } = won(['priest', 'priest', 'pyramid', 'plague'], {
      owned: { priest: 1, pyramid: 3 },
    });
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
    expect(events.at(-1)?.type).toBe('sold');
  });

  it('a tile from before will do, though the lot has none', () => {
    const { state } = won(['priest'], { owned: { library: 1 } });
    expect(mayDo(state)).toEqual(['turnTile library', 'doneTurning']);
  });

  it('priests from before turn nothing: those of the lot alone count', () => {
    const { state } = won(['priest', 'scribe'], { owned: { priest: 5, farmer: 3 } });
    expect(state.step).toMatchObject({ kind: 'priests', turns: 1 });
  });

  it('each side in front of the winner is offered once, one-sided tiles never', () => {
    const { state } = won(['priest', 'farmer', 'farmer', 'plague', 'pyramid', 'chamber-blue'], {
      owned: { market: 2 },
    });
    expect(mayDo(state)).toEqual([
      'turnTile farmer',
      'turnTile market',
      'turnTile chamber-blue',
      'doneTurning',
    ]);
    for (const side of ['plague', 'pyramid', 'priest', 'ra', 'warrior']) {
      expect(refusal(state, 'turnTile', side)).toBe('no-such-tile');
    }
  });
});

describe('a tile is turned over [P-02]', () => {
  it.each<[Side, Side]>([
    ['farmer', 'warrior'],
    ['warrior', 'farmer'],
    ['merchant', 'scribe'],
    ['scribe', 'merchant'],
    ['granary', 'fortress'],
    ['fortress', 'granary'],
    ['market', 'library'],
    ['library', 'market'],
    ['chamber-red', 'chamber-blue'],
    ['chamber-blue', 'chamber-red'],
    ['chamber-green', 'chamber-yellow'],
    ['chamber-yellow', 'chamber-green'],
  ])('%s shows %s', (from, to) => {
    const { state } = won(['priest', from]);
    expect(play(state, ['turnTile', from])).toEqual([{ type: 'flip', player: 1, from, to }]);
    expect(heldIn(state.areas[1]!)).toEqual({ priest: 1, [to]: 1 });
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });

  it('nobody else’s tiles are touched', () => {
    const state = position({
      areas: [{ suns: [2], tiles: { farmer: 2 } }, { suns: [12] }, { suns: [4], tiles: { warrior: 1 } }],
      track: ['priest', 'farmer'],
    });
    play(state, ['invokeRa'], ['bid', 12], ['turnTile', 'farmer']);
    expect(state.areas.map(heldIn)).toEqual([{ farmer: 2 }, { priest: 1, warrior: 1 }, { warrior: 1 }]);
  });
});

describe('several priests turn different tiles [P-02]', () => {
  it('as many as there are priests in the lot', () => {
    const { state } = won(['priest', 'priest', 'granary', 'market'], { owned: { farmer: 1 } });
    expect(state.step).toMatchObject({ turns: 2 });
    play(state, ['turnTile', 'farmer']);
    expect(state.step).toEqual({ kind: 'priests', player: 1, caller: 0, turns: 1, turned: ['warrior'] });
    play(state, ['turnTile', 'market']);
    expect(heldIn(state.areas[1]!)).toEqual({ priest: 2, granary: 1, library: 1, warrior: 1 });
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });

  it('a tile that was turned is not turned again', () => {
    const { state } = won(['priest', 'priest', 'farmer', 'granary']);
    play(state, ['turnTile', 'farmer']);
    expect(mayDo(state)).toEqual(['turnTile granary', 'doneTurning']);
    expect(refusal(state, 'turnTile', 'warrior')).toBe('already-turned');
    expect(refusal(state, 'turnTile', 'farmer')).toBe('no-such-tile');
  });

  it('another one of the same side may be', () => {
    const { state } = won(['priest', 'priest', 'priest', 'farmer', 'warrior']);
    play(state, ['turnTile', 'farmer']);
    expect(mayDo(state)).toEqual(['turnTile warrior', 'doneTurning']);
    play(state, ['turnTile', 'warrior']);
    expect(heldIn(state.areas[1]!)).toEqual({ priest: 3, farmer: 1, warrior: 1 });
    expect(state.step.kind).toBe('turn');
  });

  it('two of the same side, and both show the other one then', () => {
    const { state } = won(['priest', 'priest', 'priest', 'farmer', 'farmer', 'farmer']);
    play(state, ['turnTile', 'farmer'], ['turnTile', 'farmer'], ['turnTile', 'farmer']);
    expect(heldIn(state.areas[1]!)).toEqual({ priest: 3, warrior: 3 });
  });

  it('nothing is left that was not turned: the other turns are lost', () => {
    const { state } = won(['priest', 'priest', 'priest', 'farmer', 'pyramid']);
    expect(typesOf(play(state, ['turnTile', 'farmer']))).toEqual(['flip']);
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });
});

describe('turns that are not used are lost [P-02]', () => {
  it('all of them: nothing changes and nothing is on record', () => {
    const { state } = won(['priest', 'priest', 'farmer']);
    expect(play(state, ['doneTurning'])).toEqual([]);
    expect(heldIn(state.areas[1]!)).toEqual({ priest: 2, farmer: 1 });
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });

  it('some of them', () => {
    const { state } = won(['priest', 'priest', 'farmer', 'scribe']);
    play(state, ['turnTile', 'scribe'], ['doneTurning']);
    expect(heldIn(state.areas[1]!)).toEqual({ priest: 2, farmer: 1, merchant: 1 });
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });

  it('they are not kept for a later auction', () => {
    const { state } = won(['priest', 'priest', 'farmer', 'scribe'], { suns: [3, 5, 12] });
    play(state, ['doneTurning'], ['invokeRa'], ['pass'], ['pass'], ['bid', 3]);
    expect(state.step).toEqual({ kind: 'turn', player: 2 });
  });
});

describe('whose turn it is afterwards [A-08, A-09]', () => {
  it.each([['turnTile', 'farmer'] as const, ['doneTurning'] as const])(
    'left of the Ra player, not of the winner: %s',
    (...move) => {
      const state = position({
        areas: [{ suns: [2, 13] }, { suns: [3, 12] }, { suns: [4, 11] }, { suns: [5, 10] }],
        step: 3,
        track: ['priest', 'farmer'],
      });
      play(state, ['invokeRa'], ['pass'], ['bid', 12]);
      expect(state.step).toMatchObject({ kind: 'priests', player: 1, caller: 3 });
      play(state, move);
      expect(state.step).toEqual({ kind: 'turn', player: 0 });
    },
  );

  it.each([['turnTile', 'farmer'] as const, ['doneTurning'] as const])(
    'with the last sun, the epoch ends only then: %s',
    (...move) => {
      const state = position({
        areas: [{ suns: [9], fame: 10 }, { faceDown: [8] }],
        track: ['priest', 'farmer', 'warrior'],
      });
      const sold = play(state, ['invokeRa'], ['bid', 9]);
      expect(typesOf(sold)).toEqual(['invoke', 'bid', 'sold']);
      expect(state.step).toMatchObject({ kind: 'priests', player: 0 });
      expect(state.epoch).toBe(1);

      const events = play(state, move);
      const flips = move[0] === 'turnTile' ? ['flip'] : [];
      expect(typesOf(events)).toEqual([...flips, 'epoch-end', 'score', 'score', 'epoch-start']);
      const farmers = move[0] === 'turnTile' ? [{ for: 'warriors', fame: 5 }] : [];
      expect(events.find(event => event.type === 'score')).toMatchObject({
        items: [...farmers, { for: 'priests', fame: 2 }],
      });
      expect(state.epoch).toBe(2);
    },
  );
});
