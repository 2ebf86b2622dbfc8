import { paySun } from '../../../../game/auction/suns.ts';
import type { AnyEvent } from '../../../../game/contract.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import type { AnyGame } from '../context/auction-game.ts';
import type { AuctionView, EndingEpoch, SharedEvent } from '../view/auction-view.ts';

/**
 * The table as far as it has been told, where more is true than is seen: the last word of an auction brings the sale and
 * its disasters with it, the last sale or Ra tile of an epoch the scoring and the next epoch, and what is drawn is not
 * known before it comes out of the bag. Null where the table may be shown as it stands: when the last of those is what is
 * being told, and when an epoch's end has been.
 * @param before the table before that move
 * @param live the table after it
 * @param added what it brought
 * @param told how much of that has been told, the event that is being told among it
 * @param isLanding does the lot that is being sold still fly to whoever took it, or the disaster come down on them?
 */
export const asTold = (
  { heldAfter }: Pick<AnyGame, 'heldAfter'>,
  before: AuctionView,
  live: AuctionView,
  added: readonly AnyEvent[],
  told: number,
  isLanding = false,
): AuctionView | null => {
  const isStriking = isLanding && added[told - 1]?.type === 'disaster';
  const shown = toldOf({ heldAfter }, before, live, added, isStriking ? told - 1 : told);
  const sale = added[told - 1] as SharedEvent | undefined;
  if (!isLanding || sale?.type !== 'sold') return shown;
  const view = withoutLot(before, shown ?? live, sale.player);
  // Whoever took the lot is not asked what to do with it before they have it. [R-03, P-02]
  const isAskedOfIt = shown === null && isAuction(before) && live.step.kind !== 'turn';
  return isAskedOfIt ? { ...view, step: spokenIn(before) } : view;
};

/** A table on which somebody holds no more than before. */
const withoutLot = (before: AuctionView, view: AuctionView, seat: Seat): AuctionView => {
  const { tiles } = at(before.areas, seat);
  return { ...view, areas: view.areas.with(seat, { ...at(view.areas, seat), tiles }) };
};

const toldOf = (
  { heldAfter }: Pick<AnyGame, 'heldAfter'>,
  before: AuctionView,
  live: AuctionView,
  added: readonly AnyEvent[],
  told: number,
): AuctionView | null => {
  // While a hand is in the bag nobody knows what is next, nor chooses it. [T-01 to T-03]
  if (told === 1 && at(added, 0).type === 'draw') return before;
  const sale = isAuction(before) ? added.findIndex(({ type }) => type === 'sold' || type === 'unsold') : -1;
  const end = added.findIndex(({ type }) => type === 'epoch-end');
  // A disaster of the lot takes nothing before it comes down.
  const disaster = sale < 0 ? -1 : added.findLastIndex(({ type }) => type === 'disaster');
  if (told > (end < 0 ? Math.max(sale, disaster) : end + 1)) return null;
  const { epoch, raTrack, track, centre, areas } = before;
  // What was given up to a disaster may have been all that the epoch waited for: then no auction was on.
  const step = isAuction(before) && (end < 0 || told <= sale + 1) ? spokenIn(before) : ENDING;
  const began: AuctionView = { ...live, epoch, raTrack, track, centre, areas, step };
  return added.slice(0, told).reduce((view, event) => after(view, event, heldAfter), began);
};

const ENDING: EndingEpoch = { kind: 'ending-epoch', player: null };

const isAuction = ({ step }: AuctionView): boolean => step.kind === 'auction';

/** The auction that is on when nobody is asked any more, which no table stays in: a picture of one. */
const spokenIn = ({ step }: AuctionView) => ({ ...step, toSpeak: [] }) as unknown as AuctionView['step'];

/** A table after an event of a move that ends an auction or an epoch. [T-03, A-02, A-07, R-03, P-02] */
const after = (view: AuctionView, event: AnyEvent, heldAfter: AnyGame['heldAfter']): AuctionView => {
  const shared = event as unknown as SharedEvent;
  switch (shared.type) {
    case 'draw':
      return { ...view, raTrack: view.raTrack + Number(shared.tile === 'ra') };
    case 'bid': {
      const best = { seat: shared.player, sun: shared.sun };
      return { ...view, step: { ...view.step, best } as AuctionView['step'] };
    }
    case 'sold': {
      const areas = view.areas.map((area, seat) => {
        if (seat !== shared.player) return area;
        const suns = { faceUp: [...area.suns.faceUp], faceDown: [...area.suns.faceDown] };
        paySun(suns, shared.sun, shared.took);
        return { ...area, suns };
      });
      return holding({ ...view, areas, track: [], centre: shared.sun }, event, heldAfter);
    }
    default:
      return holding(view, event, heldAfter);
  }
};

/** The same, with what whoever the event is about holds after it. */
const holding = (view: AuctionView, event: AnyEvent, heldAfter: AnyGame['heldAfter']): AuctionView => {
  if (!('player' in event)) return view;
  const seat = event.player as number;
  const area = at(view.areas, seat);
  return { ...view, areas: view.areas.with(seat, { ...area, tiles: heldAfter(area.tiles, event) }) };
};
