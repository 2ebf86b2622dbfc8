import type { AnyEvent } from '../../../../game/contract.ts';
import { useBoard as useTableBoard } from '../../../table/board-context.tsx';
import type { AuctionView } from '../view/auction-view.ts';
import type { Reader } from '../view/facts.ts';
import type { AnyGame } from './auction-game.ts';

/** What every part of a board of either game may ask and do. */
export const useBoard = <View extends AuctionView = AuctionView, Event extends AnyEvent = AnyEvent>() =>
  useTableBoard<AnyGame, View, Event, Reader>();
