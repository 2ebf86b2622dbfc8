import { describe, expect, it } from 'vitest';
import type { Bid } from '../../../../src/game/auction/auction.ts';
import { steady } from '../../../../src/game/priests-of-ra/bot/steady.ts';
import { priestsOfRa } from '../../../../src/game/priests-of-ra/rules.ts';
import type { State, Step } from '../../../../src/game/priests-of-ra/table.ts';
import type { Side, Tile } from '../../../../src/game/priests-of-ra/tiles.ts';
import type { Seat } from '../../../../src/game/shared/seats.ts';
import { noChance } from '../../no-chance.ts';
import { type Position, position, toAct } from '../position.ts';

/** A bag as full of Ra as at the start: 30 tiles, 5 of them Ra. */
const bag: Tile[] = Array.from({ length: 30 }, (_, i) => (i % 6 === 0 ? 'ra' : 'pyramid'));

/** What steady does in the place of the seat to act, as text. */
const chosen = (given: Position): string => {
  const state: State = position({ bag, ...given });
  const seat = toAct(state);
  return steady(state, seat, priestsOfRa.legalMoves(state, seat), noChance).join(' ');
};

/** Seat 0 is asked in an auction, with whoever is still to speak behind it. */
const asked = (
  cause: 'voluntary' | 'full-track' | 'ra-tile',
  toSpeak: [Seat, ...Seat[]],
  best: Bid | null = null,
): Step => ({ kind: 'auction', cause, caller: toSpeak.at(-1)!, toSpeak, best });

describe('bidding', () => {
  const great: Side[] = ['granary', 'fortress', 'market', 'pyramid', 'farmer', 'priest'];
  const wanting = { granary: 1, fortress: 1, market: 1, library: 2, farmer: 1, pyramid: 2 };

  it('spends its last sun on a great lot', () => {
    const areas = [{ suns: [6], tiles: wanting }, { suns: [4] }, { suns: [] }];
    expect(chosen({ areas, track: great, step: asked('ra-tile', [0, 1]) })).toBe('bid 6');
  });

  it('speaking last, pays the lowest sun that wins', () => {
    const areas = [{ suns: [5, 8, 13], tiles: wanting }, { suns: [6, 9] }, { suns: [4, 10] }];
    const step = asked('voluntary', [0], { seat: 1, sun: 6 });
    expect(chosen({ areas: [...areas], track: great, step })).toBe('bid 8');
  });

  it('forced to bid on next to nothing, gives its lowest sun', () => {
    const areas = [{ suns: [2, 8, 13] }, { suns: [3, 9] }, { suns: [4, 10] }];
    expect(chosen({ areas, track: ['plague'], step: asked('voluntary', [0]) })).toBe('bid 2');
  });

  it.each([1, 2, 3] as const)('passes on plagues in epoch %i', epoch => {
    const areas = [{ suns: [2, 8, 13] }, { suns: [3, 9] }, { suns: [4, 10] }];
    const step = asked('ra-tile', [0]);
    expect(chosen({ areas, epoch, track: ['plague', 'plague', 'plague'], step })).toBe('pass');
  });

  it('passes on next to nothing when somebody else has to pay for it', () => {
    const areas = [{ suns: [7, 8] }, { suns: [3, 9] }, { suns: [4, 10] }];
    expect(chosen({ areas, track: ['scribe'], step: asked('voluntary', [0, 1]) })).toBe('pass');
  });
});

describe('drawing or calling Ra', () => {
  const buildings: Side[] = ['granary', 'granary', 'fortress', 'market'];
  const builder = { suns: [13], tiles: { granary: 2, fortress: 1, market: 1, library: 2 } };

  it('calls when the lot is great for it and poor for its rivals', () => {
    const rivals = [{ suns: [3], tiles: { plague: 1 } }, { suns: [4] }];
    expect(chosen({ areas: [builder, ...rivals], track: buildings })).toBe('invokeRa');
  });

  it('draws at the start of an epoch, when there is nothing to win', () => {
    const areas = [{ suns: [2, 5, 8, 13] }, { suns: [3, 6, 9, 12] }, { suns: [4, 7, 10, 11] }];
    expect(chosen({ areas })).toBe('draw');
  });

  it('lets plagues lie', () => {
    const areas = [{ suns: [5, 8] }, { suns: [6, 9] }, { suns: [4, 10] }];
    expect(chosen({ areas, track: ['plague', 'plague'] })).toBe('draw');
  });

  it('calls for what there is when the next Ra tile would end the epoch', () => {
    const areas = [{ suns: [8, 13] }, { suns: [6] }, { suns: [4] }];
    const track: Side[] = ['pyramid', 'farmer', 'priest', 'pyramid'];
    expect(chosen({ areas, track, raTrack: 7 })).toBe('invokeRa');
  });

  it('alone and with the Ra track empty, lets the lot grow', () => {
    const areas = [{ suns: [8] }, { faceDown: [6, 9] }, { faceDown: [4, 10] }];
    expect(chosen({ areas, track: ['pyramid', 'scribe'], raTrack: 0 })).toBe('draw');
  });
});

describe('choosing the side of a tile [P-01]', () => {
  const suns = [{ suns: [13] }, { suns: [3] }, { suns: [4] }];

  it.each([
    ['granary', { granary: 1, fortress: 2 }],
    ['fortress', { granary: 2, fortress: 1 }],
  ])('completes a building of its own: %s', (side, tiles) => {
    const areas = suns.map((area, seat) => (seat === 0 ? { ...area, tiles } : area));
    const step: Step = { kind: 'placement', player: 0, tile: 'granary/fortress' };
    expect(chosen({ areas, step })).toBe(`placeTile ${side}`);
  });

  it.each([
    ['chamber-red', 'chamber-blue'],
    ['chamber-blue', 'chamber-red'],
  ] as const)('with no hope of winning it, does not complete the three %s of a rival', (feared, side) => {
    const areas = [{ suns: [2] }, { suns: [12, 13], tiles: { [feared]: 2 } }, { suns: [11] }];
    const step: Step = { kind: 'placement', player: 0, tile: 'chamber-red/chamber-blue' };
    expect(chosen({ areas, epoch: 3, step })).toBe(`placeTile ${side}`);
  });
});

describe('turning tiles over [P-02]', () => {
  const priests = (turns: number): Step => ({
    kind: 'priests',
    player: 0,
    caller: 0,
    turns,
    turned: [],
  });
  const rival = { faceDown: [3] };

  it('turns a farmer to win the most warriors', () => {
    const areas = [{ tiles: { farmer: 3, warrior: 1 } }, { ...rival, tiles: { warrior: 1 } }];
    expect(chosen({ areas, epoch: 3, step: priests(1) })).toBe('turnTile farmer');
  });

  it('turns the odd granary to complete a fortress', () => {
    const areas = [{ tiles: { granary: 3, fortress: 1 } }, rival];
    expect(chosen({ areas, epoch: 3, step: priests(1) })).toBe('turnTile granary');
  });

  it('stops when every turn would spoil something', () => {
    const areas = [{ tiles: { granary: 2, fortress: 2 } }, rival];
    expect(chosen({ areas, epoch: 3, step: priests(2) })).toBe('doneTurning');
  });
});
