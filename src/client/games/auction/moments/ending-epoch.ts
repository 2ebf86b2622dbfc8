import { paySun } from '../../../../game/auction/suns.ts';
import type { AnyEvent } from '../../../../game/contract.ts';
import type { AnyGame, AuctionView, EndingEpoch, SharedEvent } from '../auction-game.ts';

/**
 * The table while the end of an epoch is told: one move brings the last sale or Ra tile, the scoring and the next epoch, and
 * of these the board shows no more than has been told. Null where no epoch ends, or its end has been told already.
 * @param before the table before that move
 * @param live the table after it
 * @param added what it brought
 * @param told how much of that has been told, the event that is being told among it
 */
export const endingEpoch = (
  { heldAfter }: Pick<AnyGame, 'heldAfter'>,
  before: AuctionView,
  live: AuctionView,
  added: readonly AnyEvent[],
  told: number,
): AuctionView | null => {
  const end = added.findIndex(({ type }) => type === 'epoch-end');
  if (end < 0 || told > end + 1) return null;
  const { epoch, raTrack, track, centre, areas } = before;
  const began: AuctionView = { ...live, epoch, raTrack, track, centre, areas, step: ENDING };
  return added.slice(0, told).reduce((view, event) => after(view, event, heldAfter), began);
};

export const ENDING: EndingEpoch = { kind: 'ending-epoch', player: null };

/** A table after one of the events that come before the end of an epoch. [T-03, A-07, E-01, E-02] */
const after = (view: AuctionView, event: AnyEvent, heldAfter: AnyGame['heldAfter']): AuctionView => {
  const shared = event as unknown as SharedEvent;
  if (shared.type === 'draw') return { ...view, raTrack: view.raTrack + Number(shared.tile === 'ra') };
  const sold = shared.type === 'sold' ? shared : null;
  const areas = view.areas.map((area, seat) => {
    if (!('player' in event) || event.player !== seat) return area;
    const suns = { faceUp: [...area.suns.faceUp], faceDown: [...area.suns.faceDown] };
    if (sold !== null) paySun(suns, sold.sun, sold.took);
    return { ...area, suns, tiles: heldAfter(area.tiles, event) };
  });
  return { ...view, areas, ...(sold === null ? {} : { track: [], centre: sold.sun }) };
};
