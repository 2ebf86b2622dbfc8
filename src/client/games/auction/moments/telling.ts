import { auctionRules } from '../../../../game/auction/rules.ts';
import { actor } from '../../../../game/auction/table.ts';
import type { AnyEvent } from '../../../../game/contract.ts';
import { WATCHING } from '../../../../game/shared/bots/bot-pace.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import type { Telling, Timing } from '../../../table/timeline.ts';
import { lastsOf } from '../../../ui/motion/pace.ts';
import type { AuctionView, EndingEpoch, SharedEvent } from '../view/auction-view.ts';
import type { OwnScenes } from '../view/scenes.ts';

/**
 * How an event is told. It has come about: a tile when it lies there, as while a hand is in the bag nobody knows what is next
 * [T-01 to T-03]; a sale when the first tiles arrive; the end of an epoch when the sheet with its score lies over the table, which
 * until then lies there still.
 */
const timingIn =
  (own: OwnScenes<AnyEvent>) =>
  (event: AnyEvent): Timing => {
    const shared = event as unknown as SharedEvent;
    switch (shared.type) {
      case 'draw':
        return { ms: lastsOf(shared.tile === 'ra' ? 'bid' : 'draw'), landsAt: 1, unsaid: 1 };
      case 'invoke':
      case 'bid':
        return { ms: lastsOf('bid') };
      case 'pass':
        return { ms: lastsOf('pass') };
      case 'sold':
        return { ms: lastsOf('scene', 1900), landsAt: 0.5 };
      case 'unsold':
        return { ms: lastsOf('scene', 1500) };
      case 'epoch-end':
        return { ms: lastsOf('scene', 2500), landsAt: 1, lingers: 700 };
      default: {
        const scene = own[event.type] ?? null;
        return scene === null ? { ms: 0 } : { ...scene, ms: lastsOf('scene', scene.ms) };
      }
    }
  };

const ENDING: EndingEpoch = { kind: 'ending-epoch', player: null };

/** The table while an event has not come about yet. */
const untilLanded = (before: AuctionView, after: AuctionView, event: AnyEvent): AuctionView => {
  const shared = event as unknown as SharedEvent | { readonly type: 'disaster' };
  switch (shared.type) {
    case 'epoch-end':
      return { ...before, step: ENDING };
    case 'disaster':
      return { ...before, step: after.step.kind === 'disaster' ? unasked(before) : after.step };
    case 'sold': {
      // The suns change hands at once, the tiles fly; whoever took them is not asked what to do with them before they have them. [R-03, P-02]
      const { tiles } = at(before.areas, shared.player);
      const areas = after.areas.with(shared.player, { ...at(after.areas, shared.player), tiles });
      return { ...after, areas, step: after.step.kind === 'turn' ? after.step : unasked(before) };
    }
    default:
      return before;
  }
};

/** What is on while nobody is asked anything: an auction in which all have spoken, or somebody's turn. */
const unasked = ({ step }: AuctionView): AuctionView['step'] =>
  step.kind === 'auction'
    ? ({ ...step, toSpeak: [] } as unknown as AuctionView['step'])
    : { kind: 'turn', player: actor(step) ?? 0 };

/** A disaster that is told next has struck by itself, or has been answered: nobody is asked what to give up. */
const midway = (view: AuctionView, before: AuctionView): AuctionView =>
  view.step.kind === 'disaster' ? { ...view, step: unasked(before) } : view;

const isOf = (event: AnyEvent, seat: Seat): boolean => 'player' in event && event.player === seat;

/** How either game is told to a seat: faster while others do what it has no part in. */
export const tellingBy = (own: OwnScenes<AnyEvent>) => {
  const timingOf = timingIn(own);
  return <View extends AuctionView>({
    view,
    seat,
  }: {
    view: View;
    seat: Seat | null;
  }): Telling<View, AnyEvent> => {
    const isWatching = seat !== null && auctionRules.isOut(view, seat);
    const telling: Telling<AuctionView, AnyEvent> = {
      timingOf,
      untilLanded,
      midway,
      shareOf: added => (isWatching && !added.some(event => isOf(event, seat)) ? WATCHING : 1),
    };
    // A picture of a table has all that its game lays on it.
    return telling as unknown as Telling<View, AnyEvent>;
  };
};
