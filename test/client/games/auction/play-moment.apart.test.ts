import { afterEach, expect, it, vi } from 'vitest';
import { playMoment } from '../../../../src/client/games/auction/moments/play-moment.ts';
import type { AuctionView } from '../../../../src/client/games/auction/view/auction-view.ts';
import type { Flight } from '../../../../src/client/ui/motion/fly.ts';
import { AUCTION_TRACK } from '../../../../src/game/auction/tracks.ts';

const flown = vi.hoisted((): Flight[] => []);
vi.mock('../../../../src/client/ui/motion/fly.ts', () => ({
  fly: async (flight: Flight) => void flown.push(flight),
  flyAll: async (flights: readonly Flight[]) => void flown.push(...flights),
}));
afterEach(() => {
  flown.length = 0;
  vi.restoreAllMocks();
});

it('tiles of a lot with gaps leave from where each of them lay [R-01, A-07]', () => {
  // Nothing is laid out here: everything is as large as a tile.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 48, height: 48 } as DOMRect);
  vi.stubGlobal('DOMRect', class {});
  const board = document.createElement('div');
  board.innerHTML = `<section class="area" data-seat="1"><div class="area-drawer"></div></section>
    <div class="moment-props"><i data-prop="tile-0"></i><i data-prop="tile-1"></i></div>
    ${Array.from({ length: AUCTION_TRACK }, (_, i) => `<li class="auction-space" id="${i}"></li>`).join('')}`;
  const before = { track: ['nile', null, null, 'gold'] } as unknown as AuctionView;
  const sold = { type: 'sold', player: 1, sun: 9, took: 1, tiles: ['nile', 'gold'] } as const;
  playMoment(sold, {
    board,
    props: board.querySelector('.moment-props')!,
    before,
    view: { track: [] } as unknown as AuctionView,
    ms: 1000,
    signal: new AbortController().signal,
  });
  expect(flown.map(({ what, from }) => [(what as HTMLElement).dataset.prop, (from as Element).id])).toEqual([
    ['tile-0', '0'],
    ['tile-1', '3'],
  ]);
  vi.unstubAllGlobals();
});
