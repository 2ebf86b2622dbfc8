import { describe, expect, it } from 'vitest';
import { heldIn, mayDo, play, position, scoreOf, toAct, typesOf } from './position.ts';

/** Where choices meet the end of a turn, of a lot, and of an epoch. */
describe('a disaster with a choice, taken with the last god [R-02]', () => {
  it('ends the turn once it is settled', () => {
    const state = position({
      areas: [{ suns: [2], tiles: { god: 1, art: 2, writing: 1 } }, { suns: [3] }],
      track: ['unrest', 'gold'],
    });
    play(state, ['playGod', 'unrest']);
    expect(toAct(state)).toBe(0);
    play(state, ['discard', 'art', 'art']);
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
    expect(state.track).toEqual([null, 'gold']);
  });
});

describe('several disasters of one lot [R-03]', () => {
  const winning = (tiles: object, track: ('unrest' | 'earthquake' | 'art' | 'religion')[]) => {
    const state = position({ areas: [{ suns: [2, 9], tiles }, { suns: [1] }], track });
    play(state, ['invokeRa'], ['pass'], ['bid', 2]);
    return state;
  };

  it('two of a kind add up though another lies between them [R-04]', () => {
    const state = winning({ art: 2, writing: 2, sphinx: 1 }, ['unrest', 'earthquake', 'unrest']);
    expect(heldIn(state.areas[0]!)).toEqual({});
    expect(state.step.kind).toBe('turn');
  });

  it('tiles of the same lot may be given up', () => {
    const state = winning({ writing: 1 }, ['unrest', 'art', 'religion']);
    expect(mayDo(state)).toEqual(['discard art religion', 'discard art writing', 'discard religion writing']);
    play(state, ['discard', 'art', 'religion']);
    expect(heldIn(state.areas[0]!)).toEqual({ writing: 1 });
  });

  it('two that both ask are asked one after the other', () => {
    const state = winning({ art: 2, writing: 1, sphinx: 2, temple: 1 }, ['unrest', 'earthquake']);
    play(state, ['discard', 'art', 'writing']);
    expect(state.step).toEqual({
      kind: 'disaster',
      player: 0,
      tile: 'earthquake',
      pending: [],
      turnOf: 0,
      by: 'lot',
    });
    play(state, ['discard', 'sphinx', 'temple']);
    expect(heldIn(state.areas[0]!)).toEqual({ art: 1, sphinx: 1 });
    expect(state.step).toEqual({ kind: 'turn', player: 1 });
  });
});

describe('a choice with the last sun of an epoch', () => {
  it.each([1, 2] as const)(
    'of epoch %i: settled first, then scored, and the right seat begins the next [A-09, E-04]',
    epoch => {
      const state = position({
        areas: [{ suns: [2], tiles: { art: 2, writing: 1, religion: 1 } }, { faceDown: [15] }],
        epoch,
        centre: 16,
        track: ['unrest'],
      });
      play(state, ['invokeRa'], ['bid', 2]);
      const events = play(state, ['discard', 'art', 'writing']);
      expect(typesOf(events)).toEqual(['disaster', 'epoch-end', 'score', 'score', 'epoch-start']);
      // two types are left: nothing gained, nothing lost
      expect(scoreOf(events, 0).items).toEqual([]);
      expect(events.at(-1)).toEqual({ type: 'epoch-start', epoch: epoch + 1, player: 0 });
      expect(toAct(state)).toBe(0);
    },
  );

  it('fame is floored on the net sum when an epoch ends by suns too [E-05]', () => {
    const state = position({
      areas: [
        { suns: [2], fame: 1, tiles: { gold: 2 } },
        { faceDown: [15], tiles: { pharaoh: 1, art: 1 } },
      ],
    });
    const events = play(state, ['invokeRa'], ['bid', 2]);
    // gold +6, pharaohs −2, civilizations −5
    expect(scoreOf(events, 0)).toMatchObject({ net: -1, fame: 0 });
    expect(state.areas[0]!.fame).toBe(0);
  });
});
