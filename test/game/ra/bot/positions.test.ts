import { describe, expect, it } from 'vitest';
import type { Bid } from '../../../../src/game/auction/auction.ts';
import { steady } from '../../../../src/game/ra/bot/steady.ts';
import { ra } from '../../../../src/game/ra/rules.ts';
import type { State, Step } from '../../../../src/game/ra/table.ts';
import type { Lying, Tile } from '../../../../src/game/ra/tiles.ts';
import type { Seat } from '../../../../src/game/shared/seats.ts';
import { noChance } from '../../no-chance.ts';
import { type Position, position, toAct } from '../position.ts';

/** A bag as full of Ra as at the start: 90 tiles, 15 of them Ra. */
const bag: Tile[] = Array.from({ length: 90 }, (_, i) => (i % 6 === 0 ? 'ra' : 'nile'));

/** What steady does in the place of the seat to act, as text. */
const chosen = (given: Position): string => {
  const state: State = position({ bag, ...given });
  const seat = toAct(state);
  return steady(state, seat, ra.legalMoves(state, seat), noChance).join(' ');
};

const asked = (
  cause: 'voluntary' | 'full-track' | 'ra-tile',
  toSpeak: [Seat, ...Seat[]],
  best: Bid | null = null,
): Step => ({ kind: 'auction', cause, caller: toSpeak.at(-1)!, toSpeak, best });

const rivals = [{ suns: [3, 9, 12] }, { suns: [4, 7, 11] }];

describe('bidding', () => {
  const great: Lying[] = ['flood', 'art', 'religion', 'writing', 'gold', 'pharaoh', 'god'];

  it('speaking last, pays the lowest sun that wins a great lot', () => {
    const areas = [{ suns: [5, 8, 13], tiles: { nile: 5 } }, ...rivals];
    expect(chosen({ areas, track: great, step: asked('voluntary', [0], { seat: 1, sun: 3 }) })).toBe('bid 5');
  });

  it('passes on disasters that would take much', () => {
    const areas = [{ suns: [2, 8, 13], tiles: { sphinx: 3, temple: 2, pharaoh: 4 } }, ...rivals];
    const track: Lying[] = ['earthquake', 'funeral', 'nile'];
    expect(chosen({ areas, epoch: 3, track, step: asked('ra-tile', [0]) })).toBe('pass');
  });

  it('a drought does not frighten whoever has no river', () => {
    const areas = [{ suns: [2, 8, 13] }, ...rivals];
    const track: Lying[] = ['drought', 'drought', ...great.slice(1)];
    expect(chosen({ areas, track, step: asked('ra-tile', [0]) })).toBe('bid 2');
  });

  it('goes from fewest pharaohs to most, and does not for as many Niles without a flood', () => {
    const areas = [{ suns: [5] }, { suns: [3], tiles: { pharaoh: 1 } }, { suns: [4], tiles: { pharaoh: 1 } }];
    const last = {
      areas,
      epoch: 3 as const,
      raTrack: 7,
      bag: Array<Tile>(9).fill('ra'),
      step: asked('ra-tile', [0]),
    };
    expect(chosen({ ...last, track: ['pharaoh', 'pharaoh'], centre: 1 })).toBe('bid 5');
    expect(chosen({ ...last, track: ['nile', 'nile'], centre: 1 })).toBe('pass');
  });

  it('forced to bid on next to nothing, gives its lowest sun', () => {
    const areas = [{ suns: [2, 8, 13] }, ...rivals];
    expect(chosen({ areas, track: ['nile'], step: asked('voluntary', [0]) })).toBe('bid 2');
  });
});

describe('gods', () => {
  const holder = (tiles = {}) => [{ suns: [5, 8], tiles: { god: 1, ...tiles } }, ...rivals];

  it('fetches the flood that brings six Niles to score, as the epoch nears its end', () => {
    const areas = holder({ nile: 6 });
    expect(chosen({ areas, raTrack: 7, track: ['obelisk', 'flood', 'nile'] })).toBe('playGod flood');
  });

  it('fetches the fifth civilization rather than a second of a kind', () => {
    const areas = holder({ art: 1, religion: 1, writing: 1, agriculture: 1 });
    expect(chosen({ areas, raTrack: 7, track: ['art', 'astronomy', 'writing'] })).toBe('playGod astronomy');
  });

  it('is kept when there is nothing worth two fame', () => {
    expect(chosen({ areas: holder(), raTrack: 2, track: ['drought'] })).not.toMatch(/^playGod/);
  });

  it('a second god is left in hand when the rest is worth less than it', () => {
    const areas = [{ suns: [5, 8], tiles: { god: 1 } }, ...rivals];
    expect(chosen({ areas, track: ['obelisk', null, 'drought'], step: { kind: 'gods', player: 0 } })).toBe(
      'doneWithGods',
    );
  });
});

describe('what a disaster may have', () => {
  const struck = (tile: 'unrest' | 'earthquake'): Step => ({
    kind: 'disaster',
    player: 0,
    tile,
    pending: [],
    turnOf: 1,
    by: 'lot',
  });

  it('civilizations of which there is a second go first', () => {
    const tiles = { art: 2, religion: 2, writing: 1 };
    expect(chosen({ areas: [{ suns: [5], tiles }, ...rivals], step: struck('unrest') })).toBe(
      'discard art religion',
    );
  });

  it('monuments that are in no set go before those of a set', () => {
    const tiles = { sphinx: 4, temple: 1, palace: 1 };
    expect(chosen({ areas: [{ suns: [5], tiles }, ...rivals], epoch: 3, step: struck('earthquake') })).toBe(
      'discard palace temple',
    );
  });
});

describe('drawing or calling Ra', () => {
  it('draws at the start of an epoch, when there is nothing to win', () => {
    expect(chosen({ areas: [{ suns: [5, 8, 13] }, ...rivals] })).toBe('draw');
  });

  it('calls for what there is when the next Ra tile would end the epoch', () => {
    const areas = [{ suns: [13] }, { suns: [3] }, { suns: [4] }];
    const track: Lying[] = ['flood', 'gold', 'pharaoh', 'art', 'writing'];
    const mostlyRa: Tile[] = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 'ra' : 'nile'));
    expect(chosen({ areas, raTrack: 7, track, bag: mostlyRa })).toBe('invokeRa');
  });

  it('alone, with the Ra track empty, lets the lot grow', () => {
    const areas = [{ suns: [13] }, { faceDown: [3] }, { faceDown: [4] }];
    expect(chosen({ areas, track: ['nile'] })).toBe('draw');
  });
});
