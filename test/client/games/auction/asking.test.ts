import { describe, expect, it } from 'vitest';
import { reach } from '../../../../src/client/games/auction/gallery/positions.ts';
import { lastSale, toldAuction, wouldBeAsked } from '../../../../src/client/games/auction/scene/asking.ts';
import type { AuctionView } from '../../../../src/client/games/auction/view/auction-view.ts';
import { snapshotsOn } from '../../../../src/client/games/gallery/made.ts';
import { PLAYING as PLAYING_PRIESTS } from '../../../../src/client/games/priests-of-ra/gallery/positions.ts';
import { PLAYING as PLAYING_RA } from '../../../../src/client/games/ra/gallery/positions.ts';
import { viewAt } from '../../../../src/client/table/timeline.ts';
import type { AnyEvent } from '../../../../src/game/contract.ts';
import { priestsOfRa } from '../../../../src/game/priests-of-ra/rules.ts';
import { ra } from '../../../../src/game/ra/rules.ts';

const invoked = { type: 'invoke', player: 2, kind: 'voluntary' };
const bid = (player: number, sun: number) => ({ type: 'bid', player, sun });
const pass = (player: number) => ({ type: 'pass', player });
const sold = { type: 'sold', player: 0, sun: 9, took: 1, tiles: [] };
const told = (events: readonly AnyEvent[], toSpeak: readonly number[] = [], isSelling = false) =>
  toldAuction(
    events,
    {
      step:
        toSpeak.length === 0
          ? { kind: 'turn', player: 0 }
          : { kind: 'auction', cause: 'voluntary', caller: 2, toSpeak, best: null },
    } as unknown as AuctionView,
    isSelling,
  )?.asked.map(({ seat, says, caller, last }) =>
    [seat, says, ...(caller ? ['Ra player'] : []), ...(last ? ['last'] : [])].join(' '),
  );

describe('the asking order [A-01]', () => {
  it.each([
    ['at the beginning', [invoked], [3, 0, 1, 2], ['3 now', '0 waits', '1 waits', '2 waits Ra player last']],
    [
      'after a bid and a pass; whoever has no sun is not asked',
      [invoked, bid(3, 5), pass(0)],
      [2],
      ['3 bid', '0 passed', '2 now Ra player last'],
    ],
    [
      'a bid that was beaten',
      [invoked, bid(3, 5), bid(0, 9)],
      [1, 2],
      ['3 beaten', '0 bid', '1 now', '2 waits Ra player last'],
    ],
  ] as const)('%s', (_when, events, toSpeak, expected) => {
    expect(told(events, toSpeak)).toEqual(expected);
  });

  const over = [invoked, bid(3, 5), bid(0, 9), pass(1), pass(2), sold];
  it('is whole when all have spoken', () => {
    expect(told(over.slice(0, -1))).toEqual(['3 beaten', '0 bid', '1 passed', '2 passed Ra player last']);
  });

  it('stays for the sale, and goes with what comes after it', () => {
    expect(told(over, [], true)).toHaveLength(4);
    expect(told([...over, { type: 'disaster' }], [], true)).toBeUndefined();
  });

  it('is nowhere once all has been told, nor before the first auction', () => {
    expect(told(over)).toBeUndefined();
    expect(told([{ type: 'draw' }])).toBeUndefined();
  });

  it.each([
    ['Ra', PLAYING_RA, ra],
    ['Priests of Ra', PLAYING_PRIESTS, priestsOfRa],
  ] as const)(
    'of %s is whole where somebody looks back on its last word, though it is over by then',
    (_game, playing, rules) => {
      const isSale = ({ type }: AnyEvent) => type === 'sold';
      const position = { name: 'sold', players: 4, wanted: () => true, moment: isSale };
      const played = reach(playing as typeof PLAYING_RA, position);
      const { events } = played;
      const sale = events.findLastIndex(({ type }) => type === 'sold');
      const snapshot = snapshotsOn(playing as typeof PLAYING_RA, played.way, 0).at(sale)!;
      expect(snapshot.events).toBeLessThan(sale);
      const after = rules.after as unknown as (
        view: typeof snapshot.view,
        event: AnyEvent,
      ) => typeof snapshot.view;
      const before = viewAt(after, snapshot, events, sale);
      const asked = toldAuction(events.slice(0, sale), before)!.asked;
      expect(asked.map(({ says }) => says)).not.toContain('now');
      expect(new Set(asked.map(({ seat }) => seat)).size).toBe(asked.length);
      expect(before.track.some(tile => tile !== null)).toBe(true);
    },
  );

  it('of a position out of nowhere is the highest bid, and who is still to speak', () => {
    const best = { seat: 0, sun: 8 };
    const step = { kind: 'auction', cause: 'ra-tile', caller: 2, toSpeak: [1, 2], best };
    expect(toldAuction([], { step } as unknown as AuctionView)).toEqual({
      kind: 'ra-tile',
      asked: [
        { seat: 0, says: 'bid', sun: 8, caller: false, last: false },
        { seat: 1, says: 'now', sun: null, caller: false, last: false },
        { seat: 2, says: 'waits', sun: null, caller: true, last: true },
      ],
    });
    expect(toldAuction([], { step: { kind: 'turn', player: 0 } } as unknown as AuctionView)).toBeNull();
  });
});

describe('between auctions the wall shows', () => {
  const table = (step: object, ...faceUp: readonly (readonly number[])[]) =>
    ({
      step,
      areas: faceUp.map(each => ({ suns: { faceUp: each, faceDown: [1] } })),
    }) as unknown as AuctionView;

  it.each([
    [
      'everybody from the left of whoever may call, with the highest sun',
      table({ kind: 'turn', player: 1 }, [2, 9], [5], [3, 13]),
      ['2: 13', '0: 9', '1: 5'],
    ],
    [
      'still the same when its auction is on and has not been told',
      table({ kind: 'auction', caller: 1, toSpeak: [2, 0, 1], best: null }, [2, 9], [5], [3, 13]),
      ['2: 13', '0: 9', '1: 5'],
    ],
    ['nobody without a sun', table({ kind: 'turn', player: 0 }, [4], [], [6]), ['2: 6', '0: 4']],
    ['nobody when the match is over', table({ kind: 'over' }, [4], [6]), []],
  ])('whom Ra would ask: %s [A-01]', (_whom, view, expected) => {
    expect(wouldBeAsked(view).map(({ seat, sun }) => `${seat}: ${sun}`)).toEqual(expected);
  });

  const start = { type: 'epoch-start', epoch: 2, player: 0 };
  it.each([
    ['the last sale', [start, sold, { ...sold, sun: 4 }, bid(1, 3)], 4],
    ['none when nobody bid since', [start, sold, { type: 'unsold', tiles: [] }], null],
    ['none of an earlier epoch', [sold, start], null],
    ['none before the first', [start], null],
  ])('%s', (_which, events, sun) => {
    expect(lastSale(events)?.sun ?? null).toBe(sun);
  });
});
